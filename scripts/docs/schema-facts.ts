import { describeSizes } from "../schema/describe-sizes.ts";
import { asArray, type Json, type JsonObject } from "../schema/json.ts";

const show = (value: Json | undefined): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

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
