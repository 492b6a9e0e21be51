import type { Conjunction, Flat } from "../../../scripts/diff/flat.ts";
import { flatten, type Vocabulary } from "../../../scripts/diff/flatten.ts";
import type { Schema } from "../../../scripts/ir/schema.ts";

/** Conjunctions as one schema each: those of a document are asked for again and again. */
export class Flats {
  readonly #vocabulary: Vocabulary;
  readonly #flats = new Map<string, Flat>();
  readonly #ids = new Map<Schema, number>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  flat(conjunction: Conjunction): Flat {
    const key = this.keyOf(conjunction);
    const flat = this.#flats.get(key) ?? flatten(conjunction, this.#vocabulary);
    this.#flats.set(key, flat);
    return flat;
  }

  component(name: string): Schema {
    return this.#vocabulary.schemas[name] as Schema;
  }

  /** The same for the same schemas. */
  keyOf(schemas: Conjunction): string {
    return schemas
      .map((schema) => {
        const id = this.#ids.get(schema) ?? this.#ids.size;
        this.#ids.set(schema, id);
        return id;
      })
      .join();
  }
}
