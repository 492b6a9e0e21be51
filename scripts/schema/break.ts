import type { Random } from "./random.ts";
import { type Applied, appliedTo } from "./applied.ts";
import { type Facetter, requiredNames, type Schema } from "./facets.ts";
import { isObject, type JsonObject } from "../probe/fuzz/schema/json.ts";

/** A value with one keyword broken at one place. */
export interface Broken {
  readonly value: unknown;
  /** For people: what was done. */
  readonly what: string;
}

/** Changes a value so that it breaks a keyword with this parameter, most likely. */
export type Break = (value: unknown, parameter: unknown, random: Random) => unknown;

/** How keywords of the document's own are broken; all of them are keywords of texts. */
export type OwnBreaks = Readonly<Record<string, Break>>;

/** A keyword that a value can be made to break, at one place of the value. */
export interface BreakSite {
  readonly keyword: string;
  /** From the value's root. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly parameter: unknown;
}

/** All that can be broken in a value. */
export const listBreakSites = (
  facetter: Facetter,
  schema: Schema,
  value: unknown,
  ownBreaks: OwnBreaks = {},
): BreakSite[] => appliedTo(facetter, [schema], value).flatMap((applied) => sitesAt(applied, ownBreaks));

/** The value with the keyword of a site broken, most likely. */
export function breakSite(
  value: unknown,
  { keyword, path, value: inner, parameter }: BreakSite,
  random: Random,
  own: OwnBreaks = {},
): unknown {
  return replaced(value, path, (breaks[keyword] ?? own[keyword])?.(inner, parameter, random));
}

/** Undefined where nothing in the value can be broken. */
export function breakOne(
  facetter: Facetter,
  schema: Schema,
  value: unknown,
  random: Random,
  ownBreaks: OwnBreaks = {},
): Broken | undefined {
  const sites = listBreakSites(facetter, schema, value, ownBreaks);
  if (sites.length === 0) return undefined;
  // A keyword that stands in many places is not to be broken a hundred times before another one is broken once.
  const keyword = random.pick([...new Set(sites.map((site) => site.keyword))]);
  const site = random.pick(sites.filter((one) => one.keyword === keyword));
  return { value: breakSite(value, site, random, ownBreaks), what: `${keyword} at /${site.path.join("/")}` };
}

function sitesAt({ facets, path, value }: Applied, ownBreaks: OwnBreaks): BreakSite[] {
  return facets.plain.flatMap((facet) =>
    Object.entries(facet).flatMap(([keyword, parameter]) => {
      const isKnown = keyword in breaks || Object.hasOwn(ownBreaks, keyword);
      return isKnown && isBreakable(keyword, value, facet) ? [{ keyword, path, value, parameter }] : [];
    }),
  );
}

const NUMBER_KEYWORDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];

function isBreakable(keyword: string, value: unknown, facet: JsonObject): boolean {
  if (["minItems", "maxItems", "uniqueItems"].includes(keyword)) return Array.isArray(value) && value.length > 0;
  if (NUMBER_KEYWORDS.includes(keyword)) return typeof value === "number";
  if (keyword === "additionalProperties") return isObject(value) && facet.additionalProperties === false;
  if (keyword === "required")
    return isObject(value) && requiredNames([facet]).some((name) => Object.hasOwn(value, name));
  if (["propertyNames", "minProperties", "maxProperties"].includes(keyword)) return isObject(value);
  return ["type", "enum", "const"].includes(keyword) || typeof value === "string";
}

const UNKNOWN_NAMES = ["nobodyKnowsThis", "", "constructor", "TO", "id ", "a/b~c", "\u0000"];
/** Longer values are refused for their size. */
const LONGEST = 100_000;

const breaks: Readonly<Record<string, Break>> = {
  type: (value, type, random) => {
    const others = [null, true, 0, -1.5, "x", [], {}, [value], { value }];
    const wrong = others.filter((other) => !isOfType(other, type));
    return wrong.length === 0 ? value : random.pick(wrong);
  },
  enum: (value, _, random) => random.pick([`${value}x`, "", `${String(value).toLowerCase()} `, "\u0000"]),
  const: (value, _, random) => random.pick([`${value} `, "", "NONE"]),
  required: (value, names, random) => {
    const present = Array.isArray(names) ? names.map(String).filter((name) => isObject(value) && name in value) : [];
    return without(value, random.pick(present));
  },
  additionalProperties: (value, _, random) => ({
    ...(value as object),
    [random.pick(UNKNOWN_NAMES)]: random.pick([1, null, "x", {}]),
  }),
  minLength: (value, least) => String(value).slice(0, Math.max(0, Number(least) - 1)),
  maxLength: (value, most) =>
    Number(most) > LONGEST
      ? value
      : String(value) + "1".repeat(Math.max(1, Number(most) + 1 - [...String(value)].length)),
  pattern: (value, pattern, random) => {
    const wrong = [`${value}\n`, ` ${value}`, `${value}é`, "-", "", "１２３４５６７８", "\u0000", `${value}/`];
    const fitting = wrong.filter((text) => !new RegExp(String(pattern), "u").test(text));
    return fitting.length > 0 ? random.pick(fitting) : "\n";
  },
  format: (value, format, random) =>
    format === "date-time" ? "2026-13-45T25:61:61+09:00" : random.pick([`${value} `, "not-a-format", "\u0000", "%"]),
  minItems: (value, least) => (Array.isArray(value) ? value.slice(0, Math.max(0, Number(least) - 1)) : []),
  maxItems: (value, most) => {
    const items = Array.isArray(value) ? value : [];
    if (Number(most) > LONGEST) return value;
    return Array.from({ length: Number(most) + 1 }, (_, index) => items[index] ?? items[0]);
  },
  uniqueItems: (value, isUnique) => (isUnique === true && Array.isArray(value) ? [...value, value[0]] : value),
  minimum: (value, least, random) => Number(least) - random.pick(beyond(value)),
  maximum: (value, most, random) => Number(most) + random.pick(beyond(value)),
  exclusiveMinimum: (_, least, random) => Number(least) - random.pick([0, 1]),
  exclusiveMaximum: (_, most, random) => Number(most) + random.pick([0, 1]),
  multipleOf: (value, step) => Number(value) + Number(step) / 2,
  propertyNames: (value, _, random) => ({
    ...(value as object),
    [random.pick(["", "x".repeat(101), "\u0000", "-a", "a\nb"])]: "x",
  }),
  minProperties: () => ({}),
  maxProperties: (value, most) => ({
    ...(value as object),
    ...Object.fromEntries(Array.from({ length: Number(most) + 1 }, (_, index) => [`key${index}`, "x"])),
  }),
};

/** How far beyond a limit: a whole number stays whole, so that it breaks the limit and not the type. */
const beyond = (value: unknown): number[] => (Number.isInteger(value) ? [1, 1, 1e9] : [1, 0.001, 1e9]);

function isOfType(value: unknown, type: unknown): boolean {
  const name = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return [type].flat().some((one) => one === name || (one === "integer" && Number.isInteger(value)));
}

const without = (value: unknown, name: string): unknown =>
  Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name));

function replaced(value: unknown, path: readonly (string | number)[], replacement: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return replacement;
  if (Array.isArray(value)) return value.with(Number(first), replaced(value[Number(first)], rest, replacement));
  const object = value as Record<string, unknown>;
  return { ...object, [first]: replaced(object[first], rest, replacement) };
}
