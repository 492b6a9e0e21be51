import type { Random } from "./random.ts";
import { askedNames, askedValues, literalsOf, typesOf } from "./condition-values.ts";
import {
  type Facets,
  type Facetter,
  itemSchemas,
  listedNames,
  memberSchemas,
  requiredNames,
  type Schema,
} from "./facets.ts";
import { seemsToHold } from "./seems-to-hold.ts";
import { isObject, type JsonObject } from "../probe/fuzz/schema/json.ts";
import { type Alphabet, makeText } from "./texts.ts";

/** Draws a value for a component in place of what its schema alone would give. */
export type Overrides = Readonly<Record<string, (random: Random) => unknown>>;

export interface MakeSettings {
  readonly overrides?: Overrides;
  /** Draws the texts; without it they follow from the schema alone. */
  readonly text?: (plain: readonly JsonObject[], random: Random) => string;
  /** Names for the members of objects that take any name. */
  readonly names?: readonly string[];
  readonly alphabet?: Alphabet;
}

/** Deeper values have no optional parts: a schema may contain itself. */
const DEEP = 5;
/** Nothing is that deep but a schema that requires itself. */
const DEEPEST = 30;
const MOST_ITEMS = 12;
const NAMES = ["a", "name", "key", "x-1", "Ünïcode", "a.b", "0"];

/**
 * Draws a value that a schema most likely accepts: conditions are followed with the values that were drawn, unions are
 * decided by chance. Whether it does accept is for the judge to say; a value that it refuses is a case as good as any.
 */
export function makeValue(
  facetter: Facetter,
  schemas: readonly Schema[],
  random: Random,
  settings: MakeSettings = {},
): unknown {
  return new Maker(facetter, random, settings).value(schemas);
}

class Maker {
  readonly #facetter: Facetter;
  readonly #random: Random;
  readonly #settings: MakeSettings;
  #depth = 0;

  constructor(facetter: Facetter, random: Random, settings: MakeSettings) {
    this.#facetter = facetter;
    this.#random = random;
    this.#settings = settings;
  }

