import { type Facetter, memberSchemas, requiredNames, type Schema } from "./facets.ts";
import { isObject } from "../probe/fuzz/schema/json.ts";

/**
 * Whether a value meets a schema, as far as the schemas behind `if` and the branches of unions need to be read: to choose
 * a branch, not to judge. The judge is a complete validator.
 */
export function seemsToHold(facetter: Facetter, schema: Schema, value: unknown, depth = 0): boolean {
  const { plain, unions, conditions, nots, impossible } = facetter.of([schema]);
  if (impossible) return false;
  if (!plain.every((facet) => meetsPlainly(facet, value))) return false;
  if (depth > 6) return true;
  const holds = (inner: Schema, part: unknown) => seemsToHold(facetter, inner, part, depth + 1);
  if (nots.some((not) => holds(not, value))) return false;
  if (!unions.every((branches) => branches.some((branch) => holds(branch, value)))) return false;
  if (!conditions.every((condition) => holds(holds(condition.if, value) ? condition.then : condition.else, value)))
    return false;
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, part]) =>
    memberSchemas(plain, name).every((member) => holds(member, part)),
  );
}

type Check = (value: unknown, parameter: unknown) => boolean;

const checks: Readonly<Record<string, Check>> = {
  type: (value, type) => [type].flat().some((one) => one === typeName(value) || (one === "number" && isInteger(value))),
  const: (value, literal) => value === literal,
  enum: (value, literals) => Array.isArray(literals) && literals.includes(value),
  pattern: (value, pattern) => typeof value !== "string" || new RegExp(String(pattern), "u").test(value),
  minItems: (value, least) => !Array.isArray(value) || value.length >= Number(least),
  maxItems: (value, most) => !Array.isArray(value) || value.length <= Number(most),
  minLength: (value, least) => typeof value !== "string" || [...value].length >= Number(least),
  maxLength: (value, most) => typeof value !== "string" || [...value].length <= Number(most),
};

function meetsPlainly(facet: Readonly<Record<string, unknown>>, value: unknown): boolean {
  if (isObject(value) && !requiredNames([facet as never]).every((name) => Object.hasOwn(value, name))) return false;
  return Object.entries(facet).every(([keyword, parameter]) => checks[keyword]?.(value, parameter) ?? true);
}

const isInteger = (value: unknown): boolean => Number.isInteger(value);

/** The name that JSON Schema has for what a value is. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return isInteger(value) ? "integer" : typeof value;
}
