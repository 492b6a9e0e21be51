import { isObject, type Json, type JsonObject, pointerOf } from "../../../schema/json-pointer.ts";
import { breakOwnKeyword } from "./break-own-keyword.ts";
import { longer } from "./longer.ts";
import { jsonType, without } from "../../../schema/replace-at.ts";
import { satisfySchema, type ValueSource } from "./satisfy-schema.ts";

/** A keyword to break, with its schema and a value that satisfies it. */
export interface KeywordToBreak {
  /** The schema that the keyword is part of. */
  readonly schema: string;
  readonly node: JsonObject;
  /** The keyword's own value. */
  readonly rule: Json;
  /** A value that satisfies it. */
  readonly value: Json;
  readonly means: ValueSource;
}

type Breaker = (spot: KeywordToBreak) => readonly Json[];

/** Values that should break this keyword and as little else as possible. */
export function breakKeyword(keyword: string, spot: KeywordToBreak): readonly Json[] {
  return breakers[keyword]?.(spot) ?? breakOwnKeyword(keyword, spot);
}

const OTHER_TYPES: readonly Json[] = [5, "text", true, null, {}, [], 1.5];

const otherType: Breaker = ({ rule, value }) => {
  const allowed = Array.isArray(rule) ? rule : [rule];
  return OTHER_TYPES.filter(
    (other) =>
      jsonType(other) !== jsonType(value) &&
      !allowed.includes(jsonType(other)) &&
      !(allowed.includes("integer") && Number.isInteger(other)),
  );
};

const otherValue: Breaker = ({ value }) => {
  if (typeof value === "string") return [`${value}x`, "ZZ", "", "0", "1"];
  return typeof value === "number" ? [value + 1, value - 1] : [!value];
};

const breakers: Readonly<Record<string, Breaker>> = {
  type: otherType,
  enum: otherValue,
  const: otherValue,
  pattern: ({ value, rule }) => {
    const pattern = new RegExp(String(rule), "u");
    const text = String(value);
    const tries = [`${text}!`, `!${text.slice(1)}`, `${text.slice(0, -1)} `, `-${text.slice(1)}`, "é", "", "x", "0"];
    return tries.filter((other) => !pattern.test(other));
  },
  format: () => ["no such format", "%%"],
  minLength: ({ value, rule }) => [[...String(value)].slice(0, Number(rule) - 1).join("")],
  maxLength: ({ value, rule }) => {
    const most = Number(rule) + 1;
    return ["a", "0"].map((filler) => longer(String(value), most, filler)).concat("a".repeat(most), "1".repeat(most));
  },
  minimum: ({ rule }) => [Number(rule) - 1],
  maximum: ({ rule }) => [Number(rule) + 1],
  exclusiveMinimum: ({ rule }) => [Number(rule), Number(rule) - 1],
  exclusiveMaximum: ({ rule }) => [Number(rule), Number(rule) + 1],
  multipleOf: ({ value, rule }) => [Number(value) + Number(rule) / 2, Number(value) + 1],
  minItems: ({ value, rule }) => (Array.isArray(value) ? [value.slice(0, Number(rule) - 1)] : []),
  maxItems: ({ value, rule, schema, node, means }) => {
    if (!Array.isArray(value)) return [];
    const one = value.at(-1) ?? (node.items === undefined ? "a" : satisfySchema(`${schema}/items`, undefined, means));
    return [[...value, ...Array.from({ length: Number(rule) + 1 - value.length }, () => one)]];
  },
  uniqueItems: ({ value }) => (Array.isArray(value) && value.length > 0 ? [[...value, value[0] ?? null]] : []),
  required: ({ value, rule }) =>
    isObject(value) && Array.isArray(rule) ? rule.map((name) => without(value, String(name))) : [],
  dependentRequired: ({ value, rule, schema, means }) => {
    if (!isObject(value) || !isObject(rule)) return [];
    return Object.entries(rule).flatMap(([name, needed]) => {
      const withField = value[name] === undefined ? { ...value, [name]: field(schema, name, means) } : value;
      return (Array.isArray(needed) ? needed : []).map((other) => without(withField, String(other)));
    });
  },
  additionalProperties: ({ value, rule }) =>
    isObject(value) && rule === false
      ? [{ ...value, nobodyKnowsThis: "a" }]
      : isObject(value)
        ? [5, {}, []].map((other) => ({ ...value, word: other }))
        : [],
  patternProperties: ({ value, rule, means }) => {
    if (!isObject(value) || !isObject(rule)) return [];
    return Object.entries(rule).flatMap(([pattern, inner]) =>
      forbids(inner)
        ? means.pool
            .names((name) => new RegExp(pattern, "u").test(name))
            .slice(0, 3)
            .map((name) => ({ ...value, [name]: "a" }))
        : [],
    );
  },
  propertyNames: ({ value, rule }) => {
    if (!isObject(value)) return [];
    const longest = isObject(rule) ? Number(rule.maxLength ?? 1000) : 1000;
    const sample = Object.values(value)[0] ?? "a";
    return ["", "!", " ", "a".repeat(longest + 1)].map((name) => ({ ...value, [name]: sample }));
  },
  minProperties: ({ value, rule }) =>
    isObject(value) ? [Object.fromEntries(Object.entries(value).slice(0, Number(rule) - 1))] : [],
  maxProperties: ({ value, rule }) => {
    if (!isObject(value)) return [];
    const sample = Object.values(value)[0] ?? "a";
    const more = Array.from({ length: Number(rule) + 1 }, (_, index) => [`extra${index}`, sample]);
    return [{ ...value, ...Object.fromEntries(more) }];
  },
  ...Object.fromEntries(
    ["$ref", "properties", "items", "then", "else", "allOf"].map((keyword) => [keyword, breakInner]),
  ),
  not: ({ value, schema, means }) => [satisfySchema(`${schema}/not`, value, means)],
  anyOf: (spot) => noBranch("anyOf", spot),
  oneOf: (spot) => [...noBranch("oneOf", spot), ...everyBranch("oneOf", spot)],
};

