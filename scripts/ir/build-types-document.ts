import { type Kind, ruleFor } from "../pipeline/grammar.ts";
import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { breakListCycles } from "./list-cycles.ts";
import { contentSchema } from "./parameters.ts";
import { settleRequired } from "./required-parts.ts";
import { resolved } from "./resolve.ts";
import { refName, type Schema } from "./schema.ts";
import { TypeShapes } from "./types-document.ts";
import type { View, Views } from "./views.ts";

/** Members that shape no type. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "examples",
  "example",
  "links",
  "callbacks",
  "servers",
  "encoding",
  "externalDocs",
]);

/**
 * The document openapi-typescript turns into types.ts: every operation with its id, bodies in the view they are seen
 * in, and beside each component its `Request` and `Filled` shapes where they differ.
 */
export class TypesDocument {
  readonly #document: JsonObject;
  readonly #views: Views;
  readonly #shapes: TypeShapes;
  readonly #schemas: JsonObject;
  readonly #components: JsonObject = {};

  constructor(document: JsonObject, schemas: JsonObject, views: Views) {
    this.#document = document;
    this.#schemas = schemas;
    this.#views = views;
    this.#shapes = new TypeShapes(schemas, views);
  }

  /** Adds a shape under a component's name that the document itself does not have. */
  add(name: string, schema: Schema, view: View): void {
    this.#components[name] = this.#shape(schema, view);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#components, name);
  }

  build(paths: JsonObject, webhooks: JsonObject): JsonObject {
    for (const [name, schema] of Object.entries(this.#schemas)) {
      for (const view of ["response", "request", "filled"] as const) {
        const own = this.#views.name(name, view);
        if (!Object.hasOwn(this.#components, own)) this.#components[own] = this.#shape(schema as Schema, view);
      }
    }
    for (const [name, schema] of Object.entries(this.#components))
      this.#components[name] = settleRequired(schema as Schema, this.#components);
    breakListCycles(this.#components);
    const {
      schemas: _,
      examples: _e,
      links: _l,
      callbacks: _c,
      securitySchemes: _s,
      pathItems: _p,
      ...sections
    } = isObject(this.#document.components) ? this.#document.components : {};
    // openapi-typescript follows no request body that is another name for one.
    if (isObject(sections.requestBodies))
      sections.requestBodies = Object.fromEntries(
        Object.entries(sections.requestBodies).map(([name, body]) => [name, resolved(this.#document, body)]),
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

  #map(members: JsonObject, kind: Kind, side: "response" | "webhook"): JsonObject {
    return Object.fromEntries(Object.entries(members).map(([key, member]) => [key, this.#convert(member, kind, side)]));
  }

  #convert(node: Json, kind: Kind, side: View | "webhook"): Json {
    if (kind === "schema")
      return settleRequired(this.#shape(node as Schema, side === "webhook" ? "response" : side), this.#components);
    if (!isObject(node)) return node;
    const view = viewOf(kind, side);
    const copy: JsonObject = {};
    for (const [key, value] of Object.entries(this.#plainly(node, kind, side))) {
      if (LEFT_OUT.has(key) || key.startsWith("x-")) continue;
      const rule = ruleFor(kind, key);
      if (!rule) copy[key] = value;
      else if ("one" in rule) copy[key] = this.#convert(value, rule.one, view);
      else if (Array.isArray(value)) {
        const member = "list" in rule ? rule.list : rule.map;
        copy[key] = value.map((item) => this.#convert(item, member, view));
      } else if (isObject(value)) {
        const member = "map" in rule ? rule.map : rule.list;
        copy[key] = Object.fromEntries(
          Object.entries(value).map(([name, item]) => [name, this.#convert(item, member, view)]),
        );
      }
    }
    return copy;
  }

  #plainly(node: JsonObject, kind: Kind, side: View | "webhook"): JsonObject {
    // A component of a webhook is seen from the other side here than where its name is used otherwise.
    const turned = side === "webhook" && (kind === "requestBody" || kind === "response");
    const named = typeof node.$ref !== "string" || (!turned && isComponentRef(node.$ref));
    const own = named ? node : resolved(this.#document, node);
    return kind === "parameter" || kind === "header" ? withoutContent(own) : own;
  }

  #shape(schema: Schema, view: View): Schema {
    return this.#shapes.shape(this.#views.apply(schema, view, undefined));
  }
}

/** The $refs that openapi-typescript finds; any other corner of the document it may not. */
const isComponentRef = (reference: string): boolean =>
  /^#\/components\/(?:responses|parameters|requestBodies|headers)\/[^/%~]+$/.test(reference);

/** A parameter or header that travels as JSON is to its reader the value itself. */
function withoutContent(node: JsonObject): JsonObject {
  const schema = contentSchema(node);
  if (schema === undefined) return node;
  const { content: _, ...rest } = node;
  return { ...rest, schema };
}

/** What a webhook sends is what the service answers elsewhere, and the other way round. */
function viewOf(kind: Kind, side: View | "webhook"): View | "webhook" {
  if (side === "webhook") return kind === "requestBody" ? "response" : kind === "response" ? "request" : side;
  if (kind === "requestBody" || kind === "parameter") return "request";
  return kind === "response" || kind === "header" ? "response" : side;
}

/** The component that a body consists of, if it is nothing but one. */
export const soleComponent = (schema: Schema | undefined): string | undefined =>
  isObject(schema) && Object.keys(schema).length === 1 ? refName(schema.$ref) : undefined;
