import { jsonType } from "../runtime/json-schema.ts";
import { isNull } from "./accepted-values.ts";
import { likelyBranches } from "./applied.ts";
import { type BreakableKeyword, holdsOwn } from "./break-own-keyword.ts";
import { askedNames, askedValues, literalsOf, possibleTypes } from "./condition-values.ts";
import {
  type Condition,
  type Facets,
  type Facetter,
  itemSchemas,
  joinFacets,
  listedNames,
  memberSchemas,
  numbersOf,
  requiredNames,
} from "./facets.ts";
import type { Union } from "./flat-schema.ts";
import { Heights } from "./heights.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";
import { makeNumber } from "./make-number.ts";
import type { Random } from "./random.ts";
import { hasDuplicates, isOfType, seemsToHold, typeName } from "./seems-to-hold.ts";
import { type Alphabet, makeText } from "./texts.ts";
import type { Schema } from "./walk.ts";
import type { Words } from "./words.ts";

/** Draws a value for a component in place of what its schema alone would give. */
export type Overrides = Readonly<Record<string, (random: Random) => unknown>>;

export interface MakeSettings {
  readonly overrides?: Overrides;
  /** Draws the texts; without it they follow from the schema alone. */
  readonly text?: (plain: readonly JsonObject[], random: Random) => string;
  /** Names for the members of objects that take any name. */
  readonly names?: readonly string[];
  readonly alphabet?: Alphabet;
  readonly words?: Words;
  /** A value that is known to meet a schema, such as one of an example. */
  readonly known?: (schema: JsonObject) => Json | undefined;
  /** A value that is known by the name of the member, where no schema describes it. */
  readonly knownMember?: (name: string) => Json | undefined;
  /** Keywords of a plug-in: a value that they refuse is drawn again. */
  readonly ownKeywords?: readonly BreakableKeyword[];
  /** Every member that may be there is, and no list is empty. With a seed of 0, nothing is null that may be something else. */
  readonly isFull?: boolean;
  /** Values that are deeper, or have more parts, have no optional parts. */
  readonly size?: { readonly depth: number; readonly parts: number };
  /** What texts begin with where nothing says what they are. */
  readonly word?: string;
  /** Changed as little as possible so that the schema accepts it. */
  readonly from?: unknown;
}

/** Deeper values have no optional parts: a schema may contain itself. */
const DEEP = 5;
/** The same in a value that has so many parts. */
const MOST_PARTS = 1500;
/** Nothing is that deep but a schema that requires itself. */
const DEEPEST = 30;
const MOST_ITEMS = 12;
/** How often a value is drawn again that a rule refuses. */
const MOST_TRIES = 4;
/** How often a condition about a shape is made to hold. */
const BROUGHT_ABOUT = 0.3;
/** What one condition asks for may be what another one asks about. */
const MOST_CORRECTIONS = 3;
const NAMES = ["a", "name", "key", "x-1", "Ünïcode", "a.b", "0"];

const heights = new WeakMap<Facetter, Heights>();

/**
 * Makes a value that a schema most likely accepts: conditions are followed with the values that were drawn, unions are
 * decided by chance. Whether it does accept is for the judge to say; a value that it refuses is a case as good as any.
 * With a seed of 0 (see `drawWithSeed`) it is the smallest such value, and always the same.
 */
export function makeValue(
  facetter: Facetter,
  schemas: readonly Schema[],
  random: Random,
  settings: MakeSettings = {},
): unknown {
  const known = heights.get(facetter) ?? new Heights(facetter);
  heights.set(facetter, known);
  return new Maker(facetter, known, random, settings).value(schemas, settings.from);
}

class Maker {
  readonly #facetter: Facetter;
  readonly #heights: Heights;
  readonly #random: Random;
  readonly #settings: MakeSettings;
  #depth = 0;
  #parts = 0;

  constructor(facetter: Facetter, heights: Heights, random: Random, settings: MakeSettings) {
    this.#facetter = facetter;
    this.#heights = heights;
    this.#random = random;
    this.#settings = settings;
  }

