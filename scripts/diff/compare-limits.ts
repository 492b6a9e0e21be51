import { isMultipleOf } from "../runtime/json-values.ts";
import { acceptsType, getTypes } from "../schema/accepted-values.ts";
import type { FlatSchema } from "../schema/flat-schema.ts";
import { keywordOf, LOWER_LIMITS, UPPER_LIMITS } from "../schema/keywords.ts";
import { type Numeric, plus } from "../schema/numeric.ts";
import { haveNoCommonType } from "./compare-values.ts";
import { addBoth, addNarrowed, addWidened, type Comparison, type SchemaPair } from "./schema-pair.ts";
import { either, formerly } from "./wording.ts";

/** The values that a limit refuses, which follows "with `x`", and those that it accepts. # stands for the limit. */
interface Words {
  readonly outside: string;
  readonly inside: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  maxLength: { outside: "over # characters", inside: "up to # characters" },
  minLength: { outside: "under # characters", inside: "at least # characters" },
  maxItems: { outside: "of more than # entries", inside: "up to # entries" },
  minItems: { outside: "of fewer than # entries", inside: "at least # entries" },
  maxProperties: { outside: "of more than # members", inside: "up to # members" },
  minProperties: { outside: "of fewer than # members", inside: "at least # members" },
  maximum: { outside: "above #", inside: "up to #" },
  exclusiveMaximum: { outside: "of # or more", inside: "below #" },
  minimum: { outside: "below #", inside: "at least #" },
  exclusiveMinimum: { outside: "of # or less", inside: "above #" },
};

/** The keywords that limit a type in one direction. The strictest of them counts. */
interface Limit {
  readonly types: readonly string[];
  readonly isUpper: boolean;
  readonly keywords: readonly string[];
}

const NUMBERS = ["number", "integer"];

const LIMITS: readonly Limit[] = ["string", "array", "object", "number"].flatMap((type) =>
  [UPPER_LIMITS, LOWER_LIMITS].map((limits) => ({
    types: type === "number" ? NUMBERS : [type],
    isUpper: limits === UPPER_LIMITS,
    keywords: limits.filter((keyword) => keywordOf(keyword)?.appliesTo === type),
  })),
);

/** An enum is its own limit, so that limits are compared only where neither side has one. */
export const hasComparableLimits = (pair: SchemaPair): boolean =>
  [pair.before, pair.after].every(({ values, rejectsAll }) => !values && !rejectsAll) && !haveNoCommonType(pair);

/** The types that a value may have before and after. */
export function getCommonTypes({ before, after }: SchemaPair): string[] {
  const [old, now] = [getTypes(before), getTypes(after)];
  return [
    ...[...old].filter((type) => acceptsType(now, type)),
    ...[...now].filter((type) => !old.has(type) && acceptsType(old, type)),
  ];
}

/** Lengths, counts and ranges. */
export const compareLimits: Comparison = (pair) => {
  if (!hasComparableLimits(pair)) return;
  const common = getCommonTypes(pair);
  for (const limit of LIMITS) if (limit.types.some((type) => common.includes(type))) compareLimit(pair, limit, common);
  if (NUMBERS.some((type) => common.includes(type))) compareMultiples(pair, common);
};

function compareLimit(pair: SchemaPair, limit: Limit, types: readonly string[]): void {
  const isWhole = !types.includes("number");
  const [old, now] = [getBound(pair.before, limit, isWhole), getBound(pair.after, limit, isWhole)];
  if (old?.rank === now?.rank && old?.isExclusive === now?.isExclusive) return;
  const keyword = (now ?? old)?.keyword ?? "";
  const values = { before: old?.limit, after: now?.limit };
  const earlier = formerly(old && toWords(old, "inside"));
  if (now && (!old || isStricter(now, old)))
    addNarrowed(pair, keyword, values, (label, subject) =>
      pair.direction === "request"
        ? `${subject.refused(`with ${label} ${toWords(now, "outside")}`)}${earlier}`
        : `${label} is no longer ${toWords(now, "outside")}${earlier}`,
    );
  else if (old) {
    const allowed = now ? `${toWords(now, "inside")}${earlier}` : toWords(old, "outside");
    addWidened(pair, keyword, values, (label) => `${label} may now be ${allowed}`);
  }
}

