import { isObject, type JsonObject } from "../../../scripts/exercise/contract/json-pointer.ts";
import type { Random } from "../random.ts";
import { askedNames, askedValues, literalsOf, typeOf } from "./condition-values.ts";
import {
  type Facets,
  type Facetter,
  itemSchemas,
  listedNames,
  memberSchemas,
  requiredNames,
  type Schema,
} from "./facets.ts";
import { seemsToHold } from "./holds.ts";
import { makeText, PLACEHOLDERS } from "./texts.ts";

/** Draws a value for a component in place of what its schema alone would give. */
export type Overrides = Readonly<Record<string, (random: Random) => unknown>>;

export interface MakeSettings {
  readonly overrides: Overrides;
  /** Whether texts may hold `#{name}`. */
  readonly placeholders: boolean;
}

/**
 * Draws a value that a schema most likely accepts: conditions are followed with the values that were drawn, unions are
 * decided by chance. Whether it does accept is for the judge to say; a value that it refuses is a case as good as any.
 */
export function makeValue(
  facetter: Facetter,
  schemas: readonly Schema[],
  random: Random,
  settings: MakeSettings,
): unknown {
  const made = new Maker(facetter, random, settings);
  return made.value(schemas);
}

class Maker {
  readonly #facetter: Facetter;
  readonly #random: Random;
  readonly #settings: MakeSettings;

  constructor(facetter: Facetter, random: Random, settings: MakeSettings) {
    this.#facetter = facetter;
    this.#random = random;
    this.#settings = settings;
  }

  value(schemas: readonly Schema[]): unknown {
    const facets = this.#decided(schemas);
    for (const name of facets.names) {
      const own = Object.hasOwn(this.#settings.overrides, name) ? this.#settings.overrides[name] : undefined;
      if (own !== undefined) return own(this.#random);
    }
    const literals = literalsOf(facets.plain);
    if (literals !== undefined) return literals.length === 0 ? "none" : this.#random.pick(literals);
    switch (typeOf(facets.plain)) {
      case "object":
        return this.#object(facets);
      case "array":
        return this.#array(facets.plain);
      case "number":
      case "integer":
        return this.#number(facets.plain);
      case "boolean":
        return this.#random.flip(0.5);
      default:
        return makeText(facets.plain, this.#random, this.#settings.placeholders);
    }
  }

  /** Every union settled on one of its branches. */
  #decided(schemas: readonly Schema[]): Facets {
    let facets = this.#facetter.of(schemas);
    for (let rounds = 0; facets.unions.length > 0 && rounds < 20; rounds++) {
      const required = requiredNames(facets.plain);
      const chosen = facets.unions.map((branches) => this.#random.pick(this.#roomFor(required, branches)));
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
    // What conditions ask about is drawn first, so that they can be followed.
    const asked = askedNames(facets);
    for (const name of asked) {
      const hints = askedValues(facets, name);
      const own = memberSchemas(facets.plain, name);
      const isRequired = requiredNames(facets.plain).includes(name);
      if (own.length === 0 || (!isRequired && this.#random.flip(0.5))) continue;
      const fitting = hints.filter((hint) => own.every((schema) => seemsToHold(this.#facetter, schema, hint)));
      made[name] = fitting.length > 0 && this.#random.flip(0.85) ? this.#random.pick(fitting) : this.value(own);
    }
    const followed = facets.conditions.map((condition) =>
      seemsToHold(this.#facetter, condition.if, made) ? condition.then : condition.else,
    );
    facets = merged(facets, this.#decided(followed));

    const needed = requiredNames(facets.plain);
    const forbidden = new Set(facets.nots.flatMap((not) => this.#forbiddenBy(not, needed)));
    for (const name of asked) if (!needed.includes(name)) forbidden.add(name);
    const dependents = new Map(
      facets.plain.flatMap(({ dependentRequired }) => Object.entries(dependentRequired ?? {})),
    );
    const required = needed.filter((name) => !forbidden.has(name));
    const optional = listedNames(facets.plain).filter((name) => !required.includes(name) && !forbidden.has(name));
    const generosity = this.#random.pick([0.05, 0.25, 0.6]);
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
    const isOpen = plain.some(({ propertyNames }) => propertyNames !== undefined);
    const count = isOpen ? Math.max(this.#random.integer(0, 3), least - Object.keys(made).length) : 0;
    const names = plain.flatMap(({ propertyNames }) => (isObject(propertyNames) ? [propertyNames] : []));
    const most = Math.min(...plain.map(({ maxProperties }) => Number(maxProperties ?? Number.POSITIVE_INFINITY)));
    for (let index = 0; index < count && Object.keys(made).length < most; index++) {
      const known = ["title", "description", "media", "mTitle", "cellLeft1", "title1", ...PLACEHOLDERS];
      const name = this.#random.flip(0.6) ? this.#random.pick(known) : makeText(names, this.#random, false);
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
    const most = Math.min(12, ...plain.map(({ maxItems }) => Number(maxItems ?? 12)));
    const length = this.#random.weighted([
      [5, this.#random.integer(least, Math.min(most, least + 2))],
      [1, most],
      [1, least],
    ]);
    const schemas = itemSchemas(plain);
    return Array.from({ length }, () => this.value(schemas));
  }

  #number(plain: readonly JsonObject[]): number {
    const least = Math.max(...plain.map(({ minimum }) => Number(minimum ?? -1e9)));
    const most = Math.min(...plain.map(({ maximum }) => Number(maximum ?? 1e9)));
    return this.#random.pick([least, most, this.#random.integer(least, Math.min(most, 2_000_000_000)), least + 0.5]);
  }
}

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
