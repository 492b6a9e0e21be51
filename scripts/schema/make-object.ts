import { askedNames, askedValues } from "./condition-values.ts";
import {
  type Condition,
  type Facets,
  joinFacets,
  listedNames,
  memberSchemas,
  numbersOf,
  requiredNames,
} from "./facets.ts";
import { isObject, type JsonObject } from "./json.ts";
import type { Making } from "./making.ts";
import { seemsToHold } from "./seems-to-hold.ts";
import { bringAbout, meantBy, settle } from "./settle.ts";
import { makeText } from "./texts.ts";
import type { Schema } from "./walk.ts";

/** What one condition asks for may be what another one asks about. */
const MOST_CORRECTIONS = 3;
const NAMES = ["a", "name", "key", "x-1", "Ünïcode", "a.b", "0"];

/** An object, made of `from` if that is given. Conditions are followed with the members that were drawn. */
export function makeObject(making: Making, given: Facets, from: JsonObject | undefined, corrections = 0): unknown {
  const made: Record<string, unknown> = {};
  const { facets, asked } = drawAsked(making, given, made, from);
  const needed = requiredNames(facets.plain);
  const mayStay = (name: string): boolean => needed.includes(name) || from === undefined || Object.hasOwn(from, name);
  const forbidden = new Set(facets.nots.flatMap((not) => forbiddenBy(making, not, needed, mayStay)));
  // What was asked about and left out on purpose stays out.
  for (const name of asked) if (!needed.includes(name) && !Object.hasOwn(made, name)) forbidden.add(name);
  for (const name of forbidden) delete made[name];
  const wanted = wantedNames(making, facets, forbidden, from);
  for (const name of wanted) {
    if (Object.hasOwn(made, name)) continue;
    const schemas = memberSchemas(facets.plain, name);
    if (making.facetter.forbids(schemas)) continue;
    const start = from?.[name] ?? (schemas.length === 0 ? making.settings.knownMember?.(name) : undefined);
    made[name] = making.value(schemas, start);
  }
  const whole = from === undefined ? withOpenNames(making, made, facets.plain) : made;
  if (given.conditions.length === 0) return whole;
  // Some conditions ask about what was not there yet when they were followed.
  const late = given.conditions.map((one) => meantBy(making, one, whole)).filter((schema) => schema !== true);
  const lateFacets = making.facetter.of(late);
  const kept = Object.fromEntries(
    Object.entries(whole).filter(([name]) => !making.facetter.forbids(memberSchemas(lateFacets.plain, name))),
  );
  const isRight = corrections >= MOST_CORRECTIONS || late.every((schema) => seemsToHold(making.facetter, schema, kept));
  if (isRight) return kept;
  const corrected = joinFacets([given, settle(making, lateFacets, kept)]);
  return makeObject(making, corrected, kept as JsonObject, corrections + 1);
}

/** What conditions ask about is drawn first, one after the other: a condition may limit what another one asks about. */
function drawAsked(making: Making, given: Facets, made: Record<string, unknown>, from: JsonObject | undefined) {
  let facets = given;
  const asked: string[] = [];
  if (facets.conditions.length === 0) return { facets, asked };
  const followed = new Set<Condition>();
  const follow = (isDecided: (names: readonly string[]) => boolean): void => {
    const due = facets.conditions.filter((one) => !followed.has(one) && isDecided(askedNames({ conditions: [one] })));
    if (due.length === 0) return;
    for (const one of due) followed.add(one);
    const before = { ...from, ...made };
    const meant = due.flatMap((one) => bringAbout(making, one, from) ?? [meantBy(making, one, before)]);
    facets = joinFacets([facets, settle(making, making.facetter.of(meant), from)]);
  };
  const next = (): string | undefined => askedNames(facets).find((name) => !asked.includes(name));
  for (let name = next(); name !== undefined; name = next()) {
    asked.push(name);
    const own = memberSchemas(facets.plain, name);
    const isRequired = requiredNames(facets.plain).includes(name);
    if (from !== undefined && Object.hasOwn(from, name)) {
      if (!making.facetter.forbids(own)) made[name] = making.value(own, from[name]);
    } else if (isRequired || (from === undefined && wants(making, 0.5))) {
      const fits = (hint: unknown) => own.every((schema) => seemsToHold(making.facetter, schema, hint));
      const hints = askedValues(facets, name).filter(fits);
      if (hints.length > 0 && making.random.flip(0.85)) made[name] = making.random.pick(hints);
      // A member that the object does not describe, and that may have any value, is only there to meet a condition.
      else if (own.length > 0) made[name] = making.value(own);
    }
    follow((names) => names.length > 0 && names.every((one) => asked.includes(one)));
  }
  follow(() => true);
  return { facets, asked };
}

