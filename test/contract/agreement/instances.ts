import fc from "fast-check";
import type { Conjunction, FlatSchema } from "../../../scripts/schema/flat-schema.ts";
import type { SchemaContext } from "../../../scripts/schema/flatten.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import { isSchema, type Schema } from "../../../scripts/schema/walk.ts";
import { askedValues, isAboutShape, rulesFor } from "./conditions.ts";
import { Flats } from "./flats.ts";
import { settled, unnamed } from "./object-rules.ts";
import { matching, textOf } from "./texts.ts";
import { numberOf, typesOf } from "./value-kinds.ts";

/** Entries beyond the least of a list, members beyond the needed ones of a map. */
const SPARE = 2;

/**
 * Generators made from schemas: what they make is meant to be valid and mostly is. Where rules cross, some of it is not;
 * then whoever asks finds out, and has one more value to disagree about.
 */
export class Instances extends Flats {
  readonly #built = new Map<string, fc.Arbitrary<Json>>();
  /** Every member that may be there is, and no list is empty: so that each keyword has something to be broken at. */
  readonly #full: boolean;

  constructor(vocabulary: SchemaContext, options: { readonly full: boolean } = { full: false }) {
    super(vocabulary);
    this.#full = options.full;
  }

  /** Built when it is drawn from: a choice among forty formats is not spelled out for each of them. */
  of(conjunction: Conjunction, decided: ReadonlySet<Schema> = new Set()): fc.Arbitrary<Json> {
    return fc.constant(undefined).chain(() => {
      const key = `${this.keyOf(conjunction)};${this.keyOf([...decided])}`;
      const built = this.#built.get(key) ?? this.#build(conjunction, decided);
      this.#built.set(key, built);
      return built;
    });
  }

  #build(conjunction: Conjunction, decided: ReadonlySet<Schema>): fc.Arbitrary<Json> {
    const flat = this.flat(conjunction);
    const [open] = flat.unions.filter(({ branches }) => branches[0] !== undefined && !decided.has(branches[0]));
    if (open) {
      const settled = new Set([...decided, open.branches[0] as Schema]);
      return fc.constantFrom(...open.branches).chain((branch) => this.of([...conjunction, branch], settled));
    }
    if (flat.values) return flat.values.length === 0 ? fc.constant(null) : fc.constantFrom(...flat.values);
    const types = typesOf(flat);
    // Schemas that exclude each other have no instance: any value shows that the validators refuse it.
    if (types.length === 0) return fc.constant(null);
    return fc.constantFrom(...types).chain((type) => this.#ofType(type, flat, conjunction, decided));
  }