  value(schemas: readonly Schema[]): unknown {
    if (this.#depth > DEEPEST) return null;
    this.#depth += 1;
    const made = this.#value(this.#decided(schemas));
    this.#depth -= 1;
    return made;
  }

  #value(facets: Facets): unknown {
    const { overrides = {} } = this.#settings;
    for (const name of facets.names) {
      const own = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
      if (own !== undefined) return own(this.#random);
    }
    const isExcluded = (literal: unknown) => facets.nots.some((not) => seemsToHold(this.#facetter, not, literal));
    const literals = literalsOf(facets.plain)?.filter((literal) => !isExcluded(literal));
    if (literals !== undefined) return literals.length === 0 ? "none" : this.#random.pick(literals);
    const type = this.#drawType(typesOf(facets.plain));
    switch (type) {
      case "object":
        return this.#object(facets);
      case "array":
        return this.#array(facets.plain);
      case "number":
      case "integer":
        return makeNumber(facets.plain, type, this.#random);
      case "boolean":
        return this.#random.flip(0.5);
      case "null":
        return null;
      default:
        return this.#text(facets.plain);
    }
  }

  #drawType(types: readonly string[]): string {
    const others = types.filter((type) => type !== "null");
    if (others.length < types.length && (others.length === 0 || this.#random.flip(0.15))) return "null";
    return others.length === 0 ? "string" : this.#random.pick(others);
  }

  #text(plain: readonly JsonObject[]): string {
    const { text, alphabet } = this.#settings;
    return text === undefined ? makeText(plain, this.#random, alphabet) : text(plain, this.#random);
  }

  /** Every union settled on one of its branches. */
  #decided(schemas: readonly Schema[]): Facets {
    let facets = this.#facetter.of(schemas);
    for (let rounds = 0; facets.unions.length > 0 && rounds < 20; rounds++) {
      const required = requiredNames(facets.plain);
      const chosen = facets.unions
        .filter((branches) => branches.length > 0)
        .map((branches) => this.#random.pick(this.#roomFor(required, branches)));
      const more = this.#facetter.of(chosen);
      facets = merged({ ...facets, unions: [] }, more);
    }
    return facets;
  }

  /** The branches that have a place for these members; all, where none has. */
  #roomFor(required: readonly string[], branches: readonly Schema[]): readonly Schema[] {
    const roomy = branches.filter((branch) => {
      const { plain } = this.#facetter.of([branch]);
      return required.every((name) => memberSchemas(plain, name).every((schema) => schema !== false));
    });
    return roomy.length > 0 ? roomy : branches;
  }

  #object(given: Facets): unknown {
    const made: Record<string, unknown> = {};
    let facets = given;
    // What conditions ask about is drawn first, one after the other: a condition may limit what another one asks about.
    const asked: string[] = [];
    const followed = new Set<Facets["conditions"][number]>();
    const follow = (isDecided: (names: readonly string[]) => boolean): void => {
      const due = facets.conditions.filter((one) => !followed.has(one) && isDecided(askedNames({ conditions: [one] })));
      for (const one of due) followed.add(one);
      const meant = due.map((one) => (seemsToHold(this.#facetter, one.if, made) ? one.then : one.else));
      facets = merged(facets, this.#decided(meant));
    };
    for (let name = firstOther(askedNames(facets), asked); name !== undefined; ) {
      asked.push(name);
      const hints = askedValues(facets, name);
      const own = memberSchemas(facets.plain, name);
      const isRequired = requiredNames(facets.plain).includes(name);
      if (own.length > 0 && (isRequired || this.#random.flip(0.5))) {
        const fitting = hints.filter((hint) => own.every((schema) => seemsToHold(this.#facetter, schema, hint)));
        made[name] = fitting.length > 0 && this.#random.flip(0.85) ? this.#random.pick(fitting) : this.value(own);
      }
      follow((names) => names.length > 0 && names.every((one) => asked.includes(one)));
      name = firstOther(askedNames(facets), asked);
    }
    follow(() => true);

    const needed = requiredNames(facets.plain);
    const forbidden = new Set(facets.nots.flatMap((not) => this.#forbiddenBy(not, needed)));
    for (const name of asked) if (!needed.includes(name)) forbidden.add(name);
    const dependents = new Map(
      facets.plain.flatMap(({ dependentRequired }) => Object.entries(dependentRequired ?? {})),
    );
    const required = needed.filter((name) => !forbidden.has(name));
    const optional = listedNames(facets.plain).filter((name) => !required.includes(name) && !forbidden.has(name));
    const generosity = this.#depth > DEEP ? 0 : this.#random.pick([0.05, 0.25, 0.6]);
    const wanted = [...required, ...optional.filter(() => this.#random.flip(generosity))];
    const least = Math.max(0, ...facets.plain.map(({ minProperties }) => Number(minProperties ?? 0)));
    if (wanted.length < least && optional.length > 0) wanted.push(this.#random.pick(optional));
    for (const name of wanted) {
      if (Object.hasOwn(made, name)) continue;
      const others = dependents.get(name);
      if (Array.isArray(others) && !others.every((other) => required.includes(String(other)))) continue;
      const schemas = memberSchemas(facets.plain, name);
      if (this.#isForbidden(schemas)) continue;
      made[name] = this.value(schemas);
    }
    const whole = this.#withOpenNames(made, facets.plain, least);
    // Some conditions ask about what was not there yet when they were followed.
    const late = this.#facetter.of(
      given.conditions.map((one) => (seemsToHold(this.#facetter, one.if, whole) ? one.then : one.else)),
    );
    return Object.fromEntries(
      Object.entries(whole).filter(([name]) => !this.#isForbidden(memberSchemas(late.plain, name))),
    );
  }

  /** Members with names of the caller's own, where an object takes such. */
  #withOpenNames(made: Record<string, unknown>, plain: readonly JsonObject[], least: number): Record<string, unknown> {
    const isOpen = plain.some((facet) => "propertyNames" in facet || isObject(facet.additionalProperties));
    const count = isOpen && this.#depth <= DEEP ? this.#random.integer(0, 3) : 0;
    const names = plain.flatMap(({ propertyNames }) => (isObject(propertyNames) ? [propertyNames] : []));
    const most = Math.min(...plain.map(({ maxProperties }) => Number(maxProperties ?? Number.POSITIVE_INFINITY)));
    const missing = isOpen ? least - Object.keys(made).length : 0;
    for (let index = 0; index < Math.max(count, missing) && Object.keys(made).length < most; index++) {
      const known = this.#random.pick(this.#settings.names ?? NAMES);
      const name = this.#random.flip(0.6) ? known : makeText(names, this.#random, this.#settings.alphabet);
      const schemas = memberSchemas(plain, name);
      if (name !== "" && name !== "__proto__" && !this.#isForbidden(schemas)) made[name] = this.value(schemas);
    }
    return made;
  }

  #isForbidden(schemas: readonly Schema[]): boolean {
    const { impossible, nots } = this.#facetter.of(schemas);
    return impossible || nots.some((not) => typeof not === "object" && Object.keys(not).length === 0);
  }

  /** `not: {required: [a, b]}`: one of them stays away. */
  #forbiddenBy(not: Schema, needed: readonly string[]): string[] {
    const { plain, unions } = this.#facetter.of([not]);
    const names = requiredNames(plain);
    const free = names.filter((name) => !needed.includes(name));
    if (names.length > 0) return [this.#random.pick(free.length > 0 ? free : names)];
    return unions.flatMap((branches) => branches.flatMap((branch) => this.#forbiddenBy(branch, needed)));
  }

  #array(plain: readonly JsonObject[]): unknown[] {
    const least = Math.max(0, ...plain.map(({ minItems }) => Number(minItems ?? 0)));
    const most = Math.max(least, Math.min(MOST_ITEMS, ...plain.map(({ maxItems }) => Number(maxItems ?? MOST_ITEMS))));
    const length =
      this.#depth > DEEP
        ? least
        : this.#random.weighted([
            [5, this.#random.integer(least, Math.min(most, least + 2))],
            [1, most],
            [1, least],
          ]);
    const items = Array.from({ length }, (_, index) => this.value(itemSchemas(plain, index)));
    return plain.some(({ uniqueItems }) => uniqueItems === true) ? withoutDuplicates(items) : items;
  }
}

function withoutDuplicates(items: readonly unknown[]): unknown[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Where nothing bounds a number: what fits, and what is near the limits of 32 bits. */
const UNBOUNDED = 2 ** 31;

function makeNumber(plain: readonly JsonObject[], type: "number" | "integer", random: Random): number {
  const numbers = (name: string) => plain.flatMap((facet) => (typeof facet[name] === "number" ? [facet[name]] : []));
  const step = Math.max(type === "integer" ? 1 : 0, ...numbers("multipleOf"));
  const beyond = step === 0 ? 0.001 : step;
  const least = Math.max(...numbers("minimum"), ...numbers("exclusiveMinimum").map((limit) => limit + beyond));
  const most = Math.min(...numbers("maximum"), ...numbers("exclusiveMaximum").map((limit) => limit - beyond));
  const from = Number.isFinite(least) ? least : Math.min(-UNBOUNDED, most);
  const to = Number.isFinite(most) ? most : Math.max(UNBOUNDED, from);
  const near = [0, 1, -1, 10, 100].filter((value) => value >= from && value <= to);
  const drawn = random.weighted([
    [4, near.length > 0 ? random.pick(near) : from],
    [3, random.integer(Math.ceil(Math.max(from, -1e9)), Math.floor(Math.min(to, 1e9)))],
    [1, from],
    [1, to],
    [1, from + (to - from) / 3],
  ]);
  return step === 0 ? drawn : Math.min(Math.max(Math.round(drawn / step) * step, Math.ceil(from / step) * step), to);
}

const firstOther = (names: readonly string[], known: readonly string[]): string | undefined =>
  names.find((name) => !known.includes(name));

function merged(one: Facets, other: Facets): Facets {
  return {
    plain: [...one.plain, ...other.plain],
    unions: [...one.unions, ...other.unions],
    conditions: [...one.conditions, ...other.conditions],
    nots: [...one.nots, ...other.nots],
    names: [...one.names, ...other.names],
    impossible: one.impossible || other.impossible,
  };
}
