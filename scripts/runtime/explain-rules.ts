// The keywords that compare a value with one parameter. Built-in keywords and those of a plug-in have the same form, so one
// loop serves both.

import { count, mustMatch } from "./explain-text.ts";
import { countCharacters, findDuplicate, isMultipleOf } from "./json-values.ts";

export interface KeywordRule {
  keyword: string;
  appliesTo: "string" | "array" | "object" | "number";
  holds(value: unknown, param: unknown): boolean;
  message(param: unknown, value: unknown): string;
}

const patterns = new Map<string, RegExp>();

/** Unicode mode where the pattern allows it, as in the generated checks. */
export function compilePattern(source: string): RegExp {
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    try {
      pattern = new RegExp(source, "u");
    } catch {
      pattern = new RegExp(source);
    }
    patterns.set(source, pattern);
  }
  return pattern;
}

type Rule<V, P> = { holds(value: V, param: P): boolean; message(param: P, value: V): string };

function rule<V, P>(keyword: string, appliesTo: KeywordRule["appliesTo"], own: Rule<V, P>): KeywordRule {
  // The walk calls a rule only for values of `appliesTo`, and the generator has checked the parameter.
  return {
    keyword,
    appliesTo,
    holds: (value, param) => own.holds(value as V, param as P),
    message: (param, value) => own.message(param as P, value as V),
  };
}

const atLeast = (limit: number, unit: string, verb: string, is: number) =>
  limit === 1 && is === 0 ? "must not be empty" : `must be at least ${count(limit, unit)} (${verb} ${is})`;
const atMost = (limit: number, unit: string, verb: string, is: number) =>
  limit === 0 ? `must be empty (${verb} ${count(is, unit)})` : `must be at most ${count(limit, unit)} (${verb} ${is})`;
const countFields = (value: object): number => Object.keys(value).length;

export const BUILT_IN_RULES: readonly KeywordRule[] = [
  rule<string, number>("minLength", "string", {
    holds: (text, limit) => text.length >= limit * 2 || countCharacters(text) >= limit,
    message: (limit, text) => atLeast(limit, "character", "is", countCharacters(text)),
  }),
  rule<string, number>("maxLength", "string", {
    holds: (text, limit) => text.length <= limit || countCharacters(text) <= limit,
    message: (limit, text) => atMost(limit, "character", "is", countCharacters(text)),
  }),
  rule<string, string>("pattern", "string", {
    holds: (text, pattern) => compilePattern(pattern).test(text),
    message: mustMatch,
  }),
  rule<number, number>("minimum", "number", {
    holds: (value, limit) => value >= limit,
    message: (limit, value) => `must be at least ${limit} (is ${value})`,
  }),
  rule<number, number>("exclusiveMinimum", "number", {
    holds: (value, limit) => value > limit,
    message: (limit, value) => `must be more than ${limit} (is ${value})`,
  }),
  rule<number, number>("maximum", "number", {
    holds: (value, limit) => value <= limit,
    message: (limit, value) => `must be at most ${limit} (is ${value})`,
  }),
  rule<number, number>("exclusiveMaximum", "number", {
    holds: (value, limit) => value < limit,
    message: (limit, value) => `must be less than ${limit} (is ${value})`,
  }),
  rule<number, number>("multipleOf", "number", {
    holds: isMultipleOf,
    message: (step, value) => `must be a multiple of ${step} (is ${value})`,
  }),
  rule<unknown[], number>("minItems", "array", {
    holds: (items, limit) => items.length >= limit,
    message: (limit, items) => atLeast(limit, "item", "has", items.length),
  }),
  rule<unknown[], number>("maxItems", "array", {
    holds: (items, limit) => items.length <= limit,
    message: (limit, items) => atMost(limit, "item", "has", items.length),
  }),
  rule<unknown[], boolean>("uniqueItems", "array", {
    holds: (items, unique) => !unique || findDuplicate(items) === undefined,
    message: (_unique, items) => `must not hold the same item twice (items ${findDuplicate(items)?.join(" and ")})`,
  }),
  rule<object, number>("minProperties", "object", {
    holds: (value, limit) => countFields(value) >= limit,
    message: (limit, value) => atLeast(limit, "field", "has", countFields(value)),
  }),
  rule<object, number>("maxProperties", "object", {
    holds: (value, limit) => countFields(value) <= limit,
    message: (limit, value) => atMost(limit, "field", "has", countFields(value)),
  }),
];