function wants(making: Making, probability: number): boolean {
  return making.settings.isFull === true || making.random.flip(probability);
}

/** The members that an object gets: the required ones, those of the value to start from, and some or all others. */
function wantedNames(
  making: Making,
  { plain }: Facets,
  forbidden: ReadonlySet<string>,
  from: JsonObject | undefined,
): Set<string> {
  const isFree = (name: string): boolean => !forbidden.has(name);
  const wanted = new Set([...requiredNames(plain), ...Object.keys(from ?? {})].filter(isFree));
  const optional = listedNames(plain).filter((name) => isFree(name) && !wanted.has(name));
  if (from === undefined) {
    const generosity = making.isDeep ? 0 : making.random.pick([0.05, 0.25, 0.6]);
    for (const name of optional)
      if (generosity > 0 && wants(making, generosity) && hasDependents(making, plain, name, wanted)) wanted.add(name);
  }
  for (const { dependentRequired } of plain)
    for (const [name, others] of Object.entries(isObject(dependentRequired) ? dependentRequired : {}))
      if (wanted.has(name)) for (const other of [others].flat()) wanted.add(String(other));
  const least = Math.max(0, ...numbersOf(plain, "minProperties"));
  for (const name of optional) if (wanted.size < least) wanted.add(name);
  return new Set([...listedNames(plain).filter((name) => wanted.has(name)), ...wanted]);
}

/** By chance a member comes only with what it depends on: one that drags others along would come too often. */
function hasDependents(
  making: Making,
  plain: readonly JsonObject[],
  name: string,
  wanted: ReadonlySet<string>,
): boolean {
  const needed = plain.flatMap(({ dependentRequired }) =>
    isObject(dependentRequired) && Object.hasOwn(dependentRequired, name) ? [dependentRequired[name]].flat() : [],
  );
  return making.settings.isFull === true || needed.every((other) => wanted.has(String(other)));
}

/** Members with names of the caller's own, where an object takes such. */
function withOpenNames(
  making: Making,
  made: Record<string, unknown>,
  plain: readonly JsonObject[],
): Record<string, unknown> {
  const { isFull, names: known = NAMES, alphabet, words } = making.settings;
  const patterns = plain.flatMap(({ patternProperties }) =>
    Object.keys(isObject(patternProperties) ? patternProperties : {}),
  );
  const isOpen = plain.some((facet) => "propertyNames" in facet || isObject(facet.additionalProperties));
  if (!isOpen && patterns.length === 0) return made;
  const least = Math.max(isFull === true && !making.isDeep ? 1 : 0, ...numbersOf(plain, "minProperties"));
  const most = Math.min(...numbersOf(plain, "maxProperties"), Number.POSITIVE_INFINITY);
  const count = Math.max(making.isDeep ? 0 : making.random.integer(0, 3), least - Object.keys(made).length);
  const rules = plain.flatMap(({ propertyNames }) => (isObject(propertyNames) ? [propertyNames] : []));
  const fitting = known.filter((name) => rules.every((rule) => seemsToHold(making.facetter, rule, name)));
  for (let index = 0; index < count && Object.keys(made).length < most; index++) {
    const isPatterned = patterns.length > 0 && (!isOpen || making.random.flip(0.5));
    const ruled = isPatterned ? [{ pattern: making.random.pick(patterns) }, ...rules] : rules;
    const isKnown = !isPatterned && fitting.length > 0 && (making.random.isLeast || making.random.flip(0.6));
    const own = isKnown ? making.random.pick(fitting) : makeText(ruled, making.random, { alphabet, words });
    const name = Object.hasOwn(made, own) ? `${own}${index}` : own;
    const schemas = memberSchemas(plain, name);
    if (name !== "" && name !== "__proto__" && !making.facetter.forbids(schemas)) made[name] = making.value(schemas);
  }
  return made;
}

/** `not: {required: [a, b]}`: one of them stays away. */
function forbiddenBy(
  making: Making,
  not: Schema,
  needed: readonly string[],
  mayStay: (name: string) => boolean,
): string[] {
  const { plain, unions } = making.facetter.ofOne(not);
  const names = requiredNames(plain);
  if (names.length > 0 && !names.every(mayStay)) return [];
  const free = names.filter((name) => !needed.includes(name));
  if (names.length > 0) return [making.random.pick(free.length > 0 ? free : names)];
  return unions.flatMap(({ branches }) => branches.flatMap((branch) => forbiddenBy(making, branch, needed, mayStay)));
}
