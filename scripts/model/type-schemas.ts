import { deprecationSentence } from "../schema/deprecation.ts";
import { listParts, listPartsBy } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { LOWER_LIMITS, UPPER_LIMITS } from "../schema/keywords.ts";
import { mapSubschemas, refName, type Schema } from "../schema/walk.ts";
import { splitChoice } from "./exclusive-types.ts";
import { type CoveredKeywords, limitsText } from "./limits-text.ts";
import type { Views } from "./views.ts";

/** Keywords that cannot be expressed in a TypeScript type. A list of at least so many entries can be. */
const NOT_IN_TYPES: ReadonlySet<string> = new Set([
  ...[...UPPER_LIMITS, ...LOWER_LIMITS].filter((limit) => limit !== "minItems"),
  ...["if", "then", "else", "not", "dependentSchemas", "dependentRequired", "dependencies", "contains", "minContains"],
  ...["maxContains", "propertyNames", "unevaluatedProperties", "unevaluatedItems", "pattern", "$defs", "definitions"],
  ...["multipleOf", "uniqueItems"],
  ...["$anchor", "$id", "$dynamicAnchor", "$schema", "$vocabulary", "contentSchema", "examples", "xml", "externalDocs"],
]);

/** Keywords that say of which type a value is. */
const TYPED = [
  ...["type", "properties", "additionalProperties", "patternProperties", "items", "prefixItems", "enum", "const"],
];
const COMPOSED = ["$ref", "allOf", "anyOf", "oneOf"];

/**
 * Simplifies schemas for openapi-typescript, which reads `anyOf` beside other keywords as "or", ignores conditions, and takes
 * a $ref to a list of conditions for an object without members.
 */
export class TypeSchemas {
  readonly #schemas: JsonObject;
  readonly #views: Views;
  readonly #covered: CoveredKeywords;
  readonly #untyped = new Map<string, boolean>();

  constructor(schemas: JsonObject, views: Views, covered: CoveredKeywords) {
    this.#schemas = schemas;
    this.#views = views;
    this.#covered = covered;
  }

