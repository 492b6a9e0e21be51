import type { Coercion } from "../runtime/read-plan.ts";
import { isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema, type Schema } from "../schema/walk.ts";

/** Whether empty values of optional members are absent or values like any other. */
export type EmptyMode = "absent" | "value";

export interface EmptyRule {
  /** Of an object: what empty values of its optional members, and of those inside them, are. */
  readonly optional?: EmptyMode;
  /** Of an object: names that it does not have, and that may stand there as long as they are empty. */
  readonly names?: readonly string[];
  /** Of a property: further values that count as empty. */
  readonly values?: readonly Json[];
  /** Of a property: `values` count as any other if the object satisfies this schema. */
  readonly unless?: Schema;
  /** Of a property: `values` count as any other if these two members of the object are the same. */
  readonly unlessEqual?: readonly [string, string];
}

const isStrings = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const EMPTY_RULE: Readonly<Record<string, (value: Json | undefined) => boolean>> = {
  optional: (value) => value === "absent" || value === "value",
  names: isStrings,
  values: Array.isArray,
  unless: isSchema,
  unlessEqual: (value) => isStrings(value) && value.length === 2,
};

/** `absent`, `value`, or an object with further rules. Undefined: there is none, or it is not written correctly. */
export function readEmptyRule(rule: Json | undefined): EmptyRule | undefined {
  if (rule === "absent" || rule === "value") return { optional: rule };
  if (!isObject(rule) || Object.keys(rule).length === 0) return undefined;
  return Object.entries(rule).every(([key, value]) => Object.hasOwn(EMPTY_RULE, key) && EMPTY_RULE[key]?.(value))
    ? (rule as JsonObject & EmptyRule)
    : undefined;
}

/** What JSON calls a number, without exponent. */
const NUMBER_TEXT = "^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$";

/** The coercion that `x-coerce` of a schema of a type means; text: why it means none. */
export function readCoercion(rule: Json, type: Json | undefined): Coercion | string {
  if (!isObject(rule) || !isStrings(rule.from) || rule.from.length === 0)
    return "x-coerce must be an object whose `from` lists types.";
  const { from, pattern = NUMBER_TEXT, ...others } = rule as { from: string[]; pattern?: Json };
  if (Object.keys(others).length > 0 || typeof pattern !== "string" || !isPattern(pattern))
    return "x-coerce may have `from` and, for text that is read as a number, a `pattern`.";
  const isFrom = (...types: string[]): boolean => from.every((one) => types.includes(one));
  if ((type === "number" || type === "integer") && isFrom("string")) return { to: "number", pattern };
  if (type === "string" && isFrom("number", "boolean") && rule.pattern === undefined)
    return { to: "string", from: from as ("number" | "boolean")[] };
  if (type === "array" && isFrom("object") && rule.pattern === undefined) return { to: "list" };
  return `A value of the type ${from.join(" or ")} cannot be read as ${JSON.stringify(type ?? "any type")}.`;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
