import { jsonType } from "../runtime/json-schema.ts";
import { BUILT_IN_RULES, type KeywordRule } from "../runtime/keyword-rules.ts";
import { canonicalJson } from "./canonical.ts";
import type { FlatSchema } from "./flat-schema.ts";
import { asArray, isObject, type Json } from "./json.ts";
import { isAnnotation } from "./keywords.ts";
import { isSchema, type Schema } from "./walk.ts";

/** `false`, or `not: {}`, which older documents write instead. */
export const isFalse = (schema: Schema): boolean =>
  schema === false || (isObject(schema) && isSchema(schema.not) && isTrue(schema.not));

const isTrue = (schema: Schema): boolean =>
  schema === true || (isObject(schema) && Object.keys(schema).every(isAnnotation));

/** Whether a schema accepts null and nothing else. */
export const isNull = (schema: Schema): boolean =>
  isObject(schema) &&
  (schema.type === "null" || (Array.isArray(schema.enum) && schema.enum.length === 1 && schema.enum[0] === null));

/** The branch of a union that has no other, except null: an object can only be meant for it. */
export function onlyBranch(branches: Json | undefined): Schema | undefined {
  const [only, ...others] = asArray(branches)
    .filter(isSchema)
    .filter((branch) => !isNull(branch));
  return others.length === 0 ? only : undefined;
}

/** The values of `const` or `enum`; undefined: any. */
export function getStatedValues(schema: Json): Json[] | undefined {
  if (!isObject(schema)) return undefined;
  const listed = Array.isArray(schema.enum) ? schema.enum : undefined;
  const { const: only } = schema;
  if (only === undefined) return listed;
  return listed === undefined || haveCommonValue(listed, [only]) ? [only] : [];
}

export const haveCommonValue = (one: readonly Json[], other: readonly Json[]): boolean =>
  without(one, other).length < one.length;

/** The values that are not among the others. */
export function without(values: readonly Json[], others: readonly Json[]): Json[] {
  const known = new Set(others.map(canonicalJson));
  return values.filter((value) => !known.has(canonicalJson(value)));
}

/** Whether the types accept values of a type: `number` also accepts integers. */
export const acceptsType = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || (type === "integer" && types.has("number"));

export const intersectTypes = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([
    ...[...one].filter((type) => acceptsType(other, type)),
    ...[...other].filter((type) => acceptsType(one, type)),
  ]);

const ALL_TYPES = ["string", "number", "boolean", "object", "array", "null"];

/** The types that a value can have, also as a consequence of its enum. */
export function getTypes({ types = new Set(ALL_TYPES), values }: FlatSchema): ReadonlySet<string> {
  if (!values) return types;
  const stated = new Set(values.map(jsonType));
  return new Set([...stated].filter((type) => types.has(type) || (type === "number" && types.has("integer"))));
}

/** Whether the types of a schema accept a value. */
export const acceptsTypeOf = ({ types }: FlatSchema, value: Json): boolean =>
  types === undefined || types.has(jsonType(value)) || (Number.isInteger(value) && types.has("integer"));

const RULES: ReadonlyMap<string, KeywordRule> = new Map(BUILT_IN_RULES.map((rule) => [rule.keyword, rule]));

/** Whether a value meets a keyword that compares it with a limit or a pattern; others say nothing here. */
export function meetsRule(keyword: string, parameter: unknown, value: unknown): boolean {
  const rule = RULES.get(keyword);
  return rule === undefined || rule.appliesTo !== jsonType(value) || rule.holds(value, parameter);
}

/** Whether the limits and patterns of a schema accept a value of an enum. */
export const acceptsValue = ({ limits, patterns, multiples }: FlatSchema, value: Json): boolean =>
  [...limits].every(([keyword, limit]) => meetsRule(keyword, limit, value)) &&
  patterns.every((pattern) => meetsRule("pattern", pattern, value)) &&
  multiples.every((step) => meetsRule("multipleOf", step, value));
