import { isOtherThing, typesOf } from "./compare-values.ts";
import { type Comparison, narrowed, widened } from "./flat-pair.ts";
import { formerly } from "./wording.ts";

interface Bound {
  readonly upper: boolean;
  readonly of: readonly string[];
  /** What is beyond the bound: follows "with `x`". */
  readonly beyond: (limit: number) => string;
  readonly within: (limit: number) => string;
}

const upTo = (unit: string) => (limit: number) => `up to ${limit}${unit}`;
const atLeast = (unit: string) => (limit: number) => `at least ${limit}${unit}`;
const numbers = ["number", "integer"];

const BOUNDS: Readonly<Record<string, Bound>> = {
  maxLength: {
    upper: true,
    of: ["string"],
    beyond: (limit) => `over ${limit} characters`,
    within: upTo(" characters"),
  },
  minLength: {
    upper: false,
    of: ["string"],
    beyond: (limit) => `under ${limit} characters`,
    within: atLeast(" characters"),
  },
  maxItems: {
    upper: true,
    of: ["array"],
    beyond: (limit) => `of more than ${limit} entries`,
    within: upTo(" entries"),
  },
  minItems: {
    upper: false,
    of: ["array"],
    beyond: (limit) => `of fewer than ${limit} entries`,
    within: atLeast(" entries"),
  },
  maxProperties: {
    upper: true,
    of: ["object"],
    beyond: (limit) => `of more than ${limit} members`,
    within: upTo(" members"),
  },
  minProperties: {
    upper: false,
    of: ["object"],
    beyond: (limit) => `of fewer than ${limit} members`,
    within: atLeast(" members"),
  },
  maximum: { upper: true, of: numbers, beyond: (limit) => `above ${limit}`, within: upTo("") },
  minimum: { upper: false, of: numbers, beyond: (limit) => `below ${limit}`, within: atLeast("") },
  exclusiveMaximum: {
    upper: true,
    of: numbers,
    beyond: (limit) => `of ${limit} or more`,
    within: (limit) => `below ${limit}`,
  },
  exclusiveMinimum: {
    upper: false,
    of: numbers,
    beyond: (limit) => `of ${limit} or less`,
    within: (limit) => `above ${limit}`,
  },
};

/** Lengths, counts and ranges. */
export const compareBounds: Comparison = (pair) => {
  const { before, after, direction } = pair;
  // A list of values is its own bound.
  if (before.values || after.values || before.never || after.never || isOtherThing(pair)) return;
  const possible = [...typesOf(before)].filter((type) => typesOf(after).has(type));
  for (const [keyword, bound] of Object.entries(BOUNDS)) {
    if (!bound.of.some((type) => possible.includes(type))) continue;
    const [old, now] = [before.bounds.get(keyword), after.bounds.get(keyword)];
    if (old === now || (isIdle(keyword, old) === isIdle(keyword, now) && isIdle(keyword, now))) continue;
    const origin = after.origins.get(keyword) ?? before.origins.get(keyword);
    const told = { keyword, before: old, after: now, origin };
    const earlier = formerly(old === undefined ? undefined : bound.within(old));
    if (now !== undefined && (old === undefined || (bound.upper ? now < old : now > old)))
      narrowed(pair, {
        ...told,
        say: (subject) =>
          direction === "request"
            ? `${subject.refused(bound.beyond(now))}${earlier}`
            : `${subject.name()} is no longer ${bound.beyond(now)}${earlier}${subject.condition()}`,
      });
    else
      widened(pair, {
        ...told,
        say: (subject) =>
          `${subject.name()} may now be ${now === undefined ? bound.beyond(old ?? 0) : bound.within(now)}${now === undefined ? "" : earlier}${subject.condition()}`,
      });
  }
};

/** A bound that allows everything is none: `minLength: 0`. */
const isIdle = (keyword: string, limit: number | undefined): boolean =>
  limit === undefined || (limit === 0 && /^min[LIP]/.test(keyword));
