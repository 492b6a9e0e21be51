import { isObject, type Json } from "../schema/json.ts";

/** What a schema says about the values of an enum, besides the enum. */
interface ValueLimits {
  readonly types: ReadonlySet<string> | undefined;
  readonly limits: ReadonlyMap<string, number>;
  readonly patterns: readonly string[];
  readonly multiples: readonly number[];
}

export function getType(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Whether the types of a schema accept a value. */
export const acceptsTypeOf = ({ types }: ValueLimits, value: Json): boolean =>
  types === undefined || types.has(getType(value)) || (Number.isInteger(value) && types.has("integer"));

/** Whether the limits and patterns of a schema accept a value of an enum. */
export function acceptsValue({ limits, patterns, multiples }: ValueLimits, value: Json): boolean {
  const isWithin = (size: number, min: string, max: string): boolean =>
    size >= (limits.get(min) ?? Number.NEGATIVE_INFINITY) && size <= (limits.get(max) ?? Number.POSITIVE_INFINITY);
  if (typeof value === "string")
    return (
      isWithin([...value].length, "minLength", "maxLength") &&
      patterns.every((pattern) => new RegExp(pattern, "u").test(value))
    );
  if (typeof value === "number")
    return (
      isWithin(value, "minimum", "maximum") &&
      value > (limits.get("exclusiveMinimum") ?? Number.NEGATIVE_INFINITY) &&
      value < (limits.get("exclusiveMaximum") ?? Number.POSITIVE_INFINITY) &&
      multiples.every((one) => isMultiple(value, one))
    );
  if (Array.isArray(value)) return isWithin(value.length, "minItems", "maxItems");
  return !isObject(value) || isWithin(Object.keys(value).length, "minProperties", "maxProperties");
}

/** Whether a number is a multiple of another, in spite of the rounding of fractions such as 0.1. */
export function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}
