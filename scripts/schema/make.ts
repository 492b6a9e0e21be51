import { jsonType } from "../runtime/json-schema.ts";
import { holdsOwn } from "./break-own-keyword.ts";
import { literalsOf, possibleTypes } from "./condition-values.ts";
import { type Facets, type Facetter, joinFacets } from "./facets.ts";
import { Heights } from "./heights.ts";
import { isObject, type JsonObject } from "./json.ts";
import { makeList } from "./make-list.ts";
import { makeNumber } from "./make-number.ts";
import { makeObject } from "./make-object.ts";
import type { MakeSettings, Making, Overrides } from "./making.ts";
import { isNumeric, isWhole } from "./numeric.ts";
import type { Random } from "./random.ts";
import { isOfType, seemsToHold, typeName } from "./seems-to-hold.ts";
import { bringAbout, meantBy, settle } from "./settle.ts";
import { makeText } from "./texts.ts";
import type { Schema } from "./walk.ts";

export type { MakeSettings, Overrides };

/** Deeper values have no optional parts: a schema may contain itself. */
const DEEP = 5;
/** The same in a value that has so many parts. */
const MOST_PARTS = 1500;
/** Nothing is that deep but a schema that requires itself. */
const DEEPEST = 30;
/** How often a value is drawn again that a rule refuses. */
const MOST_TRIES = 4;

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

class Maker implements Making {
  readonly facetter: Facetter;
  readonly heights: Heights;
  readonly random: Random;
  readonly settings: MakeSettings;
  #depth = 0;
  #parts = 0;

  constructor(facetter: Facetter, heights: Heights, random: Random, settings: MakeSettings) {
    this.facetter = facetter;
    this.heights = heights;
    this.random = random;
    this.settings = settings;
  }

  value(schemas: readonly Schema[], from?: unknown): unknown {
    if (this.#depth > DEEPEST) return from ?? null;
    this.#depth += 1;
    this.#parts += 1;
    const all = this.facetter.of(schemas);
    const start = from ?? this.#knownFor(all);
    const facets = settle(this, all, start);
    let made = this.#ofFacets(facets, start);
    for (let tries = 0; tries < MOST_TRIES && this.#breaksOwn(facets, made); tries++)
      made = this.#ofFacets(facets, start);
    this.#depth -= 1;
    return made;
  }

  #breaksOwn({ plain }: Facets, made: unknown): boolean {
    const { ownKeywords = [] } = this.settings;
    if (ownKeywords.length === 0 || this.random.isLeast) return false;
    const kind = jsonType(made);
    return ownKeywords.some(
      (own) =>
        own.appliesTo === kind &&
        plain.some((facet) => Object.hasOwn(facet, own.keyword) && !holdsOwn(own, made, facet[own.keyword])),
    );
  }

  get isDeep(): boolean {
    const { isFull, size = { depth: isFull === true ? 2 * DEEP : DEEP, parts: MOST_PARTS } } = this.settings;
    return this.#depth > size.depth || this.#parts > size.parts;
  }

  /** What the document or an example shows for the schema. */
  #knownFor({ schemas, plain }: Facets): unknown {
    const { known } = this.settings;
    for (const schema of known === undefined ? [] : schemas) {
      const value = known?.(schema);
      if (value !== undefined) return value;
    }
    if (!this.random.isLeast) return undefined;
    return plain
      .map(({ examples, example }) => (Array.isArray(examples) ? examples[0] : example))
      .find((one) => one != null);
  }

  #ofFacets(facets: Facets, from: unknown): unknown {
    const { overrides = {} } = this.settings;
    for (const name of facets.names) {
      const own = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
      if (own !== undefined) return own(this.random);
    }
    const isExcluded = (value: unknown) => facets.nots.some((not) => seemsToHold(this.facetter, not, value));
    const literals = literalsOf(facets.plain)?.filter((literal) => !isExcluded(literal));
    if (literals !== undefined) {
      if (literals.length === 0) return "none";
      return literals.includes(from) ? from : this.random.pick(literals);
    }
    const types = this.#listTypes(facets);
    const isKept = from !== undefined && (types.length === 0 || isOfType(from, types));
    const type = isKept ? typeName(from) : this.#drawType(types);
    const start = isKept ? from : undefined;
    if (type === "object") return makeObject(this, facets, isObject(start) ? start : undefined);
    const brought = facets.conditions.flatMap((one) => bringAbout(this, one, start) ?? []);
    if (brought.length > 0)
      return this.#ofFacets(
        joinFacets([{ ...facets, conditions: [] }, settle(this, this.facetter.of(brought), start)]),
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
      possibleTypes(this.facetter.ofOne(one).plain),
    );
    return others.find((one) => one.length > 0) ?? [];
  }

  #simple(type: string, { plain }: Facets, from: unknown): unknown {
    switch (type) {
      case "array":
        return makeList(this, plain, Array.isArray(from) ? from : undefined);
      case "number":
      case "integer": {
        const isInteger = type === "integer" && !(possibleTypes(plain).includes("number") && !isWhole(from));
        return makeNumber(plain, isInteger, this.random, isNumeric(from) ? from : undefined);
      }
      case "boolean":
        return typeof from === "boolean" ? from : !this.random.flip(0.5);
      case "null":
        return null;
      default:
        return this.#text(plain, typeof from === "string" ? from : undefined);
    }
  }

  /** What conditions ask of a value that is no object is only known when it is there. */
  #followConditions(facets: Facets, made: unknown): unknown {
    const asked = facets.conditions.map((one) => meantBy(this, one, made)).filter((schema) => schema !== true);
    if (asked.every((schema) => seemsToHold(this.facetter, schema, made))) return made;
    return this.#ofFacets(
      joinFacets([{ ...facets, conditions: [] }, settle(this, this.facetter.of(asked), made)]),
      made,
    );
  }

  #drawType(types: readonly string[]): string {
    const others = types.filter((type) => type !== "null");
    if (others.length < types.length && (others.length === 0 || this.random.flip(0.15))) return "null";
    return others.length === 0 ? "string" : this.random.pick(others);
  }

  #text(plain: readonly JsonObject[], from: string | undefined): string {
    const { text, alphabet, words, word } = this.settings;
    return text === undefined
      ? makeText(plain, this.random, { alphabet, words, word, from })
      : text(plain, this.random);
  }
}
