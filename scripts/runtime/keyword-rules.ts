// The keywords that compare a value with one parameter. Built-in keywords and those of a plug-in have the same form, so one
// loop serves both.

import { count, mustMatch } from "./explain-text.ts";
import { countCharacters, findDuplicate, isMultipleOf } from "./json-values.ts";

export interface KeywordRule {
  keyword: string;
  appliesTo: "string" | "array" | "object" | "number";
  holds(value: unknown, param: unknown): boolean;
  message(param: unknown, value: unknown): string;
  /** Keywords whose fault is left out if this one is broken too, because it would say the same less exactly. */
  covers?: readonly string[];
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

/** A limit of a number. */
const ofNumber = (keyword: string, words: string, holds: (value: number, limit: number) => boolean): KeywordRule =>
  rule(keyword, "number", {
    holds,
    message: (limit: number, value: number) => `must be ${words} ${limit} (is ${value})`,
  });

/** The lower and the upper limit of a size. */
function ofSize<V>(
  keywords: readonly [min: string, max: string],
  appliesTo: KeywordRule["appliesTo"],
  [verb, unit]: readonly [verb: string, unit: string],
  measure: (value: V) => number,
): KeywordRule[] {
  const [min, max] = keywords;
  return [
    rule(min, appliesTo, {
      holds: (value: V, limit: number) => measure(value) >= limit,
      message: (limit, value) => atLeast(limit, unit, verb, measure(value)),
    }),
    rule(max, appliesTo, {
      holds: (value: V, limit: number) => measure(value) <= limit,
      message: (limit, value) => atMost(limit, unit, verb, measure(value)),
    }),
  ];
}

export const BUILT_IN_RULES: readonly KeywordRule[] = [
  ...ofSize(["minLength", "maxLength"], "string", ["is", "character"], countCharacters),
  rule<string, string>("pattern", "string", {
    holds: (text, pattern) => compilePattern(pattern).test(text),
    message: mustMatch,
  }),
  ofNumber("minimum", "at least", (value, limit) => value >= limit),
  ofNumber("exclusiveMinimum", "more than", (value, limit) => value > limit),
  ofNumber("maximum", "at most", (value, limit) => value <= limit),
  ofNumber("exclusiveMaximum", "less than", (value, limit) => value < limit),
  ofNumber("multipleOf", "a multiple of", isMultipleOf),
  ...ofSize(["minItems", "maxItems"], "array", ["has", "item"], (items: unknown[]) => items.length),
  rule<unknown[], boolean>("uniqueItems", "array", {
    holds: (items, unique) => !unique || findDuplicate(items) === undefined,
    message: (_unique, items) => `must not hold the same item twice (items ${findDuplicate(items)?.join(" and ")})`,
  }),
  ...ofSize(
    ["minProperties", "maxProperties"],
    "object",
    ["has", "field"],
    (value: object) => Object.keys(value).length,
  ),
];