/** Whether the lowest value of a type that one schema accepts is above the highest that the other accepts. */
export function haveDisjointLimits(one: FlatSchema, other: FlatSchema, type: string): boolean {
  const limits = LIMITS.filter(({ types }) => types.includes(type));
  const getBoundOf = (schema: FlatSchema, isUpper: boolean): Bound | undefined =>
    limits.flatMap((limit) => (limit.isUpper === isUpper ? (getBound(schema, limit, type !== "number") ?? []) : []))[0];
  const isAbove = (high: FlatSchema, low: FlatSchema): boolean => {
    const [lower, upper] = [getBoundOf(high, false), getBoundOf(low, true)];
    if (!lower || !upper) return false;
    return lower.rank === -upper.rank ? lower.isExclusive || upper.isExclusive : lower.rank > -upper.rank;
  };
  return isAbove(one, other) || isAbove(other, one);
}

interface Bound {
  readonly keyword: string;
  readonly limit: Numeric;
  readonly isExclusive: boolean;
  /** The limit as a number that is higher for a stricter limit. */
  readonly rank: Numeric;
}

const isStricter = (one: Bound, other: Bound): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.isExclusive && !other.isExclusive);

/** The strictest limit of its kind; undefined if every value is accepted. */
function getBound({ limits }: FlatSchema, { keywords, isUpper }: Limit, isWhole: boolean): Bound | undefined {
  const bounds = keywords.flatMap((keyword): Bound[] => {
    const limit = limits.get(keyword);
    // A limit such as `minLength: 0` accepts every value.
    if (limit === undefined || (limit === 0 && !isUpper && keywordOf(keyword)?.value === "count")) return [];
    const isExclusive = keyword.startsWith("exclusive");
    const rank = isUpper ? -limit : limit;
    if (!isWhole) return [{ keyword, limit, isExclusive, rank }];
    // Of whole numbers, those below 11 are those up to 10.
    return [{ keyword, limit, isExclusive: false, rank: isExclusive ? plus(floor(rank), 1) : -floor(-rank) }];
  });
  return bounds.reduce<Bound | undefined>((one, other) => (one && !isStricter(other, one) ? one : other), undefined);
}

const floor = (value: Numeric): Numeric => (typeof value === "bigint" ? value : Math.floor(value));

const toWords = ({ keyword, limit }: Bound, side: keyof Words): string =>
  WORDS[keyword]?.[side].replace("#", String(limit)) ?? "";

function compareMultiples(pair: SchemaPair, types: readonly string[]): void {
  const { before, after } = pair;
  const getMultiples = ({ multiples }: FlatSchema): readonly number[] =>
    types.includes("number") ? multiples : multiples.filter((one) => !isMultipleOf(1, one));
  const [old, now] = [getMultiples(before), getMultiples(after)];
  // A multiple of 4 is also one of 2.
  const isKnown = (one: number, others: readonly number[]): boolean => others.some((other) => isMultipleOf(other, one));
  const gained = now.filter((one) => !isKnown(one, old));
  const lost = old.filter((one) => !isKnown(one, now));
  const values = { before: lost, after: gained };
  const words = (multiples: readonly number[]): string => `a multiple of ${either(multiples.map(String))}`;
  const earlier = formerly(old.length === 0 ? undefined : words(old));
  if (gained.length > 0)
    (lost.length > 0 ? addBoth : addNarrowed)(pair, "multipleOf", values, (label, subject) =>
      pair.direction === "request"
        ? `${subject.refused(`in which ${label} is not ${words(gained)}`)}${earlier}`
        : `${label} is now always ${words(gained)}${earlier}`,
    );
  else if (lost.length > 0)
    addWidened(pair, "multipleOf", values, (label) =>
      now.length === 0
        ? `${label} no longer has to be ${words(lost)}`
        : `${label} may now be any multiple of ${either(now.map(String))}${earlier}`,
    );
}
