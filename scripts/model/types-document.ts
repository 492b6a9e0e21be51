import { type Kind, ruleFor } from "../document/grammar.ts";
import { followRef } from "../document/walk-document.ts";
import { deprecationSentence } from "../schema/deprecation.ts";
import { asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { refName, type Schema } from "../schema/walk.ts";
import { breakArrayCycles } from "./break-array-cycles.ts";
import { dropRepeatedConstants, excludeSiblings } from "./exclusive-types.ts";
import type { CoveredKeywords } from "./limits-text.ts";
import { nameUnionMembers } from "./name-union-members.ts";
import { contentSchema } from "./parameters.ts";
import { withPropertyExamples } from "./property-examples.ts";
import { streamRow } from "./streams.ts";
import { joinTexts, repeatRequiredProperties, TypeSchemas } from "./type-schemas.ts";
import type { View, Views } from "./views.ts";

/** Members that do not affect the types. */
const IGNORED_MEMBERS: ReadonlySet<string> = new Set([
  ...["examples", "example", "links", "callbacks", "servers", "encoding", "externalDocs"],
]);

/**
 * The document from which openapi-typescript makes types.ts: every operation has an id, bodies are in the view in which they
 * are seen, and each component is followed by its `Request` and `Filled` forms if these differ.
 */
export class TypesDocument {
  readonly #document: JsonObject;
  readonly #views: Views;
  readonly #typeSchemas: TypeSchemas;
  readonly #schemas: JsonObject;
  readonly #components: JsonObject = {};

  constructor(document: JsonObject, schemas: JsonObject, views: Views, covered: CoveredKeywords) {
    this.#document = document;
    this.#schemas = schemas;
    this.#views = views;
    this.#typeSchemas = new TypeSchemas(schemas, views, covered);
  }

  /** Adds a component that the document does not have. */
  add(name: string, schema: Schema, view: View): void {
    this.#components[name] = this.#simplify(schema, view);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#components, name);
  }

  build(paths: JsonObject, webhooks: JsonObject): JsonObject {
    for (const [name, schema] of Object.entries(withPropertyExamples(this.#document, this.#schemas))) {
      for (const view of ["response", "request", "filled"] as const) {
        const own = this.#views.name(name, view);
        if (!Object.hasOwn(this.#components, own)) this.#components[own] = this.#simplify(schema as Schema, view);
      }
    }
    nameUnionMembers(this.#components);
    dropRepeatedConstants(this.#components);
    excludeSiblings(this.#components);
    for (const [name, schema] of Object.entries(this.#components))
      this.#components[name] = repeatRequiredProperties(schema as Schema, this.#components);
    breakArrayCycles(this.#components);
    const sections = { ...asObject(this.#document.components) };
    for (const unused of ["schemas", "examples", "links", "callbacks", "securitySchemes", "pathItems", "mediaTypes"])
      delete sections[unused];
    // openapi-typescript does not follow a request body that is a $ref to another.
    if (isObject(sections.requestBodies))
      sections.requestBodies = Object.fromEntries(
        Object.entries(sections.requestBodies).map(([name, body]) => [name, followRef(this.#document, body)]),
      );
    const components = this.#convert(sections, "components", "response") as JsonObject;
    return {
      openapi: "3.1.0",
      info: { title: "", version: "" },
      paths: this.#map(paths, "pathItem", "response"),
      webhooks: this.#map(webhooks, "pathItem", "webhook"),
      components: { ...components, schemas: this.#components },
    };
  }

  #map(members: JsonObject, kind: Kind, side: View | "webhook"): JsonObject {
    return Object.fromEntries(Object.entries(members).map(([key, member]) => [key, this.#convert(member, kind, side)]));
  }

  #convert(node: Json, kind: Kind, side: View | "webhook"): Json {
    if (kind === "schema")
      return repeatRequiredProperties(
        this.#simplify(node as Schema, side === "webhook" ? "response" : side),
        this.#components,
      );
    if (!isObject(node)) return node;
    const view = chooseView(kind, side);
    const copy: JsonObject = {};
    for (const [key, value] of Object.entries(this.#inlined(node, kind, side))) {
      if (IGNORED_MEMBERS.has(key) || key.startsWith("x-")) continue;
      const rule = ruleFor(kind, key);
      if (!rule) copy[key] = value;
      else if (rule.form === "one") copy[key] = this.#convert(value, rule.kind, view);
      else if (Array.isArray(value)) copy[key] = value.map((item) => this.#convert(item, rule.kind, view));
      else if (isObject(value)) copy[key] = this.#map(value, rule.kind, view);
    }
    const deprecation = deprecationSentence(node);
    if (deprecation !== "") copy.description = joinTexts(node.description, deprecation);
    return copy;
  }

  #inlined(node: JsonObject, kind: Kind, side: View | "webhook"): JsonObject {
    // In a webhook the service sends the request, so the component would have the wrong view.
    const isReversed = side === "webhook" && (kind === "requestBody" || kind === "response");
    const named = typeof node.$ref !== "string" || (!isReversed && isComponentRef(node.$ref));
    const own = named ? node : followRef(this.#document, node);
    if (kind === "mediaType" && own.itemSchema !== undefined) return ofItem(own);
    return kind === "parameter" || kind === "header" ? withoutContent(own) : own;
  }

  #simplify(schema: Schema, view: View): Schema {
    return this.#typeSchemas.simplify(this.#views.apply(schema, view, undefined));
  }
}

/** The $refs that openapi-typescript can follow. */
const isComponentRef = (reference: string): boolean =>
  /^#\/components\/(?:responses|parameters|requestBodies|headers)\/[^/%~]+$/.test(reference);

/** A stream has the type of one of its items. */
function ofItem(media: JsonObject): JsonObject {
  const { itemSchema, ...rest } = media;
  return streamRow(media) === undefined || itemSchema === undefined ? rest : { ...rest, schema: itemSchema };
}

/** A parameter or header that is sent as JSON has the type of the JSON value. */
function withoutContent(node: JsonObject): JsonObject {
  const schema = contentSchema(node);
  if (schema === undefined) return node;
  const { content: _, ...rest } = node;
  return { ...rest, schema };
}

/** The request of a webhook is in the view of a response, and its response in that of a request. */
function chooseView(kind: Kind, side: View | "webhook"): View | "webhook" {
  if (side === "webhook") return kind === "requestBody" ? "response" : kind === "response" ? "request" : side;
  if (kind === "requestBody" || kind === "parameter") return "request";
  return kind === "response" || kind === "header" ? "response" : side;
}

/** The component that a body refers to, if it is a bare $ref. */
export const onlyComponent = (schema: Schema | undefined): string | undefined =>
  isObject(schema) && Object.keys(schema).length === 1 ? refName(schema.$ref) : undefined;
