import { isDeepStrictEqual } from "node:util";
import { meetsRule } from "./accepted-values.ts";
import { type Facetter, itemSchemas, matches, memberSchemas } from "./facets.ts";
import { isObject, type JsonObject } from "./json.ts";
import { isMultiple, isNumeric, isWhole, type Numeric } from "./numeric.ts";
import type { Schema } from "./walk.ts";

/** So many schemas are looked at for one answer: unions of unions would never come to an end. */
const MOST_STEPS = 2000;
/** Deeper parts are not looked at. */
const DEEPEST = 6;

/**
 * Whether a value meets a schema, as far as the schemas behind `if` and the branches of unions need to be read: to choose
 * a branch, not to judge. The judge is a complete validator.
 */
export function seemsToHold(facetter: Facetter, schema: Schema, value: unknown): boolean {
  let steps = 0;
  const holds = (inner: Schema, part: unknown, depth: number): boolean => {
    steps += 1;
    const { plain, unions, conditions, nots, impossible } = facetter.ofOne(inner);
    if (impossible) return false;
    if (!plain.every((facet) => meetsPlainly(facet, part))) return false;
    if (depth > DEEPEST || steps > MOST_STEPS) return true;
    const next = (one: Schema): boolean => holds(one, part, depth + 1);
    if (nots.some(next)) return false;
    if (!unions.every(({ branches }) => branches.some(next))) return false;
    if (!conditions.every((condition) => next(next(condition.if) ? condition.then : condition.else))) return false;
    const isFine = (schemas: readonly Schema[], member: unknown): boolean =>
      schemas.every((one) => holds(one, member, depth + 1));
    if (Array.isArray(part)) return part.every((item, index) => isFine(itemSchemas(plain, index), item));
    return (
      !isObject(part) || Object.entries(part).every(([name, member]) => isFine(memberSchemas(plain, name), member))
    );
  };
  return holds(schema, value, 0);
}

type Check = (value: unknown, parameter: never) => boolean;

/** The limits of sizes and numbers. */
const LIMITS = [
  ...["minItems", "maxItems", "uniqueItems", "minLength", "maxLength", "minProperties", "maxProperties"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
];

/** The keywords that look at nothing but the value itself and its size. */
const checks: Readonly<Record<string, Check>> = {
  type: (value, type) => isOfType(value, type),
  const: (value, literal) => isSame(value, literal),
  enum: (value, literals: unknown) => Array.isArray(literals) && literals.some((literal) => isSame(value, literal)),
  pattern: (value, pattern) => typeof value !== "string" || matches(String(pattern), value),
  ...Object.fromEntries(
    LIMITS.map((keyword): [string, Check] => [keyword, (value, limit) => meetsRule(keyword, limit, value)]),
  ),
  multipleOf: (value, step: Numeric) => !isNumeric(value) || isMultiple(value, step),
  required: (value, names: unknown) =>
    !isObject(value) || !Array.isArray(names) || names.every((name) => Object.hasOwn(value, name)),
  dependentRequired: (value, needs: unknown) =>
    !isObject(value) ||
    Object.entries(isObject(needs) ? needs : {}).every(
      ([name, needed]) =>
        !Object.hasOwn(value, name) || [needed].flat().every((other) => Object.hasOwn(value, String(other))),
    ),
};

/** Whether a value meets one keyword; undefined: the keyword asks other schemas. */
export const meetsKeyword = (keyword: string, parameter: unknown, value: unknown): boolean | undefined =>
  Object.hasOwn(checks, keyword) ? checks[keyword]?.(value, parameter as never) : undefined;

const known = new WeakMap<JsonObject, readonly (readonly [check: Check, parameter: never])[]>();

/** The checks of a schema are looked up once: it is asked about thousands of values. */
function checksOf(facet: JsonObject): readonly (readonly [check: Check, parameter: never])[] {
  const before = known.get(facet);
  if (before !== undefined) return before;
  const found = Object.entries(facet).flatMap(([keyword, parameter]) => {
    const check = Object.hasOwn(checks, keyword) ? checks[keyword] : undefined;
    return check === undefined ? [] : [[check, parameter as never] as const];
  });
  known.set(facet, found);
  return found;
}

const meetsPlainly = (facet: JsonObject, value: unknown): boolean =>
  checksOf(facet).every(([check, parameter]) => check(value, parameter));

const isSame = (value: unknown, literal: unknown): boolean =>
  value === literal || (typeof value === "object" && isDeepStrictEqual(value, literal));

/** The name that JSON Schema has for what a value is. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return isWhole(value) ? "integer" : typeof value;
}

/** Whether a value is of one of the types; whole numbers are numbers. */
export function isOfType(value: unknown, types: unknown): boolean {
  const name = typeName(value);
  const isIt = (type: unknown): boolean => type === name || (type === "number" && name === "integer");
  return Array.isArray(types) ? types.some(isIt) : isIt(types);
}
