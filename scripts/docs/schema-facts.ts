import { isFile } from "../schema/file.ts";
import { asArray, type Json, type JsonObject } from "../schema/json.ts";

const show = (value: Json | undefined): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** "1 to 40 characters", "at most 3 items", "exactly 2 items". */
function describeRange(
  least: Json | undefined,
  most: Json | undefined,
  [one, many]: readonly [string, string],
): string[] {
  const word = (count: Json): string => (count === 1 ? one : many);
  if (least !== undefined && least === most) return [`exactly ${show(least)} ${word(least)}`.trim()];
  if (least !== undefined && least !== 0 && most !== undefined)
    return [`${show(least)} to ${show(most)} ${word(most)}`.trim()];
  if (most !== undefined) return [`at most ${show(most)} ${word(most)}`.trim()];
  if (least !== undefined && least !== 0) return [`at least ${show(least)} ${word(least)}`.trim()];
  return [];
}

/** The limits of a schema in words. The pattern, the values and the default are shown as code. */
export function describeLimits(schema: JsonObject): string[] {
  return [
    ...describeRange(
      schema.minLength,
      schema.maxLength,
      isFile(schema) ? ["byte", "bytes"] : ["character", "characters"],
    ),
    ...describeRange(schema.minItems, schema.maxItems, ["item", "items"]),
    ...describeRange(schema.minProperties, schema.maxProperties, ["field", "fields"]),
    ...describeRange(schema.minimum, schema.maximum, ["", ""]),
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

/** "string", "integer or null", "array". */
export function describeType(schema: JsonObject): string {
  const types = asArray(schema.type).map(show);
  if (typeof schema.type === "string") types.push(schema.type);
  if (schema.nullable === true) types.push("null");
  if (types.length === 0) types.push(guessType(schema));
  const format = typeof schema.format === "string" ? ` (${schema.format})` : "";
  return types.join(" or ") + format;
}

function guessType(schema: JsonObject): string {
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return "object";
  if (schema.items !== undefined) return "array";
  const value = schema.const ?? asArray(schema.enum)[0];
  return value === undefined ? "any" : typeof value;
}
