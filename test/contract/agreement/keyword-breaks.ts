import fc from "fast-check";
import type { Conjunction, FlatSchema } from "../../../scripts/schema/flat-schema.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import { isSchema, type Schema } from "../../../scripts/schema/walk.ts";
import { valuesOf } from "./conditions.ts";
import type { Instances } from "./instances.ts";
import { requiredTogether } from "./object-rules.ts";
import { matching } from "./texts.ts";

/** A value in place of one that was valid, and the keyword it is meant to break. */
export interface Break {
  readonly keyword: string;
  readonly other: Json;
  /** What the keyword speaks of, where it is not the value itself. */
  readonly part?: Json;
  /** The schemas that hold the keyword, where they are not those of the value itself. */
  readonly of?: Conjunction;
}

/** Breaks the keywords that speak of this value itself, one at a time. */
export function* breakKeywords(value: Json, flat: FlatSchema, instances: Instances): Generator<Break> {
  for (const other of OTHER_TYPES) if (flat.types && !flat.types.has(typeOf(other))) yield { keyword: "type", other };
  if (flat.types?.has("integer") && !flat.types.has("number")) yield { keyword: "type", other: 1.5 };
  if (flat.values) for (const other of otherValues(flat.values)) yield { keyword: "enum", other };
  for (const rule of flat.otherKeywords.get("not")?.values() ?? [])
    for (const other of valuesOf(rule)) yield { keyword: "not", other };
  for (const { keyword, branches } of flat.unions) yield* breakUnion(value, keyword, branches, instances);
  if (typeof value === "string") yield* breakText(value, flat);
  else if (typeof value === "number") yield* breakNumber(flat);
  else if (Array.isArray(value)) yield* breakList(value, flat);
  else if (isObject(value)) yield* breakObject(value, flat, instances);
}

const OTHER_TYPES: readonly Json[] = [null, true, 7, "text", [], {}];

const typeOf = (value: Json): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** Near misses of the same type: another case, one character more. */
function otherValues(values: readonly Json[]): Json[] {
  const [first] = values;
  if (typeof first !== "string") return [typeof first === "number" ? first + 0.5 : "other"];
  const misses = [`${first}?`, first.toLowerCase(), first.toUpperCase(), ""];
  return misses.filter((miss) => !values.includes(miss));
}

/** None of the branches: another thing altogether, or without all that any of them asks for. */
function* breakUnion(
  value: Json,
  keyword: string,
  branches: readonly Schema[],
  instances: Instances,
): Generator<Break> {
  for (const other of [{}, [], null, true, 1.5, "x"]) yield { keyword, other };
  if (!isObject(value)) return;
  const asked = branches.flatMap((branch) => [...instances.flat([branch]).required]);
  const other = without(value, ...asked);
  yield { keyword, other };
  yield { keyword: "required", other, of: branches };
}

function* breakText(value: string, { limits, patterns, formats }: FlatSchema): Generator<Break> {
  const [least, most] = [limits.get("minLength"), limits.get("maxLength")];
  if (most !== undefined) {
    const last = [...value].at(-1) ?? "a";
    yield { keyword: "maxLength", other: value + last.repeat(Math.max(0, most + 1 - [...value].length)) };
    // Outside of the basic plane: one character, two units.
    if (patterns.length === 0) yield { keyword: "maxLength", other: "😀".repeat(most + 1) };
  }
  if (least !== undefined && least > 0) yield { keyword: "minLength", other: [...value].slice(0, least - 1).join("") };
  for (const pattern of patterns) for (const other of edgesOf(value, pattern)) yield { keyword: "pattern", other };
  for (const other of [`${value}\n`, ` ${value}`, `${value}é`, "", "!"])
    if (patterns.some((pattern) => !new RegExp(pattern, "u").test(other))) yield { keyword: "pattern", other };
  if (formats.length > 0)
    for (const other of [
      "no format at all",
      value.replace(/^(\d{4})-\d\d-\d\d/, "$1-02-31"),
      value.replace(/T\d\d/, "T24"),
    ])
      if (other !== value) yield { keyword: "format", other };
}

/** How far a text may grow and shrink before it no longer matches: the last that does, and the first that does not. */
function edgesOf(value: string, pattern: string): string[] {
  const expression = new RegExp(pattern, "u");
  const characters = [...value];
  const last = characters.at(-1) ?? "a";
  const longer = Array.from({ length: 40 }, (_, more) => value + last.repeat(more + 1));
  const shorter = characters.map((_, less) => characters.slice(0, characters.length - less - 1).join(""));
  return [longer, shorter].flatMap((texts) => {
    const first = texts.findIndex((text) => !expression.test(text));
    return first < 0 ? [] : [texts[first - 1] ?? value, texts[first] ?? value];
  });
}