  #ofType(type: string, flat: FlatSchema, conjunction: Conjunction, decided: ReadonlySet<Schema>): fc.Arbitrary<Json> {
    if (type === "string") return textOf(flat);
    if (type === "object") return this.#free(flat, conjunction, decided) ?? this.#object(flat, conjunction, decided);
    if (type === "array") return this.#free(flat, conjunction, decided) ?? this.#list(flat);
    if (type === "boolean") return fc.boolean();
    return type === "null" ? fc.constant(null) : numberOf(flat, type === "integer");
  }

  #list({ limits, items, prefixItems }: FlatSchema): fc.Arbitrary<Json> {
    const limit = limits.get("maxItems") ?? Number.POSITIVE_INFINITY;
    const least = Math.min(limit, Math.max(limits.get("minItems") ?? 0, this.#full ? 1 : 0));
    const first = prefixItems.slice(0, limit);
    // After the entries with a place of their own come others, unless a limit or a closed list stands against it.
    const closed = first.length > 0 && (items.length === 0 || items.includes(false));
    const others = Math.max(first.length > 0 && this.#full ? 1 : 0, least - first.length);
    const minLength = closed ? 0 : Math.min(others, limit - first.length);
    const maxLength = closed ? 0 : Math.min(limit - first.length, minLength + SPARE);
    return fc
      .tuple(fc.tuple(...first.map((item) => this.of(item))), fc.array(this.of(items), { minLength, maxLength }))
      .map(([begin, end]) => [...begin, ...end]);
  }

  /** A condition about a shape is made to hold, or left to chance. */
  #free(flat: FlatSchema, conjunction: Conjunction, decided: ReadonlySet<Schema>): fc.Arbitrary<Json> | undefined {
    const [free] = [...flat.conditions.values()].filter(
      (condition) => isAboutShape(condition) && !decided.has(condition.if),
    );
    if (free === undefined) return undefined;
    const settled = new Set([...decided, free.if]);
    const made = this.of([...conjunction, free.if, ...free.then], settled);
    return fc.boolean().chain((holding) => (holding ? made : this.of(conjunction, settled)));
  }

  #object(flat: FlatSchema, conjunction: Conjunction, decided: ReadonlySet<Schema>): fc.Arbitrary<Json> {
    const open = !flat.additional.includes(false);
    const all = [...askedValues(flat.conditions.values())].filter(([name]) => open || flat.properties.has(name));
    const settledValue = (name: string): Json | undefined => {
      const { values } = this.flat(flat.properties.get(name) ?? []);
      return values?.length === 1 ? values[0] : undefined;
    };
    const known = Object.fromEntries(
      all.flatMap(([name]) => {
        const value = settledValue(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ) as JsonObject;
    const asked = all.filter(([name]) => settledValue(name) === undefined);
    if (asked.length === 0) return this.#following(flat, conjunction, decided, known);
    // First what conditions ask about, then what follows from the answers.
    const answers = asked.map(([name, values]) => {
      const other = flat.required.has(name) ? this.of(flat.properties.get(name) ?? []) : fc.constant(undefined);
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom<Json | undefined>(...values) },
        { weight: 1, arbitrary: other as fc.Arbitrary<Json | undefined> },
      );
    });
    return fc.tuple(...answers).chain((chosen) => {
      const given = asked.flatMap(([name], index) => (chosen[index] === undefined ? [] : [[name, chosen[index]]]));
      return this.#following(flat, conjunction, decided, { ...known, ...Object.fromEntries(given) });
    });
  }

  /** The object once it is settled what conditions hold. */
  #following(
    flat: FlatSchema,
    conjunction: Conjunction,
    decided: ReadonlySet<Schema>,
    given: JsonObject,
  ): fc.Arbitrary<Json> {
    const added = rulesFor(flat, given, this.component).filter((rule) => !conjunction.includes(rule));
    const known = [...conjunction, ...added];
    const whole = this.flat(known);
    const isOpen = whole.unions.some(({ branches }) => branches[0] !== undefined && !decided.has(branches[0]));
    // A rule may hold another condition, or add to one that is here already.
    const hasMore = rulesFor(whole, given, this.component).some((rule) => !known.includes(rule));
    if (!isOpen && !hasMore && whole.conditions.size === flat.conditions.size) return this.#members(whole, given);
    const stated = Object.entries(given).map(([name, value]) => ({
      properties: { [name]: { const: value } },
      required: [name],
    }));
    return this.of([...known, ...stated], decided);
  }

  #members(flat: FlatSchema, given: JsonObject): fc.Arbitrary<Json> {
    const possible = [...flat.properties].filter(([, property]) => !this.flat(property).rejectsAll);
    const members = possible.map(
      ([name, property]) => [name, name in given ? fc.constant(given[name] ?? null) : this.of(property)] as const,
    );
    // Asked for, but described by a pattern or elsewhere.
    const elsewhere = [...flat.required].filter((name) => !flat.properties.has(name));
    for (const name of elsewhere) if (!(name in given)) members.push([name, this.of(unnamed(flat, name))]);
    for (const name of Object.keys(given))
      if (!flat.properties.has(name)) members.push([name, fc.constant(given[name] ?? null)]);
    const needed = members
      .map(([name]) => name)
      .filter((name) => this.#full || flat.required.has(name) || name in given);
    const record = fc.record(Object.fromEntries(members), {
      requiredKeys: needed,
      noNullPrototype: true,
    }) as fc.Arbitrary<JsonObject>;
    return fc
      .tuple(record, this.#others(flat))
      .map(([own, others]) => settled(flat, this.#withoutForbidden(flat, { ...others, ...own })));
  }

  /** A condition may ask about what was only now made; what it then forbids is left out again. */
  #withoutForbidden(flat: FlatSchema, value: JsonObject): JsonObject {
    const rules = this.flat(rulesFor(flat, value, this.component));
    const forbidden = [...rules.properties].filter(([, property]) => this.flat(property).rejectsAll);
    const names = forbidden.map(([name]) => name);
    return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
  }

  /** Members that are not named one by one: those of a map, and those whose names follow a pattern. */
  #others(flat: FlatSchema): fc.Arbitrary<JsonObject> {
    const typed = flat.additional.filter(isObject);
    const patterned = [...flat.patternProperties].filter(
      ([pattern, property]) => !/\(\?[!=]/.test(pattern) && !this.flat(property).rejectsAll,
    );
    const maps = patterned.map(([pattern, property]) =>
      fc.dictionary(matching(pattern), this.of(property), {
        minKeys: this.#full ? 1 : 0,
        maxKeys: SPARE,
        noNullPrototype: true,
      }),
    );
    if (typed.length > 0) {
      const [names] = flat.propertyNames;
      const key = (
        isSchema(names) ? this.of([names, { type: "string" }]) : fc.string({ maxLength: 8 })
      ) as fc.Arbitrary<string>;
      const [least, most] = [
        flat.limits.get("minProperties") ?? (this.#full ? 1 : 0),
        flat.limits.get("maxProperties") ?? 99,
      ];
      maps.push(
        fc.dictionary(key, this.of(typed), {
          minKeys: least,
          maxKeys: Math.min(most, least + SPARE),
          noNullPrototype: true,
        }),
      );
    }
    return maps.length === 0
      ? fc.constant({})
      : fc.tuple(...maps).map((made) => Object.assign({}, ...made) as JsonObject);
  }
}
