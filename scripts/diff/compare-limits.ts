import { isDeepStrictEqual } from "node:util";
import type { Json } from "../pipeline/json.ts";
import type { KeywordModule } from "../pipeline/plugin.ts";
import { FORMATS } from "../runtime/formats.ts";
import { getTypes, haveNoCommonType } from "./compare-values.ts";
import { addChange, addNarrowed, addWidened, type Comparison, MAJOR, type SchemaPair, WARNING } from "./schema-pair.ts";
import { code, codes, formerly, listed } from "./wording.ts";

interface Limit {
  readonly types: readonly string[];
  /** The values that the limit refuses; follows "with `x`". # stands for the limit. */
  readonly outside: string;
  /** The values that the limit accepts. */
  readonly inside: string;
}

const NUMBERS = ["number", "integer"];

const LIMITS: Readonly<Record<string, Limit>> = {
  maxLength: { types: ["string"], outside: "over # characters", inside: "up to # characters" },
  minLength: { types: ["string"], outside: "under # characters", inside: "at least # characters" },
  maxItems: { types: ["array"], outside: "of more than # entries", inside: "up to # entries" },
  minItems: { types: ["array"], outside: "of fewer than # entries", inside: "at least # entries" },
  maxProperties: { types: ["object"], outside: "of more than # members", inside: "up to # members" },
  minProperties: { types: ["object"], outside: "of fewer than # members", inside: "at least # members" },
  maximum: { types: NUMBERS, outside: "above #", inside: "up to #" },
  minimum: { types: NUMBERS, outside: "below #", inside: "at least #" },
  exclusiveMaximum: { types: NUMBERS, outside: "of # or more", inside: "below #" },
  exclusiveMinimum: { types: NUMBERS, outside: "of # or less", inside: "above #" },
};

/** An enum is its own limit, so that limits are compared only where neither side has one. */
const hasComparableLimits = (pair: SchemaPair): boolean =>
  [pair.before, pair.after].every(({ values, rejectsAll }) => !values && !rejectsAll) && !haveNoCommonType(pair);

/** Lengths, counts and ranges. */
export const compareLimits: Comparison = (pair) => {
  if (!hasComparableLimits(pair)) return;
  const { before, after } = pair;
  const possible = [...getTypes(before)].filter((type) => getTypes(after).has(type));
  for (const [keyword, { types, outside, inside }] of Object.entries(LIMITS)) {
    const [old, now] = [before.limits.get(keyword), after.limits.get(keyword)];
    if (old === now || (acceptsAll(keyword, old) && acceptsAll(keyword, now))) continue;
    if (!types.some((type) => possible.includes(type))) continue;
    const isStricter = (limit: number, other: number): boolean =>
      keyword.toLowerCase().includes("max") ? limit < other : limit > other;
    const words = (text: string, limit: number): string => text.replace("#", String(limit));
    const earlier = formerly(old === undefined ? undefined : words(inside, old));
    if (now !== undefined && (old === undefined || isStricter(now, old)))
      addNarrowed(pair, keyword, { before: old, after: now }, (label, subject) =>
        pair.direction === "request"
          ? `${subject.refused(`with ${label} ${words(outside, now)}`)}${earlier}`
          : `${label} is no longer ${words(outside, now)}${earlier}`,
      );
    else {
      const allowed = now === undefined ? words(outside, old ?? 0) : `${words(inside, now)}${earlier}`;
      addWidened(pair, keyword, { before: old, after: now }, (label) => `${label} may now be ${allowed}`);
    }
  }
};

/** A limit such as `minLength: 0` accepts every value. */
const acceptsAll = (keyword: string, limit: number | undefined): boolean =>
  limit === undefined || (limit === 0 && /^min[LIP]/.test(keyword));

/**
 * Patterns and formats. Whether one pattern includes another cannot be decided in general, so that a new one is a new
 * restriction, unless it only adds alternatives.
 */
export const compareTexts: Comparison = (pair) => {
  if (!hasComparableLimits(pair)) return;
  if (getTypes(pair.before).has("string") && getTypes(pair.after).has("string")) comparePatterns(pair);
  compareFormats(pair);
};

function comparePatterns(pair: SchemaPair): void {
  const { before, after, direction } = pair;
  const gained = after.patterns.filter((pattern) => !before.patterns.includes(pattern));
  const isExtended =
    gained.length > 0 && gained.every((now) => before.patterns.some((old) => addsAlternatives(old, now)));
  const lost = before.patterns.filter((pattern) => !after.patterns.includes(pattern));
  const details = { before: lost, after: gained };
  const earlier = formerly(lost.length === 0 ? undefined : listed(codes(lost)));
  const words = listed(codes(gained.length > 0 ? gained : lost));
  if (isExtended) addWidened(pair, "pattern", details, (label) => `${label} may now also match ${words}${earlier}`);
  else if (gained.length > 0 && direction === "request")
    addNarrowed(pair, "pattern", details, (label, subject) => {
      const sentence = subject.refused(`in which ${label} does not match ${words}`);
      return `${sentence}${earlier}`;
    });
  else if (gained.length > 0) {
    const add = lost.length === 0 ? addNarrowed : addWidened;
    add(pair, "pattern", details, (label) => `${label} now matches ${words}${earlier}`);
  } else if (lost.length > 0)
    addWidened(pair, "pattern", details, (label) => `${label} no longer has to match ${words}`);
}

