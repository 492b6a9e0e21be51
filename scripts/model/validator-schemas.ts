import { findAnnotation, listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isAnnotation } from "../schema/keywords.ts";
import { getUnion, UNION, type UnionBy, valuesOfOthers } from "../schema/union-mark.ts";
import { eachSubschema, mapSubschemas, refName, type Schema } from "../schema/walk.ts";
import type { View, Views } from "./views.ts";

/** A hidden property is refused: accepting and dropping it would lose what the sender meant. */
const HIDDEN_PROPERTY: Record<"request" | "response", Schema> = {
  request: { not: {}, "x-message": "is read-only: leave it out of a request" },
  response: { not: {}, "x-message": "is write-only: it must not appear in a response" },
};

/** Collects the schemas from which validators are made, each once for each view in which it is used. */
export class ValidatorSchemas {
  readonly defs: Record<string, Schema> = {};
  readonly #schemas: JsonObject;
  readonly #views: Views;
  readonly #options: ValidatorSchemaOptions;
  readonly #inlined = { request: new WeakMap<JsonObject, string>(), response: new WeakMap<JsonObject, string>() };

  constructor(views: Views, options: ValidatorSchemaOptions) {
    this.#schemas = options.schemas;
    this.#views = views;
    this.#options = options;
  }

  /** Adds a component in a view. Returns its name in `defs`. */
  addComponent(name: string, view: "request" | "response"): string {
    const own = defKey(this.#views.name(name, view));
    if (!Object.hasOwn(this.defs, own)) {
      // The name is taken first, because a schema may contain itself.
      this.defs[own] = true;
      this.defs[own] = this.#convert(this.#schemas[name] as Schema, view);
    }
    return own;
  }

  /** Adds an inline schema under its own name. A bare $ref is the component itself. */
  addInline(schema: Schema, view: "request" | "response", name: string): string {
    const target = isObject(schema) && Object.keys(schema).length === 1 ? refName(schema.$ref) : undefined;
    if (target !== undefined) return this.addComponent(target, view);
    // A response that many operations share is one schema with one validator.
    const known = isObject(schema) ? this.#inlined[view].get(schema) : undefined;
    if (known !== undefined) return known;
    const own = defKey(name);
    this.defs[own] = this.#convert(schema, view);
    if (isObject(schema)) this.#inlined[view].set(schema, own);
    return own;
  }

  #convert(schema: Schema, view: "request" | "response"): Schema {
    this.#addReferenced(schema, view);
    return toValidatorSchema(this.#views.apply(schema, view as View, HIDDEN_PROPERTY[view]), this.#options);
  }

  #addReferenced(schema: Schema, view: "request" | "response"): void {
    if (!isObject(schema)) return;
    const name = refName(schema.$ref);
    if (name !== undefined) this.addComponent(name, view);
    eachSubschema(schema, (child, keyword) => {
      if (keyword !== "$defs" && keyword !== "definitions") this.#addReferenced(child, view);
    });
  }
}

const DROPPED: ReadonlySet<string> = new Set([
  ...["$defs", "definitions", "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "contentSchema"],
  "$vocabulary",
]);

/** Annotations that the `explain` tier reads. */
const KEPT_ANNOTATIONS: ReadonlySet<string> = new Set(["x-code", "x-message", "x-across-fields"]);

const INCLUSIVE: ReadonlyMap<string, string> = new Map([
  ["exclusiveMinimum", "minimum"],
  ["exclusiveMaximum", "maximum"],
]);

export interface ValidatorSchemaOptions {
  readonly schemas: JsonObject;
  readonly keywords: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
}

/** A normalised schema as validators need it: without annotations, every $ref of the form `#/$defs/<name>`. */
export function toValidatorSchema(schema: Schema, options: ValidatorSchemaOptions): Schema {
  if (!isObject(schema)) return schema;
  const kept: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword) || keyword === UNION) continue;
    if (isAnnotation(keyword) && !KEPT_ANNOTATIONS.has(keyword) && !options.keywords.has(keyword)) continue;
    if (keyword === "format" && !options.formats.has(String(value))) continue;
    const inclusive = INCLUSIVE.get(keyword);
    // A valid integer may be rounded to a limit beyond 2^53, which is rounded too.
    if (inclusive !== undefined && Number.isInteger(value) && !Number.isSafeInteger(value))
      addConditions(kept, { [inclusive]: value });
    else kept[keyword] = value;
  }
  if (Array.isArray(kept.enum) && kept.enum.length === 0) {
    // No value is listed, so none is valid. `false` says so in a sentence that a reader understands.
    delete kept.enum;
    addConditions(kept, false);
  }
  const lowered = mapSubschemas(kept, (child) => toValidatorSchema(child, options));
  const target = refName(lowered.$ref);
  if (target !== undefined) lowered.$ref = defRef(target);
  const union = getUnion(schema);
  if (union) unionToConditions(lowered, union, getFirstBranch(schema), options);
  return lowered;
}

/** A name as a key of the defs, without characters that JSON pointers or URIs would have to escape. */
export const defKey = (name: string): string =>
  name.replaceAll(/[^\w.-]/gu, (char) => `$${(char.codePointAt(0) ?? 0).toString(16)}`);

const defRef = (name: string): string => `#/$defs/${defKey(name)}`;

const getFirstBranch = (schema: JsonObject): Json | undefined => {
  const branches = schema.oneOf ?? schema.anyOf;
  return Array.isArray(branches) ? branches[0] : undefined;
};

function addConditions(schema: JsonObject, ...conditions: Json[]): void {
  schema.allOf = [...asArray(schema.allOf), ...conditions];
}

/** A union with a discriminating property becomes conditions: one branch is checked instead of all, and only its faults are reported. */
function unionToConditions(
  schema: JsonObject,
  union: UnionBy,
  firstBranch: Json | undefined,
  options: ValidatorSchemaOptions,
): void {
  const keyword = Array.isArray(schema.oneOf) ? "oneOf" : "anyOf";
  const branches = schema[keyword] as Json[];
  const { property, values, otherwise } = union;
  delete schema[keyword];
  const isOneOf = (allowed: readonly Json[]): JsonObject => ({
    properties: { [property]: { enum: [...allowed] } },
    required: [property],
  });
  const conditions = branches.map((branch, index) =>
    index === otherwise
      ? { if: isOneOf(valuesOfOthers(union)), else: branch }
      : { if: isOneOf(values[index] ?? []), then: branch },
  );
  if (otherwise !== undefined) {
    addConditions(schema, { type: "object" }, ...conditions);
    return;
  }
  const choice: JsonObject = { enum: values.flat() };
  const code = findPropertyCode(firstBranch, property, options.schemas);
  if (code !== undefined) choice["x-code"] = code;
  addConditions(schema, { type: "object", properties: { [property]: choice }, required: [property] }, ...conditions);
}

/** The code that a branch gives the discriminating property. */
function findPropertyCode(branch: Json | undefined, property: string, schemas: JsonObject): Json | undefined {
  const properties = listParts(branch, schemas).map((part) => asObject(part.properties)[property]);
  return properties.map((one) => findAnnotation(one, "x-code", schemas)).find((code) => code !== undefined);
}
