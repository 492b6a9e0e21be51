import type fc from "fast-check";
import type { Facetter, Schema } from "../../../scripts/schema/facets.ts";
import type { Json } from "../../../scripts/schema/json.ts";
import { makeValue } from "../../../scripts/schema/make.ts";
import { drawn } from "../../../scripts/schema/random.ts";
import type { Words } from "../../../scripts/schema/words.ts";

/**
 * Values that are made from schemas: they are meant to be valid and mostly are. Where rules cross, some of them are not; then
 * whoever asks finds out, and has one more value to disagree about.
 */
export class Instances {
  readonly facetter: Facetter;
  readonly words: Words;
  /** Every member that may be there is, and no list is empty: so that each keyword has something to be broken at. */
  readonly #isFull: boolean;

  constructor(facetter: Facetter, words: Words, options: { readonly full: boolean } = { full: false }) {
    this.facetter = facetter;
    this.words = words;
    this.#isFull = options.full;
  }

  of(schemas: readonly Schema[]): fc.Arbitrary<Json> {
    const settings = { isFull: this.#isFull, words: this.words };
    return drawn(
      (random) => makeValue(this.facetter, schemas, random, settings) as Json,
      () => [],
    );
  }
}
