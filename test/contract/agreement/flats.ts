import type { Conjunction, FlatSchema } from "../../../scripts/schema/flat-schema.ts";
import { flatten, type SchemaContext } from "../../../scripts/schema/flatten.ts";
import type { Schema } from "../../../scripts/schema/walk.ts";

/** Conjunctions as one schema each: those of a document are asked for again and again. */
export class Flats {
  readonly #vocabulary: SchemaContext;
  readonly #flats = new Map<string, FlatSchema>();
  readonly #ids = new Map<Schema, number>();

  constructor(vocabulary: SchemaContext) {
    this.#vocabulary = vocabulary;
  }

  flat(conjunction: Conjunction): FlatSchema {
    const key = this.keyOf(conjunction);
    const flat = this.#flats.get(key) ?? flatten(conjunction, this.#vocabulary);
    this.#flats.set(key, flat);
    return flat;
  }

  readonly component = (name: string): Schema => this.#vocabulary.schemas[name] as Schema;

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
