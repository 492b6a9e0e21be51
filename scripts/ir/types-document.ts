import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { mapSubschemas, refName, type Schema } from "./schema.ts";
import type { Views } from "./views.ts";

/** Keywords that say nothing a TypeScript type could say. */
const UNSAID = [
  ...[
    "if",
    "then",
    "else",
    "not",
    "dependentSchemas",
    "dependentRequired",
    "dependencies",
    "contains",
    "propertyNames",
  ],
  ...[
    "unevaluatedProperties",
    "unevaluatedItems",
    "minContains",
    "maxContains",
    "$defs",
    "definitions",
    "$anchor",
    "$id",
  ],
  ...["$dynamicAnchor", "$schema", "$vocabulary", "contentSchema", "examples", "pattern", "xml", "externalDocs"],
];

/** Keywords by which a schema says what kind of value it describes. */
const TYPED = [
  "type",
  "properties",
  "additionalProperties",
  "patternProperties",
  "items",
  "prefixItems",
  "enum",
  "const",
];
const COMPOSED = ["$ref", "allOf", "anyOf", "oneOf"];

/**
 * Makes schemas plain enough for openapi-typescript, which reads `anyOf` beside other keywords as "or", knows no
 * conditions, and takes a $ref to a list of conditions for an object without members.
 */
export class TypeShapes {
  readonly #schemas: JsonObject;
  readonly #views: Views;
  readonly #silent = new Map<string, boolean>();

  constructor(schemas: JsonObject, views: Views) {
    this.#schemas = schemas;
    this.#views = views;
  }

  shape(schema: Schema): Schema {
    if (!isObject(schema)) return schema;
    const kept: JsonObject = {};
    for (const [keyword, value] of Object.entries(schema))
      if (!UNSAID.includes(keyword) && !keyword.startsWith("x-")) kept[keyword] = value;
    if (kept.$ref !== undefined) return kept;
    const plain = mapSubschemas(kept, (child) => this.shape(child));
    // Nothing is one of no values, or of some kind and of none.
    if (Array.isArray(plain.allOf) && plain.allOf.includes(false)) return false;
    if (Array.isArray(plain.enum) && plain.enum.length === 0) return false;
    this.#settleParts(plain);
    settleValues(plain);
    settleTuple(plain);
    settleMap(plain);
    return this.#settleUnions(plain);
  }

  /** Whether a schema leaves the kind of value open: only conditions, or nothing at all. */
  isSilent(schema: Json | undefined): boolean {
    if (schema === true || schema === undefined) return true;
    if (!isObject(schema)) return false;
    const name = refName(schema.$ref);
    if (name !== undefined) return this.#isSilentComponent(this.#views.component(name));
    if (TYPED.some((keyword) => schema[keyword] !== undefined)) return false;
    return COMPOSED.every((keyword) => {
      const parts = schema[keyword];
      if (!Array.isArray(parts)) return true;
      return keyword === "allOf"
        ? parts.every((part) => this.isSilent(part))
        : parts.some((part) => this.isSilent(part));
    });
  }

  #isSilentComponent(name: string): boolean {
    const known = this.#silent.get(name);
    if (known !== undefined) return known;
    // Meeting itself again adds nothing, so a schema is presumed silent until something in it speaks.
    this.#silent.set(name, true);
    const silent = this.isSilent(this.#schemas[name]);
    this.#silent.set(name, silent);
    return silent;
  }

  #settleParts(schema: JsonObject): void {
    if (!Array.isArray(schema.allOf)) return;
    const silent = schema.allOf.filter((part) => this.isSilent(part));
    const parts = schema.allOf.filter((part) => !silent.includes(part));
    // What such a part requires, the whole requires.
    const required = [schema, ...silent].flatMap((part) => requiredOf(part));
    if (required.length > 0) schema.required = [...new Set(required)];
    if (parts.length > 0) schema.allOf = parts;
    else delete schema.allOf;
  }

  #settleUnions(schema: JsonObject): Schema {
    const unions: JsonObject[] = [];
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = schema[keyword];
      delete schema[keyword];
      if (!Array.isArray(branches) || branches.some((branch) => this.isSilent(branch))) continue;
      unions.push({ [keyword]: branches.map((branch) => requiring(branch, schema)) });
    }
    if (unions.length === 0) return schema;
    // Beside typed branches a bare `type` is only the hull around them.
    const core = Object.keys(schema).filter((keyword) => TYPED.includes(keyword) || keyword === "allOf");
    if (core.length === 0 || (core.length === 1 && core[0] === "type")) {
      delete schema.type;
      if (unions.length === 1) return { ...schema, ...unions[0] };
    }
    const { description, deprecated, title, default: preset, ...rest } = schema;
    const noted = Object.fromEntries(
      Object.entries({ description, deprecated, title, default: preset }).filter(([, value]) => value !== undefined),
    ) as JsonObject;
    return { ...noted, allOf: [...(Object.keys(rest).length > 0 ? [rest] : []), ...unions] };
  }
}

/** What stands beside a union and requires a property that only the branches have, they require. */
function requiring(branch: Json, schema: JsonObject): Json {
  const own = isObject(schema.properties) ? schema.properties : {};
  const required = requiredOf(schema).filter((name) => !Object.hasOwn(own, String(name)));
  return required.length > 0 ? { allOf: [branch], required } : branch;
}

const requiredOf = (schema: Json): Json[] =>
  isObject(schema) && Array.isArray(schema.required) ? schema.required : [];

function settleValues(schema: JsonObject): void {
  if (schema.const !== undefined) {
    const value = schema.const;
    delete schema.const;
    schema.enum = [value];
  }
  if (!Array.isArray(schema.enum)) return;
  // A literal object or array has no place in openapi-typescript's unions; its kind still stands.
  if (schema.enum.some((value) => typeof value === "object" && value !== null)) {
    delete schema.enum;
    return;
  }
  for (const keyword of ["properties", "additionalProperties", "items"]) delete schema[keyword];
  // The list itself says what type it is of; a `type` with null beside it would add null a second time.
  const types = new Set(schema.enum.filter((value) => value !== null).map((value) => typeof value));
  const [type, ...more] = types;
  if (type !== undefined && more.length === 0) schema.type = type;
  else delete schema.type;
}

/** A tuple is one only if nothing may follow and nothing may be missing. */
function settleTuple(schema: JsonObject): void {
  const { prefixItems } = schema;
  if (!Array.isArray(prefixItems)) return;
  schema.type ??= "array";
  if (schema.items === false && Number(schema.minItems) >= prefixItems.length) return;
  delete schema.prefixItems;
  const rest = schema.items;
  if (rest === undefined || rest === true) schema.items = {};
  else schema.items = { anyOf: rest === false ? prefixItems : [...prefixItems, rest] };
}

/** An index signature must hold for the named properties too, which JSON Schema does not ask of them. */
function settleMap(schema: JsonObject): void {
  const named = isObject(schema.properties) && Object.keys(schema.properties).length > 0;
  if (!named) return;
  const patterned = schema.patternProperties !== undefined;
  delete schema.patternProperties;
  if (patterned || isObject(schema.additionalProperties)) schema.additionalProperties = true;
}