/** A schema that no value satisfies: the field must be absent. */
export const forbids = (schema: Json | undefined): boolean =>
  schema === false || (isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0);

/** Breaks a keyword that applies other schemas: another type for the value, or for one of its members. */
function breakInner({ value, means, node }: KeywordToBreak): readonly Json[] {
  const forbidden = isObject(node.properties)
    ? Object.keys(node.properties).filter((name) => isObject(node.properties) && forbids(node.properties[name]))
    : [];
  const parts = isObject(value)
    ? [
        ...forbidden.map((name) => ({ ...value, [name]: means.seen(` ${name}`) ?? "a" })),
        ...Object.keys(value).flatMap((name) => [5, "text", {}].map((other) => ({ ...value, [name]: other }))),
      ]
    : [];
  return [...parts, ...OTHER_TYPES.filter((other) => jsonType(other) !== jsonType(value))];
}

const field = (schema: string, name: string, means: ValueSource): Json =>
  means.seen(`${schema} ${name}`) ?? means.seen(` ${name}`) ?? "a";

/** Values that match no branch of a union: fields are removed one by one and all together, then the type is changed. */
function noBranch(union: string, { value, schema, node, means }: KeywordToBreak): Json[] {
  const branches = Array.isArray(node[union]) ? node[union].map((_, index) => `${schema}/${union}/${index}`) : [];
  const fits = (other: Json): boolean => branches.some((branch) => means.holds(branch, other));
  const tries: Json[] = [];
  if (isObject(value)) {
    for (const name of Object.keys(value)) tries.push(without(value, name), { ...value, [name]: "ZZ" });
    const named = branches.flatMap((branch) => Object.keys(objectAt(branch, means)));
    tries.push(
      named.reduce<Json>((left, name) => without(left, name), value),
      {},
    );
  }
  tries.push(...OTHER_TYPES, "", "!");
  return tries.filter((other) => !fits(other));
}

function everyBranch(union: string, { value, schema, node, means }: KeywordToBreak): Json[] {
  const branches = Array.isArray(node[union]) ? node[union].map((_, index) => `${schema}/${union}/${index}`) : [];
  return branches.map((branch) => satisfySchema(branch, value, means));
}

/** The fields that a branch lists. */
function objectAt(branch: string, { document }: ValueSource): JsonObject {
  const node = branch
    .split("/")
    .slice(1)
    .reduce<Json | undefined>(
      (at, key) => (isObject(at) ? at[key] : Array.isArray(at) ? at[Number(key)] : undefined),
      document,
    );
  if (!isObject(node)) return {};
  const required = Array.isArray(node.required) ? node.required.map((name) => [String(name), null]) : [];
  return { ...Object.fromEntries(required), ...(isObject(node.properties) ? node.properties : {}) };
}

export const placeOfField = (schema: string, name: string): string => `${schema}/properties${pointerOf(name)}`;