  value(schemas: readonly Schema[], from?: unknown): unknown {
    if (this.#depth > DEEPEST) return from ?? null;
    this.#depth += 1;
    this.#parts += 1;
    const all = this.#facetter.of(schemas);
    const start = from ?? this.#knownFor(all);
    const facets = this.#decided(all, start);
    let made = this.#ofFacets(facets, start);
    for (let tries = 0; tries < MOST_TRIES && this.#breaksOwn(facets, made); tries++)
      made = this.#ofFacets(facets, start);
    this.#depth -= 1;
    return made;
  }

  #breaksOwn({ plain }: Facets, made: unknown): boolean {
    const { ownKeywords = [] } = this.#settings;
    if (ownKeywords.length === 0 || this.#random.isLeast) return false;
    const kind = jsonType(made);
    return ownKeywords.some(
      (own) =>
        own.appliesTo === kind &&
        plain.some((facet) => Object.hasOwn(facet, own.keyword) && !holdsOwn(own, made, facet[own.keyword])),
    );
  }

  get #isDeep(): boolean {
    const { isFull, size = { depth: isFull === true ? 2 * DEEP : DEEP, parts: MOST_PARTS } } = this.#settings;
    return this.#depth > size.depth || this.#parts > size.parts;
  }

  /** What the document or an example shows for the schema. */
  #knownFor({ schemas, plain }: Facets): unknown {
    const { known } = this.#settings;
    for (const schema of known === undefined ? [] : schemas) {
      const value = known?.(schema);
      if (value !== undefined) return value;
    }
    if (!this.#random.isLeast) return undefined;
    return plain
      .map(({ examples, example }) => (Array.isArray(examples) ? examples[0] : example))
      .find((one) => one != null);
  }

  #ofFacets(facets: Facets, from: unknown): unknown {
    const { overrides = {} } = this.#settings;
    for (const name of facets.names) {
      const own = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
      if (own !== undefined) return own(this.#random);
    }
    const isExcluded = (value: unknown) => facets.nots.some((not) => seemsToHold(this.#facetter, not, value));
    const literals = literalsOf(facets.plain)?.filter((literal) => !isExcluded(literal));
    if (literals !== undefined) {
      if (literals.length === 0) return "none";
      return literals.includes(from) ? from : this.#random.pick(literals);
    }
    const types = this.#listTypes(facets);
    const isKept = from !== undefined && (types.length === 0 || isOfType(from, types));
    const type = isKept ? typeName(from) : this.#drawType(types);
    const start = isKept ? from : undefined;
    if (type === "object") return this.#object(facets, isObject(start) ? start : undefined);
    const brought = facets.conditions.flatMap((one) => this.#bringAbout(one, start) ?? []);
    if (brought.length > 0)
      return this.#ofFacets(
        joinFacets([{ ...facets, conditions: [] }, this.#decided(this.#facetter.of(brought), start)]),
        start,
      );
    let made = this.#simple(type, facets, start);
    for (let tries = 0; tries < MOST_TRIES && isExcluded(made); tries++) made = this.#simple(type, facets, undefined);
    return this.#followConditions(facets, made);
  }

  /** Where nothing is said of the type, what is excluded or asked about tells it. */
  #listTypes({ plain, nots, conditions }: Facets): string[] {
    const types = possibleTypes(plain);
    if (types.length > 0) return types;
    const others = [...conditions.map((condition) => condition.if), ...nots].map((one) =>
      possibleTypes(this.#facetter.ofOne(one).plain),
    );
    return others.find((one) => one.length > 0) ?? [];
  }

  #simple(type: string, { plain }: Facets, from: unknown): unknown {
    switch (type) {
      case "array":
        return this.#array(plain, Array.isArray(from) ? from : undefined);
      case "number":
      case "integer": {
        const isWhole = type === "integer" && !(possibleTypes(plain).includes("number") && !Number.isInteger(from));
        return makeNumber(plain, isWhole, this.#random, typeof from === "number" ? from : undefined);
      }
      case "boolean":
        return typeof from === "boolean" ? from : !this.#random.flip(0.5);
      case "null":
        return null;
      default:
        return this.#text(plain, typeof from === "string" ? from : undefined);
    }
  }

  /** What conditions ask of a value that is no object is only known when it is there. */
  #followConditions(facets: Facets, made: unknown): unknown {
    const asked = facets.conditions.map((one) => this.#meant(one, made)).filter((schema) => schema !== true);
    if (asked.every((schema) => seemsToHold(this.#facetter, schema, made))) return made;
    return this.#ofFacets(
      joinFacets([{ ...facets, conditions: [] }, this.#decided(this.#facetter.of(asked), made)]),
      made,
    );
  }

  /** What a condition asks for that no value of a member decides: sometimes it is made to hold, to see what follows. */
  #bringAbout(condition: Condition, from: unknown): readonly Schema[] | undefined {
    const isFree = from === undefined && condition.if !== true && askedNames({ conditions: [condition] }).length === 0;
    const probability = this.#settings.isFull === true ? 2 * BROUGHT_ABOUT : BROUGHT_ABOUT;
    return isFree && this.#random.flip(probability) ? [condition.if, condition.then] : undefined;
  }

  #meant(condition: Condition, value: unknown): Schema {
    return seemsToHold(this.#facetter, condition.if, value) ? condition.then : condition.else;
  }

  #drawType(types: readonly string[]): string {
    const others = types.filter((type) => type !== "null");
    if (others.length < types.length && (others.length === 0 || this.#random.flip(0.15))) return "null";
    return others.length === 0 ? "string" : this.#random.pick(others);
  }

  #text(plain: readonly JsonObject[], from: string | undefined): string {
    const { text, alphabet, words, word } = this.#settings;
    return text === undefined
      ? makeText(plain, this.#random, { alphabet, words, word, from })
      : text(plain, this.#random);
  }

  /** Every union settled on one of its branches. */
  #decided(given: Facets, from: unknown): Facets {
    let facets = given;
    for (let rounds = 0; facets.unions.length > 0 && rounds < 20; rounds++) {
      const { plain } = facets;
      const chosen = facets.unions
        .filter(({ branches }) => branches.length > 0)
        .map((union) => this.#choose(union, plain, from));
      facets = joinFacets([{ ...facets, unions: [] }, this.#facetter.of(chosen)]);
    }
    return facets;
  }

  /**
   * The branch that the given value is meant as; without one any that has a place for the required members, and that takes one of the
   * values that are listed beside the union.
   */
  #choose({ branches }: Union, plain: readonly JsonObject[], from: unknown): Schema {
    const [meant] = from === undefined ? [] : likelyBranches(this.#facetter, branches, from);
    if (meant !== undefined) return meant;
    const required = requiredNames(plain);
    const literals = literalsOf(plain);
    const roomy = branches.filter((branch) => {
      const { plain: own, impossible } = this.#facetter.ofOne(branch);
      if (literals?.some((literal) => seemsToHold(this.#facetter, branch, literal)) === false) return false;
      return !impossible && required.every((name) => memberSchemas(own, name).every((schema) => schema !== false));
    });
    const possible = roomy.length > 0 ? roomy : branches;
    if (this.#isDeep) return this.#random.pick(this.#heights.lowest(possible));
    const shown = this.#random.isLeast && this.#settings.isFull === true ? possible.filter((one) => !isNull(one)) : [];
    return this.#random.pick(shown.length > 0 ? shown : possible);
  }

  #object(given: Facets, from: JsonObject | undefined, corrections = 0): unknown {
    const made: Record<string, unknown> = {};
    const { facets, asked } = this.#drawAsked(given, made, from);
    const needed = requiredNames(facets.plain);
    const mayStay = (name: string): boolean => needed.includes(name) || from === undefined || Object.hasOwn(from, name);
    const forbidden = new Set(facets.nots.flatMap((not) => this.#forbiddenBy(not, needed, mayStay)));
    // What was asked about and left out on purpose stays out.
    for (const name of asked) if (!needed.includes(name) && !Object.hasOwn(made, name)) forbidden.add(name);
    for (const name of forbidden) delete made[name];
    const wanted = this.#wantedNames(facets, forbidden, from);
    for (const name of wanted) {
      if (Object.hasOwn(made, name)) continue;
      const schemas = memberSchemas(facets.plain, name);
      if (this.#facetter.forbids(schemas)) continue;
      const start = from?.[name] ?? (schemas.length === 0 ? this.#settings.knownMember?.(name) : undefined);
      made[name] = this.value(schemas, start);
    }
    const whole = from === undefined ? this.#withOpenNames(made, facets.plain) : made;
    if (given.conditions.length === 0) return whole;
    // Some conditions ask about what was not there yet when they were followed.
    const late = given.conditions.map((one) => this.#meant(one, whole)).filter((schema) => schema !== true);
    const lateFacets = this.#facetter.of(late);
    const kept = Object.fromEntries(
      Object.entries(whole).filter(([name]) => !this.#facetter.forbids(memberSchemas(lateFacets.plain, name))),
    );
    const isRight =
      corrections >= MOST_CORRECTIONS || late.every((schema) => seemsToHold(this.#facetter, schema, kept));
    if (isRight) return kept;
    const corrected = joinFacets([given, this.#decided(lateFacets, kept)]);
    return this.#object(corrected, kept as JsonObject, corrections + 1);
  }

  /** What conditions ask about is drawn first, one after the other: a condition may limit what another one asks about. */
  #drawAsked(given: Facets, made: Record<string, unknown>, from: JsonObject | undefined) {
    let facets = given;
    const asked: string[] = [];
    if (facets.conditions.length === 0) return { facets, asked };
    const followed = new Set<Condition>();
    const follow = (isDecided: (names: readonly string[]) => boolean): void => {
      const due = facets.conditions.filter((one) => !followed.has(one) && isDecided(askedNames({ conditions: [one] })));
      if (due.length === 0) return;
      for (const one of due) followed.add(one);
      const before = { ...from, ...made };
      const meant = due.flatMap((one) => this.#bringAbout(one, from) ?? [this.#meant(one, before)]);
      facets = joinFacets([facets, this.#decided(this.#facetter.of(meant), from)]);
    };
    const next = (): string | undefined => askedNames(facets).find((name) => !asked.includes(name));
    for (let name = next(); name !== undefined; name = next()) {
      asked.push(name);
      const own = memberSchemas(facets.plain, name);
      const isRequired = requiredNames(facets.plain).includes(name);
      if (from !== undefined && Object.hasOwn(from, name)) {
        if (!this.#facetter.forbids(own)) made[name] = this.value(own, from[name]);
      } else if (isRequired || (from === undefined && this.#wants(0.5))) {
        const fits = (hint: unknown) => own.every((schema) => seemsToHold(this.#facetter, schema, hint));
        const hints = askedValues(facets, name).filter(fits);
        if (hints.length > 0 && this.#random.flip(0.85)) made[name] = this.#random.pick(hints);
        // A member that the object does not describe, and that may have any value, is only there to meet a condition.
        else if (own.length > 0) made[name] = this.value(own);
      }
      follow((names) => names.length > 0 && names.every((one) => asked.includes(one)));
    }
    follow(() => true);
    return { facets, asked };
  }

  #wants(probability: number): boolean {
    return this.#settings.isFull === true || this.#random.flip(probability);
  }

  /** The members that an object gets: the required ones, those of the value to start from, and some or all others. */
  #wantedNames({ plain }: Facets, forbidden: ReadonlySet<string>, from: JsonObject | undefined): Set<string> {
    const isFree = (name: string): boolean => !forbidden.has(name);
    const wanted = new Set([...requiredNames(plain), ...Object.keys(from ?? {})].filter(isFree));
    const optional = listedNames(plain).filter((name) => isFree(name) && !wanted.has(name));
    if (from === undefined) {
      const generosity = this.#isDeep ? 0 : this.#random.pick([0.05, 0.25, 0.6]);
      for (const name of optional)
        if (generosity > 0 && this.#wants(generosity) && this.#hasDependents(plain, name, wanted)) wanted.add(name);
    }
    for (const { dependentRequired } of plain)
      for (const [name, others] of Object.entries(isObject(dependentRequired) ? dependentRequired : {}))
        if (wanted.has(name)) for (const other of [others].flat()) wanted.add(String(other));
    const least = Math.max(0, ...numbersOf(plain, "minProperties"));
    for (const name of optional) if (wanted.size < least) wanted.add(name);
    return new Set([...listedNames(plain).filter((name) => wanted.has(name)), ...wanted]);
  }

  /** By chance a member comes only with what it depends on: one that drags others along would come too often. */
  #hasDependents(plain: readonly JsonObject[], name: string, wanted: ReadonlySet<string>): boolean {
    const needed = plain.flatMap(({ dependentRequired }) =>
      isObject(dependentRequired) && Object.hasOwn(dependentRequired, name) ? [dependentRequired[name]].flat() : [],
    );
    return this.#settings.isFull === true || needed.every((other) => wanted.has(String(other)));
  }

  /** Members with names of the caller's own, where an object takes such. */
  #withOpenNames(made: Record<string, unknown>, plain: readonly JsonObject[]): Record<string, unknown> {
    const { isFull, names: known = NAMES, alphabet, words } = this.#settings;
    const patterns = plain.flatMap(({ patternProperties }) =>
      Object.keys(isObject(patternProperties) ? patternProperties : {}),
    );
    const isOpen = plain.some((facet) => "propertyNames" in facet || isObject(facet.additionalProperties));
    if (!isOpen && patterns.length === 0) return made;
    const least = Math.max(isFull === true && !this.#isDeep ? 1 : 0, ...numbersOf(plain, "minProperties"));
    const most = Math.min(...numbersOf(plain, "maxProperties"), Number.POSITIVE_INFINITY);
    const count = Math.max(this.#isDeep ? 0 : this.#random.integer(0, 3), least - Object.keys(made).length);
    const rules = plain.flatMap(({ propertyNames }) => (isObject(propertyNames) ? [propertyNames] : []));
    const fitting = known.filter((name) => rules.every((rule) => seemsToHold(this.#facetter, rule, name)));
    for (let index = 0; index < count && Object.keys(made).length < most; index++) {
      const isPatterned = patterns.length > 0 && (!isOpen || this.#random.flip(0.5));
      const ruled = isPatterned ? [{ pattern: this.#random.pick(patterns) }, ...rules] : rules;
      const isKnown = !isPatterned && fitting.length > 0 && (this.#random.isLeast || this.#random.flip(0.6));
      const own = isKnown ? this.#random.pick(fitting) : makeText(ruled, this.#random, { alphabet, words });
      const name = Object.hasOwn(made, own) ? `${own}${index}` : own;
      const schemas = memberSchemas(plain, name);
      if (name !== "" && name !== "__proto__" && !this.#facetter.forbids(schemas)) made[name] = this.value(schemas);
    }
    return made;
  }

  /** `not: {required: [a, b]}`: one of them stays away. */
  #forbiddenBy(not: Schema, needed: readonly string[], mayStay: (name: string) => boolean): string[] {
    const { plain, unions } = this.#facetter.ofOne(not);
    const names = requiredNames(plain);
    if (names.length > 0 && !names.every(mayStay)) return [];
    const free = names.filter((name) => !needed.includes(name));
    if (names.length > 0) return [this.#random.pick(free.length > 0 ? free : names)];
    return unions.flatMap(({ branches }) => branches.flatMap((branch) => this.#forbiddenBy(branch, needed, mayStay)));
  }

  #array(plain: readonly JsonObject[], from: readonly unknown[] | undefined): unknown[] {
    const least = Math.max(0, ...numbersOf(plain, "minItems"));
    const limit = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(plain, "maxItems"));
    const start = from?.slice(0, limit) ?? [];
    const length = from === undefined ? this.#drawLength(least, limit) : Math.max(least, start.length);
    const items = Array.from({ length }, (_, index) =>
      this.value(itemSchemas(plain, index), start[index] ?? (from === undefined ? undefined : start.at(-1))),
    );
    for (const { contains } of plain)
      if (isObject(contains) && !items.some((item) => seemsToHold(this.#facetter, contains, item)))
        items.splice(items.length >= limit ? 0 : items.length, items.length >= limit ? 1 : 0, this.value([contains]));
    return plain.some(({ uniqueItems }) => uniqueItems === true) ? this.#distinct(items, plain, least) : items;
  }

  #drawLength(least: number, limit: number): number {
    const most = Math.max(least, Math.min(MOST_ITEMS, limit));
    const first = this.#settings.isFull === true ? Math.min(most, Math.max(1, least)) : least;
    if (this.#isDeep) return least;
    return this.#random.weighted([
      [5, this.#random.integer(first, Math.min(most, first + 2))],
      [1, most],
      [1, first],
    ]);
  }

  /** What is there twice is left out, or becomes another where there would be too few. */
  #distinct(items: readonly unknown[], plain: readonly JsonObject[], least: number): unknown[] {
    if (!hasDuplicates(items)) return [...items];
    const distinct = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
    for (let index = 1; distinct.length < least && index < 50; index++) {
      const schemas = itemSchemas(plain, distinct.length);
      const literals = literalsOf(this.#facetter.of(schemas).plain) ?? [];
      const [first] = items;
      const more = typeof first === "number" ? first + index : typeof first === "string" ? `${first}${index}` : index;
      const other = this.value(schemas, literals.length > 0 ? literals[index % literals.length] : more);
      if (!distinct.some((one) => JSON.stringify(one) === JSON.stringify(other))) distinct.push(other);
    }
    return distinct;
  }
}