/** `^(a|b)$` became `^(a|b|c)$`: what matched before still does. */
function addsAlternatives(before: string, now: string): boolean {
  const [open, close] = ["^(", ")$"];
  const inner = before.slice(open.length, -close.length);
  const isGroup = before.startsWith(open) && before.endsWith(close) && /^[^()\\]*$/.test(inner);
  return isGroup && now.startsWith(`${open}${inner}|`) && now.endsWith(close) && !/[()\\]/.test(now.slice(2, -2));
}

function compareFormats(pair: SchemaPair): void {
  const [old, now] = [pair.before.formats[0], pair.after.formats[0]];
  const details = { before: old, after: now };
  if (old === now) return;
  if (now === undefined)
    addWidened(pair, "format", details, (label) => `${label} no longer has the format ${code(old)}`);
  else if (old === undefined && pair.direction === "request" && isChecked(now))
    addNarrowed(pair, "format", details, (label, subject) =>
      subject.refused(`in which ${label} does not have the format ${code(now)}`),
    );
  else {
    const severity = old !== undefined && (isChecked(old) || isChecked(now)) ? MAJOR : WARNING;
    const change = `${code(now)}${formerly(old === undefined ? undefined : code(old))}`;
    addChange(pair, severity, "format", details, (label) => `${label} now has the format ${change}`);
  }
}

/** A format that the validators do not check is an annotation: it refuses no value. */
const isChecked = (format: string): boolean => Object.hasOwn(FORMATS, format);

/** Schema keywords of the plug-in; their modules say what a change means. */
export const comparePluginKeywords: Comparison = (pair) => {
  for (const [keyword, module] of pair.rules.keywords) {
    const [old, now] = [pair.before.pluginKeywords.get(keyword) ?? [], pair.after.pluginKeywords.get(keyword) ?? []];
    if (!isDeepStrictEqual(old, now)) comparePluginKeyword(pair, module, old, now);
  }
};

function comparePluginKeyword(pair: SchemaPair, module: KeywordModule, old: readonly Json[], now: readonly Json[]) {
  const { keyword, narrows, refuses } = module;
  const isRequest = pair.direction === "request";
  // A value is a new restriction if none of the other values restricted as much.
  const newIn = (values: readonly Json[], others: readonly Json[]): Json[] =>
    values.filter((value) => others.every((other) => narrows?.(other, value) ?? !isDeepStrictEqual(other, value)));
  const [gained, lost] = [newIn(now, old), newIn(old, now)];
  const words = (value: Json): string => refuses?.(value) ?? `that ${keyword} ${JSON.stringify(value)} refuses`;
  for (const value of gained)
    addNarrowed(pair, keyword, { before: old[0], after: now[0] }, (label, subject) =>
      isRequest ? subject.refused(`with ${label} ${words(value)}`) : `${label} is no longer ${words(value)}`,
    );
  if (gained.length > 0) return;
  for (const value of lost)
    addWidened(pair, keyword, { before: old[0], after: now[0] }, (label, subject) =>
      isRequest
        ? `${subject.messages()} with ${label} ${words(value)} are now accepted`
        : `${label} may now come ${words(value)}`,
    );
}

/** Keywords that are compared as a whole: `not`, `contains`, `propertyNames`, … */
export const compareOtherKeywords: Comparison = (pair) => {
  const { before, after } = pair;
  for (const keyword of new Set([...before.otherKeywords.keys(), ...after.otherKeywords.keys()])) {
    const [old, now] = [before.otherKeywords.get(keyword), after.otherKeywords.get(keyword)];
    const gained = [...(now ?? [])].flatMap(([text, value]) => (old?.has(text) ? [] : [value]));
    const lost = [...(old ?? [])].flatMap(([text, value]) => (now?.has(text) ? [] : [value]));
    const values = { before: lost, after: gained };
    if (keyword === "uniqueItems") compareUniqueItems(pair, old?.has("true") ?? false, now?.has("true") ?? false);
    else if (gained.length > 0)
      addNarrowed(pair, keyword, values, (label) => `${label} must now satisfy ${keyword} ${code(gained[0])}`);
    else if (lost.length > 0)
      addWidened(pair, keyword, values, (label) => `${label} no longer has to satisfy ${keyword} ${code(lost[0])}`);
  }
};

function compareUniqueItems(pair: SchemaPair, old: boolean, now: boolean): void {
  if (now && !old)
    addNarrowed(pair, "uniqueItems", { before: old, after: now }, (label, subject) =>
      pair.direction === "request"
        ? subject.refused(`with ${label} with duplicate entries`)
        : `${label} no longer has duplicate entries`,
    );
  if (old && !now)
    addWidened(pair, "uniqueItems", { before: old, after: now }, (label) => `${label} may now have duplicate entries`);
}
