import { matchesType } from "../../../scripts/runtime/json-schema.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";

type Check = (limit: never, value: Json, schema: JsonObject) => boolean;

const lengthOf = (text: Json): number => (typeof text === "string" ? [...text].length : Number.NaN);
/** Some texts have millions of characters: they are counted only where pairs of surrogates can make the difference. */
const isLonger = (text: Json, limit: number): boolean =>
  typeof text === "string" &&
  text.length > limit &&
  (text.length > 2 * limit || !/[\ud800-\udfff]/.test(text) || lengthOf(text) > limit);
const countOf = (list: Json): number => (Array.isArray(list) ? list.length : Number.NaN);
const sizeOf = (object: Json): number => (isObject(object) ? Object.keys(object).length : Number.NaN);

/** Whether a value breaks a keyword, looking at nothing else. */
const BROKEN: Readonly<Record<string, Check>> = {
  type: (type: string, value) => !matchesType(type, value),
  const: (constant: Json, value) => JSON.stringify(constant) !== JSON.stringify(value),
  enum: (values: Json[], value) => !values.some((one) => JSON.stringify(one) === JSON.stringify(value)),
  maxLength: (limit: number, value) => isLonger(value, limit),
  minLength: (limit: number, value) => typeof value === "string" && !isLonger(value, limit - 1),
  pattern: (pattern: string, value) => typeof value === "string" && !new RegExp(pattern, "u").test(value),
  maximum: (limit: number, value) => typeof value === "number" && value > limit,
  minimum: (limit: number, value) => typeof value === "number" && value < limit,
  maxItems: (limit: number, value) => countOf(value) > limit,
  minItems: (limit: number, value) => countOf(value) < limit,
  maxProperties: (limit: number, value) => sizeOf(value) > limit,
  minProperties: (limit: number, value) => sizeOf(value) < limit,
  required: (names: string[], value) => isObject(value) && names.some((name) => !(name in value)),
  additionalProperties: (allowed: Json, value, schema) =>
    allowed === false && isObject(value) && Object.keys(value).some((name) => !isNamed(schema, name)),
  dependentRequired: (needs: Record<string, string[]>, value) =>
    isObject(value) &&
    Object.entries(needs).some(([name, needed]) => name in value && needed.some((one) => !(one in value))),
};

const isNamed = ({ properties, patternProperties }: JsonObject, name: string): boolean =>
  (isObject(properties) && name in properties) ||
  (isObject(patternProperties) &&
    Object.keys(patternProperties).some((pattern) => new RegExp(pattern, "u").test(name)));

/** The keywords of a schema that a value breaks; `meant` is one that it was made to break and nobody here can check. */
export function brokenKeywords(schema: JsonObject, value: Json, meant: string): string[] {
  return Object.keys(schema).filter((keyword) => {
    const broken = BROKEN[keyword];
    return broken ? broken(schema[keyword] as never, value, schema) : keyword === meant;
  });
}