  simplify(schema: Schema): Schema {
    if (!isObject(schema)) return schema;
    const { description, title } = schema;
    const choice = isObject(schema.properties) ? splitChoice(schema, this.#listParts(schema)) : undefined;
    if (choice === undefined) return this.#simplifyOne(schema);
    const noted = { ...(description === undefined ? {} : { description }), ...(title === undefined ? {} : { title }) };
    return { ...noted, oneOf: choice.map((branch) => this.#simplifyOne(branch)) };
  }

  /** The schema and its `allOf`, with the components that these refer to. */
  #listParts(schema: JsonObject): JsonObject[] {
    return listPartsBy(schema, (reference) => this.#schemas[this.#views.component(refName(reference) ?? "")]);
  }

  #simplifyOne(schema: JsonObject): Schema {
    const kept: JsonObject = {};
    for (const [keyword, value] of Object.entries(schema))
      if (!NOT_IN_TYPES.has(keyword) && !keyword.startsWith("x-")) kept[keyword] = value;
    if (kept.$ref !== undefined) return this.#withBothDescriptions(schema, kept);
    const limits = limitsText(this.#covered, schema);
    const deprecation = deprecationSentence(schema);
    if (limits + deprecation !== "") kept.description = joinTexts(schema.description, limits, deprecation);
    const plain = mapSubschemas(kept, (child) => this.simplify(child));
    // No value is valid.
    if (Array.isArray(plain.allOf) && plain.allOf.includes(false)) return false;
    if (Array.isArray(plain.enum) && plain.enum.length === 0) return false;
    this.#simplifyAllOf(plain);
    simplifyEnum(plain);
    simplifyTuple(plain);
    simplifyMap(plain);
    return this.#simplifyUnions(plain);
  }

  /** An editor shows the comment of a property and not that of its type, so the property also gets the schema's description. */
  #withBothDescriptions(schema: JsonObject, reference: JsonObject): JsonObject {
    const name = refName(reference.$ref);
    const target = name === undefined ? undefined : this.#schemas[this.#views.component(name)];
    const description = joinTexts(
      reference.description,
      asObject(target).description,
      limitsText(this.#covered, target, schema),
      deprecationSentence(schema),
    );
    return description === "" ? reference : { ...reference, description };
  }

  /** Whether a schema allows any type: it has only conditions, or no keywords. */
  isUntyped(schema: Json | undefined): boolean {
    if (schema === true || schema === undefined) return true;
    if (!isObject(schema)) return false;
    const name = refName(schema.$ref);
    if (name !== undefined) return this.#isUntypedComponent(this.#views.component(name));
    if (TYPED.some((keyword) => schema[keyword] !== undefined)) return false;
    return COMPOSED.every((keyword) => {
      const parts = schema[keyword];
      if (!Array.isArray(parts)) return true;
      return keyword === "allOf"
        ? parts.every((part) => this.isUntyped(part))
        : parts.some((part) => this.isUntyped(part));
    });
  }

  #isUntypedComponent(name: string): boolean {
    const known = this.#untyped.get(name);
    if (known !== undefined) return known;
    // A reference to itself adds nothing, so a schema counts as untyped until a type is found.
    this.#untyped.set(name, true);
    const silent = this.isUntyped(this.#schemas[name]);
    this.#untyped.set(name, silent);
    return silent;
  }

  #simplifyAllOf(schema: JsonObject): void {
    if (!Array.isArray(schema.allOf)) return;
    const untyped = schema.allOf.filter((part) => this.isUntyped(part));
    const parts = schema.allOf.filter((part) => !untyped.includes(part));
    // What an untyped part requires, the whole schema requires.
    const required = [schema, ...untyped].flatMap((part) => getRequired(part));
    if (required.length > 0) schema.required = [...new Set(required)];
    if (parts.length > 0) schema.allOf = parts;
    else delete schema.allOf;
  }

  #simplifyUnions(schema: JsonObject): Schema {
    const unions: JsonObject[] = [];
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = schema[keyword];
      delete schema[keyword];
      if (!Array.isArray(branches) || branches.some((branch) => this.isUntyped(branch))) continue;
      unions.push({ [keyword]: branches.map((branch) => withRequired(branch, schema)) });
    }
    if (unions.length === 0) return schema;
    // A bare `type` beside typed branches adds nothing.
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

/** Paragraphs, each once. */
export const joinTexts = (...texts: readonly (Json | undefined)[]): string =>
  [...new Set(texts.filter((text) => typeof text === "string" && text !== ""))].join("\n\n");

/** A property that is required beside a union and listed only in its branches is required in the branches. */
function withRequired(branch: Json, schema: JsonObject): Json {
  const own = asObject(schema.properties);
  const required = getRequired(schema).filter((name) => !Object.hasOwn(own, String(name)));
  return required.length > 0 ? { allOf: [branch], required } : branch;
}

const getRequired = (schema: Json): Json[] => asArray(asObject(schema).required);

function simplifyEnum(schema: JsonObject): void {
  if (schema.const !== undefined) {
    const value = schema.const;
    delete schema.const;
    schema.enum = [value];
  }
  if (!Array.isArray(schema.enum)) return;
  // openapi-typescript cannot write a literal object or array; the type is kept.
  if (schema.enum.some((value) => typeof value === "object" && value !== null)) {
    delete schema.enum;
    return;
  }
  for (const keyword of ["properties", "additionalProperties", "items"]) delete schema[keyword];
  // The values determine the type; a `type` with null would add null a second time.
  const types = new Set(schema.enum.filter((value) => value !== null).map((value) => typeof value));
  const [type, ...more] = types;
  if (type !== undefined && more.length === 0) schema.type = type;
  else delete schema.type;
}

/** TypeScript has a tuple only if no item may follow and none may be missing. */
function simplifyTuple(schema: JsonObject): void {
  const { prefixItems } = schema;
  if (!Array.isArray(prefixItems)) return;
  schema.type ??= "array";
  if (schema.items === false && Number(schema.minItems) >= prefixItems.length) return;
  delete schema.prefixItems;
  const rest = schema.items;
  if (rest === undefined || rest === true) schema.items = {};
  else schema.items = { anyOf: rest === false ? prefixItems : [...prefixItems, rest] };
}

/** In TypeScript an index signature applies to the named properties too; in JSON Schema it does not. */
function simplifyMap(schema: JsonObject): void {
  const named = isObject(schema.properties) && Object.keys(schema.properties).length > 0;
  if (!named) return;
  const patterned = schema.patternProperties !== undefined;
  delete schema.patternProperties;
  if (patterned || isObject(schema.additionalProperties)) schema.additionalProperties = true;
}

/**
 * `allOf: [{$ref: Base}], required: [id]`: the property is listed in one part and required by another, or not listed at all.
 * In a type a property can be required only where it is listed, so it is repeated beside the `required`.
 */
export function repeatRequiredProperties(schema: Schema, components: JsonObject): Schema {
  if (!isObject(schema)) return schema;
  const copy = mapSubschemas(schema, (child) => repeatRequiredProperties(child, components));
  const parts = asArray(copy.allOf);
  const isObjectLike = parts.length > 0 || copy.type === "object" || isObject(copy.properties);
  if (!Array.isArray(copy.required) || !isObjectLike) return copy;
  // openapi-typescript applies `required` to the inline parts, but not to those behind a $ref.
  const here = [copy, ...parts].flatMap((part) =>
    isObject(part) && isObject(part.properties) ? [part.properties] : [],
  );
  const asked = copy.required.map(String);
  const elsewhere = asked.filter((name) => !here.some((properties) => Object.hasOwn(properties, name)));
  if (elsewhere.length === 0) return copy;
  const listed = parts.flatMap((part) => listParts(part, components)).map((part) => asObject(part.properties));
  const findProperty = (name: string): Json => listed.find((own) => Object.hasOwn(own, name))?.[name] ?? {};
  const repeated = Object.fromEntries(elsewhere.map((name) => [name, findProperty(name)]));
  if (parts.length === 0)
    return { ...copy, properties: { ...(copy.properties as JsonObject | undefined), ...repeated } };
  const { required: _, ...rest } = copy;
  const required = asked.filter((name) => !elsewhere.includes(name));
  const part = { type: "object", properties: repeated, required: elsewhere };
  return { ...rest, ...(required.length > 0 ? { required } : {}), allOf: [...parts, part] };
}