function* breakNumber({ limits }: FlatSchema): Generator<Break> {
  const steps = { minimum: -1, maximum: 1, exclusiveMinimum: 0, exclusiveMaximum: 0 };
  for (const [keyword, by] of Object.entries(steps)) {
    const bound = limits.get(keyword);
    if (bound !== undefined) yield { keyword, other: bound + by };
  }
}

function* breakList(value: readonly Json[], { limits, otherKeywords }: FlatSchema): Generator<Break> {
  const [least, most] = [limits.get("minItems"), limits.get("maxItems")];
  const filler = value[0] ?? "x";
  if (most !== undefined)
    yield { keyword: "maxItems", other: [...value, ...Array<Json>(Math.max(1, most + 1 - value.length)).fill(filler)] };
  if (least !== undefined && least > 0) yield { keyword: "minItems", other: value.slice(0, least - 1) };
  if (otherKeywords.has("uniqueItems") && value.length > 0) yield { keyword: "uniqueItems", other: [...value, filler] };
}

function* breakObject(value: JsonObject, flat: FlatSchema, instances: Instances): Generator<Break> {
  for (const name of flat.required) if (name in value) yield { keyword: "required", other: without(value, name) };
  if (flat.additional.includes(false))
    yield { keyword: "additionalProperties", other: { ...value, nobodyKnowsThis: 1 } };
  yield* breakSize(value, flat);
  for (const [name, needed] of flat.dependentRequired)
    yield { keyword: "dependentRequired", other: without({ [name]: "x", ...value }, ...needed) };
  for (const together of [...(flat.otherKeywords.get("not")?.values() ?? [])].flatMap(requiredTogether)) {
    const filled = together.map((name) => [name, value[name] ?? value[together[0] ?? ""] ?? "x"]);
    yield { keyword: "not", other: { ...value, ...Object.fromEntries(filled) } };
  }
  yield* breakForbidden(value, flat, instances);
  for (const names of flat.propertyNames) if (isSchema(names)) yield* breakNames(value, [names], instances);
}

function* breakSize(value: JsonObject, { limits, properties }: FlatSchema): Generator<Break> {
  const [least, most] = [limits.get("minProperties"), limits.get("maxProperties")];
  const names = Object.keys(value);
  if (least !== undefined && least > 0)
    yield { keyword: "minProperties", other: without(value, ...names.slice(least - 1)) };
  if (most === undefined) return;
  const missing = [...properties.keys()].filter((name) => !names.includes(name));
  const made = Array.from({ length: most + 1 }, (_, index) => `more${index}`);
  const filler = names[0] === undefined ? "x" : (value[names[0]] ?? "x");
  const more = [...missing, ...made].slice(0, most + 1 - names.length).map((name) => [name, filler]);
  yield { keyword: "maxProperties", other: { ...value, ...Object.fromEntries(more) } };
}

/** Members that must not be there, by their name or by a pattern. */
function* breakForbidden(value: JsonObject, flat: FlatSchema, instances: Instances): Generator<Break> {
  const forbidden: [string | undefined, Conjunction][] = [...flat.properties];
  for (const [pattern, property] of flat.patternProperties) {
    const names = instances.flat(property).rejectsAll ? fc.sample(matching(pattern), { seed: 1, numRuns: 10 }) : [];
    forbidden.push([names.find((name) => new RegExp(pattern, "u").test(name)), property]);
  }
  for (const [name, property] of forbidden)
    if (name !== undefined && !(name in value) && instances.flat(property).rejectsAll)
      yield { keyword: "not", other: { ...value, [name]: "x" }, of: property };
}

/** Names are texts, and broken as such. */
function* breakNames(value: JsonObject, names: Conjunction, instances: Instances): Generator<Break> {
  const [known = "a"] = Object.keys(value);
  for (const { keyword, other } of breakText(known, instances.flat(names)))
    if (typeof other === "string") {
      yield { keyword: "propertyNames", other: { ...value, [other]: value[known] ?? "x" } };
      yield { keyword, other: { ...value, [other]: value[known] ?? "x" }, part: other, of: names };
    }
}

const without = (value: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
