import { writeExact } from "../runtime/exact-json.ts";
import { jsonType } from "../runtime/json-schema.ts";
import { describeSizes } from "../schema/describe-sizes.ts";
import { asArray, type Json, type JsonObject } from "../schema/json.ts";

const show = (value: Json | undefined): string => (typeof value === "string" ? value : (writeExact(value) ?? ""));

/** The limits of a schema in words. The pattern, the values and the default are shown as code. */
export function describeLimits(schema: JsonObject): string[] {
  return [
    ...describeSizes(schema),
    ...(schema.exclusiveMinimum === undefined ? [] : [`more than ${show(schema.exclusiveMinimum)}`]),
    ...(schema.exclusiveMaximum === undefined ? [] : [`less than ${show(schema.exclusiveMaximum)}`]),
    ...(schema.multipleOf === undefined ? [] : [`a multiple of ${show(schema.multipleOf)}`]),
    ...(schema.uniqueItems === true ? ["no item twice"] : []),
  ];
}

/** The values that a schema names; undefined if it allows others. */
export function listValues(schema: JsonObject): string[] | undefined {
  if (schema.const !== undefined) return [show(schema.const)];
  return schema.enum === undefined ? undefined : asArray(schema.enum).map(show);
}

/** "string", "integer or null", "array"; undefined if the schema does not say. */
export function describeType(schema: JsonObject): string | undefined {
  const types = asArray(schema.type).map(show);
  if (typeof schema.type === "string") types.push(schema.type);
  if (schema.nullable === true) types.push("null");
  const guessed = guessType(schema);
  if (types.length === 0 && guessed !== undefined) types.push(guessed);
  const format = typeof schema.format === "string" ? ` (${schema.format})` : "";
  return types.length === 0 ? undefined : types.join(" or ") + format;
}

/** Keywords that say something about values of one type only. */
const KEYWORDS: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ["object", ["properties", "additionalProperties", "patternProperties", "required", "minProperties", "maxProperties"]],
  ["array", ["items", "prefixItems", "minItems", "maxItems", "uniqueItems"]],
  ["string", ["minLength", "maxLength", "pattern", "format"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
];

function guessType(schema: JsonObject): string | undefined {
  const value = schema.const ?? asArray(schema.enum)[0];
  if (value !== undefined) return jsonType(value);
  return KEYWORDS.find(([, keywords]) => keywords.some((keyword) => schema[keyword] !== undefined))?.[0];
}
