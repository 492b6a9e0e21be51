import { isSchema, type Schema } from "../ir/schema.ts";
import { isObject, type Json } from "../pipeline/json.ts";
import { canonicalSchema } from "./canonical.ts";

export const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
export const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
/** Remarks that a caller notices. */
export const REMARKS = ["default", "deprecated"];
/** Taken apart below, or without meaning for what a value may be. */
export const TAKEN = new Set([
  ...["$ref", "allOf", "anyOf", "oneOf", "if", "then", "else", "type", "enum", "const", "pattern", "format"],
  ...[
    "properties",
    "required",
    "patternProperties",
    "additionalProperties",
    "items",
    "prefixItems",
    "dependentRequired",
  ],
  ...["$defs", "definitions", "$id", "$anchor", "$dynamicAnchor", "x-union-by", "contentSchema", "discriminator"],
  ...UPPER,
  ...LOWER,
]);

/** `false`, also as it was written before there was a word for it: `not: {}`. */
export const isNever = (schema: Schema): boolean =>
  schema === false || (isObject(schema) && isSchema(schema.not) && canonicalSchema(schema.not) === "{}");

export const isNull = (schema: Schema): boolean =>
  isObject(schema) &&
  (schema.type === "null" || (Array.isArray(schema.enum) && schema.enum.length === 1 && schema.enum[0] === null));

export const members = (value: Json | undefined): [string, Json][] => (isObject(value) ? Object.entries(value) : []);

export function append<Member>(map: Map<string, readonly Member[]>, key: string, member: Member): void {
  map.set(key, [...(map.get(key) ?? []), member]);
}

export function intersection(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  const wide = (set: ReadonlySet<string>, type: string): boolean =>
    set.has(type) || (type === "integer" && set.has("number"));
  return new Set([...[...one].filter((type) => wide(other, type)), ...[...other].filter((type) => wide(one, type))]);
}
