import { getUnion } from "../ir/discriminators.ts";
import { isAnnotation } from "../ir/normalise-schema.ts";
import { isSchema, refName, type Schema } from "../ir/schema.ts";
import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { canonicalJson, canonicalSchema } from "./canonical.ts";
import type { Condition, Conjunction, Flat, Union } from "./flat.ts";
import { append, intersection, isNever, isNull, LOWER, members, REMARKS, TAKEN, UPPER } from "./schema-pieces.ts";

type Mutable<Value> =
  Value extends ReadonlyMap<infer Key, infer Member>
    ? Map<Key, Member>
    : Value extends readonly (infer Member)[]
      ? Member[]
      : Value;
type Sink = { -readonly [Key in keyof Flat]: Mutable<Flat[Key]> };

/** What a document has that its schemas refer to. */
export interface Vocabulary {
  readonly schemas: JsonObject;
  /** Where each schema that is part of a component stands. */
  readonly places: ReadonlyMap<Schema, string>;
  /** Schema keywords of the document's own. */
  readonly keywords: ReadonlySet<string>;
}

/** Makes one schema of a conjunction. */
export function flatten(conjunction: Conjunction, vocabulary: Vocabulary): Flat {
  const sink: Sink = {
    never: false,
    types: undefined,
    values: undefined,
    bounds: new Map(),
    patterns: [],
    formats: [],
    properties: new Map(),
    required: new Set<string>(),
    patternProperties: new Map(),
    additional: [],
    items: [],
    prefixItems: [],
    dependentRequired: new Map(),
    unions: [],
    conditions: new Map(),
    others: new Map(),
    remarks: new Map(),
    ownKeywords: new Map(),
    origins: new Map(),
  };
  const gatherer = new Gatherer(sink, vocabulary);
  for (const schema of conjunction) gatherer.gather(schema, false);
  return sink;
}

class Gatherer {
  readonly #sink: Sink;
  readonly #vocabulary: Vocabulary;
  readonly #entered = new Set<string>();

  constructor(sink: Sink, vocabulary: Vocabulary) {
    this.#sink = sink;
    this.#vocabulary = vocabulary;
  }

  /** `nullable`: the schema is one half of "this, or null". */
  gather(schema: Schema, nullable: boolean): void {
    if (!nullable && isNever(schema)) this.#sink.never = true;
    if (!isObject(schema)) return;
    this.#values(schema, nullable);
    this.#shape(schema);
    this.#rest(schema);
    this.#union(schema, nullable);
    const name = refName(schema.$ref);
    if (name !== undefined && !this.#entered.has(name)) {
      this.#entered.add(name);
      this.gather(this.#vocabulary.schemas[name] as Schema, nullable);
    }
    for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) this.gather(part as Schema, nullable);
  }

  /** The outermost place of a keyword is what is told. */
  #note(keyword: string, schema: JsonObject): void {
    const place = this.#vocabulary.places.get(schema);
    if (place !== undefined && !this.#sink.origins.has(keyword)) this.#sink.origins.set(keyword, place);
  }

