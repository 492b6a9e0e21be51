// The assertions that look at one value and one number or text of the schema. The built-in ones have
// the same form as the plug-in keywords, so one loop serves both.

import { firstRepeat } from "./deep-equal.ts";
import { count, mustMatch } from "./explain-message.ts";

export interface KeywordRule {
  keyword: string;
  appliesTo: "string" | "array" | "object" | "number";
  holds(value: unknown, param: unknown): boolean;
  message(param: unknown, value: unknown): string;
}

const patterns = new Map<string, RegExp>();

/** Unicode mode where the pattern allows it, as in the compiled validators. */
export function patternOf(source: string): RegExp {
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

/** Code points: a surrogate pair is one character, a lone half is one too. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}

export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  // 0.07 / 0.01 is 7.000000000000001: what decimals lose in binary is not the sender's fault.
  return Number.isFinite(quotient) && Math.abs(quotient - Math.round(quotient)) < 1e-8;
}

type Rule<V, P> = { holds(value: V, param: P): boolean; message(param: P, value: V): string };

function rule<V, P>(keyword: string, appliesTo: KeywordRule["appliesTo"], own: Rule<V, P>): KeywordRule {
  // The walker calls a rule only for values of `appliesTo`, and the document's own check has seen the parameter.
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
const fieldsIn = (value: object): number => Object.keys(value).length;

export const BUILT_IN_RULES: readonly KeywordRule[] = [
  rule<string, number>("minLength", "string", {
    holds: (text, limit) => text.length >= limit * 2 || lengthOf(text) >= limit,
    message: (limit, text) => atLeast(limit, "character", "is", lengthOf(text)),
  }),
  rule<string, number>("maxLength", "string", {
    holds: (text, limit) => text.length <= limit || lengthOf(text) <= limit,
    message: (limit, text) => atMost(limit, "character", "is", lengthOf(text)),
  }),
  rule<string, string>("pattern", "string", {
    holds: (text, pattern) => patternOf(pattern).test(text),
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
    holds: isMultiple,
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
    holds: (items, unique) => !unique || firstRepeat(items) === undefined,
    message: (_unique, items) => `must not hold the same item twice (items ${firstRepeat(items)?.join(" and ")})`,
  }),
  rule<object, number>("minProperties", "object", {
    holds: (value, limit) => fieldsIn(value) >= limit,
    message: (limit, value) => atLeast(limit, "field", "has", fieldsIn(value)),
  }),
  rule<object, number>("maxProperties", "object", {
    holds: (value, limit) => fieldsIn(value) <= limit,
    message: (limit, value) => atMost(limit, "field", "has", fieldsIn(value)),
  }),
];
