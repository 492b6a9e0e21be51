import { isObject, type JsonObject } from "../../../scripts/exercise/contract/json-pointer.ts";
import type { Random } from "../random.ts";
import { type Applied, appliedTo } from "./applied.ts";
import { type Facetter, requiredNames, type Schema } from "./facets.ts";

/** A body with one keyword broken at one place. */
export interface Broken {
  readonly body: unknown;
  /** For people: what was done. */
  readonly what: string;
}

type Break = (value: unknown, parameter: unknown, random: Random) => unknown;

/** Undefined where nothing in the body can be broken. */
export function breakOne(facetter: Facetter, schema: Schema, body: unknown, random: Random): Broken | undefined {
  const sites = appliedTo(facetter, [schema], body).flatMap((applied) => sitesAt(applied));
  if (sites.length === 0) return undefined;
  // A keyword that stands in many places is not to be broken a hundred times before another one is broken once.
  const keyword = random.pick([...new Set(sites.map((site) => site.keyword))]);
  const site = random.pick(sites.filter((one) => one.keyword === keyword));
  const { path, value } = site.applied;
  const replacement = breaks[keyword]?.(value, site.parameter, random);
  return { body: replaced(body, path, replacement), what: `${keyword} at /${path.join("/")}` };
}

interface Site {
  readonly applied: Applied;
  readonly keyword: string;
  readonly parameter: unknown;
}

function sitesAt(applied: Applied): Site[] {
  return applied.facets.plain.flatMap((facet) =>
    Object.entries(facet).flatMap(([keyword, parameter]) =>
      keyword in breaks && isBreakable(keyword, applied.value, facet) ? [{ applied, keyword, parameter }] : [],
    ),
  );
}

function isBreakable(keyword: string, value: unknown, facet: JsonObject): boolean {
  if (["maxLength", "minLength", "pattern", "x-max-bytes", "x-cp949", "format"].includes(keyword))
    return typeof value === "string";
  if (["minItems", "maxItems"].includes(keyword)) return Array.isArray(value) && value.length > 0;
  if (["minimum", "maximum"].includes(keyword)) return typeof value === "number";
  if (keyword === "additionalProperties") return isObject(value) && facet.additionalProperties === false;
  if (keyword === "required")
    return isObject(value) && requiredNames([facet]).some((name) => Object.hasOwn(value, name));
  if (["propertyNames", "minProperties", "maxProperties"].includes(keyword)) return isObject(value);
  return true;
}

const breaks: Readonly<Record<string, Break>> = {
  type: (value, type, random) => {
    const others = [null, true, 0, -1.5, "x", [], {}, [value], { value }];
    return random.pick(others.filter((other) => !isOfType(other, type)));
  },
  enum: (value, _, random) => random.pick([`${value}x`, "", `${String(value).toLowerCase()} `, "\u0000"]),
  const: (value, _, random) => random.pick([`${value} `, "", "NONE"]),
  required: (value, names, random) => {
    const present = Array.isArray(names) ? names.map(String).filter((name) => isObject(value) && name in value) : [];
    return without(value, random.pick(present));
  },
  additionalProperties: (value, _, random) => ({
    ...(value as object),
    [random.pick(["nobodyKnowsThis", "", "constructor", "TO", "from ", "a/b~c", "\u0000"])]: random.pick([
      1,
      null,
      "x",
      {},
    ]),
  }),
  minLength: () => "",
  maxLength: (value, most) => String(value) + "1".repeat(Math.max(1, Number(most) + 1 - [...String(value)].length)),
  "x-max-bytes": (value, most) => String(value) + "가".repeat(Math.floor(Number(most) / 2) + 1),
  "x-cp949": (value, _, random) => `${value}`.slice(0, -1) + random.pick(["é", "😀", "\u200b"]),
  pattern: (value, pattern, random) => {
    const wrong = [`${value}\n`, ` ${value}`, `${value}é`, "-", "", "１２３４５６７８", "\u0000", `${value}/`];
    const fitting = wrong.filter((text) => !new RegExp(String(pattern), "u").test(text));
    return fitting.length > 0 ? random.pick(fitting) : "\n";
  },
  format: () => "2026-13-45T25:61:61+09:00",
  minItems: (value, least) => (Array.isArray(value) ? value.slice(0, Math.max(0, Number(least) - 1)) : []),
  maxItems: (value, most) => {
    const items = Array.isArray(value) ? value : [];
    return Array.from({ length: Number(most) + 1 }, (_, index) => items[index] ?? items[0]);
  },
  minimum: (_, least, random) => Number(least) - random.pick([1, 0.001, 1e9]),
  maximum: (_, most, random) => Number(most) + random.pick([1, 0.001, 1e9]),
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

function isOfType(value: unknown, type: unknown): boolean {
  const name = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return [type].flat().some((one) => one === name || (one === "integer" && Number.isInteger(value)));
}

const without = (value: unknown, name: string): unknown =>
  Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name));

function replaced(body: unknown, path: readonly (string | number)[], replacement: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return replacement;
  if (Array.isArray(body)) return body.with(Number(first), replaced(body[Number(first)], rest, replacement));
  const object = body as Record<string, unknown>;
  return { ...object, [first]: replaced(object[first], rest, replacement) };
}