  #values(schema: JsonObject, nullable: boolean): void {
    const sink = this.#sink;
    if (schema.type !== undefined) {
      const own = new Set([...(Array.isArray(schema.type) ? schema.type : [schema.type]).map(String)]);
      if (nullable) own.add("null");
      sink.types = sink.types === undefined ? own : intersection(sink.types, own);
      this.#note("type", schema);
    }
    const stated = schema.const !== undefined ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
    if (stated) {
      const own = nullable && !stated.includes(null) ? [...stated, null] : stated;
      const known = new Set(own.map(canonicalJson));
      sink.values = sink.values === undefined ? own : sink.values.filter((value) => known.has(canonicalJson(value)));
      this.#note("enum", schema);
    }
    for (const [keywords, tighter] of [
      [UPPER, Math.min],
      [LOWER, Math.max],
    ] as const)
      for (const keyword of keywords) {
        const bound = schema[keyword];
        if (typeof bound !== "number") continue;
        sink.bounds.set(keyword, tighter(sink.bounds.get(keyword) ?? bound, bound));
        this.#note(keyword, schema);
      }
    for (const [keyword, list] of [
      ["pattern", sink.patterns],
      ["format", sink.formats],
    ] as const) {
      const value = schema[keyword];
      if (typeof value !== "string") continue;
      if (!list.includes(value)) list.push(value);
      this.#note(keyword, schema);
    }
  }

  #shape(schema: JsonObject): void {
    const sink = this.#sink;
    for (const [name, property] of members(schema.properties)) {
      append(sink.properties, name, property as Schema);
      this.#note(`.${name}`, schema);
    }
    for (const [pattern, property] of members(schema.patternProperties))
      append(sink.patternProperties, pattern, property as Schema);
    for (const keyword of ["required", "additionalProperties", "dependentRequired"])
      if (keyword in schema) this.#note(keyword, schema);
    if (Array.isArray(schema.required)) sink.required = new Set([...sink.required, ...schema.required.map(String)]);
    if (isSchema(schema.additionalProperties)) sink.additional.push(schema.additionalProperties);
    if (isSchema(schema.items)) sink.items.push(schema.items);
    for (const [index, item] of (Array.isArray(schema.prefixItems) ? schema.prefixItems : []).entries())
      sink.prefixItems[index] = [...(sink.prefixItems[index] ?? []), item as Schema];
    for (const [name, needed] of members(schema.dependentRequired)) {
      const known = sink.dependentRequired.get(name) ?? [];
      sink.dependentRequired.set(name, new Set([...known, ...(Array.isArray(needed) ? needed.map(String) : [])]));
    }
    if (isSchema(schema.if)) this.#condition(schema.if, schema.then, schema.else);
  }

  #condition(given: Schema, then: Json | undefined, otherwise: Json | undefined): void {
    const key = canonicalSchema(given);
    const known: Condition = this.#sink.conditions.get(key) ?? { if: given, then: [], else: [] };
    this.#sink.conditions.set(key, {
      if: given,
      then: isSchema(then) ? [...known.then, then] : known.then,
      else: isSchema(otherwise) ? [...known.else, otherwise] : known.else,
    });
  }

  #rest(schema: JsonObject): void {
    for (const [keyword, value] of Object.entries(schema)) {
      if (TAKEN.has(keyword) || (keyword === "not" && isNever(schema))) continue;
      if (this.#vocabulary.keywords.has(keyword)) append(this.#sink.ownKeywords, keyword, value);
      else if (REMARKS.includes(keyword) || (isAnnotation(keyword) && keyword.startsWith("x-"))) {
        if (!this.#sink.remarks.has(keyword)) this.#sink.remarks.set(keyword, value);
      } else if (!isAnnotation(keyword)) {
        const demands = new Map(this.#sink.others.get(keyword));
        demands.set(isSchema(value) ? canonicalSchema(value) : canonicalJson(value), value);
        this.#sink.others.set(keyword, demands);
      } else continue;
      this.#note(keyword, schema);
    }
  }

  #union(schema: JsonObject, nullable: boolean): void {
    for (const keyword of ["oneOf", "anyOf"] as const) {
      const branches = schema[keyword];
      if (!Array.isArray(branches)) continue;
      const proper = (branches as Schema[]).filter((branch) => !isNull(branch));
      const [only] = proper;
      if (only !== undefined && proper.length === 1) {
        // "This, or null": one schema that may be null, whichever way it is written.
        this.gather(only, nullable || proper.length < branches.length);
        continue;
      }
      const by = getUnion(schema);
      const all =
        nullable && proper.length === branches.length ? [...proper, { type: "null" }] : (branches as Schema[]);
      const union: Union = { keyword, branches: all, ...(by ? { by } : {}) };
      this.#sink.unions.push(union);
      this.#note(keyword, schema);
    }
  }
}
