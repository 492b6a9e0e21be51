import { type BreakTools, breakKeyword } from "../../schema/break.ts";
import { Facetter } from "../../schema/facets.ts";
import { isObject, type Json, type JsonObject, nodeAt } from "../../schema/json.ts";
import { type MakeSettings, makeValue } from "../../schema/make.ts";
import { drawWithSeed } from "../../schema/random.ts";
import { Words } from "../../schema/words.ts";
import type { OwnKeyword, SchemaValidator } from "../contract/validator.ts";

export interface SourceOptions {
  readonly ownKeywords?: readonly OwnKeyword[];
  readonly words?: Words;
  /** Texts and lists that would have to be longer are not broken by their length. */
  readonly longest?: number;
}

/** Makes and breaks values of the schemas of a document, and knows values that were seen. */
export class ValueSource implements BreakTools {
  readonly document: JsonObject;
  readonly facetter: Facetter;
  readonly words: Words;
  readonly ownKeywords: readonly OwnKeyword[];
  readonly longest?: number;
  protected readonly validator: SchemaValidator;
  readonly #seen = new Map<JsonObject, Json>();
  readonly #seenMembers = new Map<string, Json>();
  /** The smallest values, until more is seen. */
  readonly #made = new Map<string, Json>();

  constructor(
    document: JsonObject,
    validator: SchemaValidator,
    { ownKeywords = [], words, longest }: SourceOptions = {},
  ) {
    this.document = document;
    this.validator = validator;
    this.facetter = new Facetter(document);
    this.ownKeywords = ownKeywords;
    if (longest !== undefined) this.longest = longest;
    this.words = words ?? new Words(document);
  }

  /** A value that the schemas at these places describe, and the member of this name. */
  see(places: readonly string[], member: string, value: Json): void {
    for (const place of places) {
      const schema = nodeAt(this.document, place);
      if (!isObject(schema) || this.#seen.has(schema)) continue;
      this.#seen.set(schema, value);
      this.#made.clear();
    }
    if (!this.#seenMembers.has(member)) this.#seenMembers.set(member, value);
  }

  readonly knownMember = (name: string): Json | undefined => this.#seenMembers.get(name);

  /** How values are drawn from this document's schemas. */
  get settings(): MakeSettings {
    return {
      words: this.words,
      ownKeywords: this.ownKeywords,
      known: (schema) => this.#seen.get(schema),
      knownMember: this.knownMember,
    };
  }

  /** The smallest value of the schema at a place, or the nearest one to another value. Callers check whether it is valid. */
  make(place: string, from?: Json): Json {
    const schema = nodeAt(this.document, place);
    if (!isObject(schema)) return from ?? "a";
    const known = from === undefined ? this.#made.get(place) : undefined;
    if (known !== undefined) return known;
    const settings = { ...this.settings, from };
    const made = drawWithSeed(0, (random) => makeValue(this.facetter, [schema], random, settings)) as Json;
    if (from === undefined) this.#made.set(place, made);
    return made;
  }

  /** Values that break a keyword of the schema at a place, made from one that satisfies it. */
  breaksOf(keyword: string, place: string, value: Json): readonly Json[] {
    const schema = nodeAt(this.document, place);
    const parameter = isObject(schema) ? schema[keyword] : undefined;
    return isObject(schema) && parameter !== undefined ? breakKeyword({ keyword, value, parameter, schema }, this) : [];
  }

  /** Whether the value satisfies the schema at a place. */
  holds(place: string, value: Json): boolean {
    return this.validator.holds(place, value);
  }
}
