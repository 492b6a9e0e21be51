import { Facetter } from "./facets.ts";
import { asArray, type Json, type JsonObject } from "./json.ts";
import { makeValue } from "./make.ts";
import { drawWithSeed } from "./random.ts";
import type { Schema } from "./walk.ts";

/** Large enough to look at, and small enough for a file with hundreds of examples. */
const SIZE = { depth: 5, parts: 300 };

const facetters = new WeakMap<JsonObject, Facetter>();

/**
 * An example for readers, always the same: a full value that begins with the examples and defaults that stand in the schemas. References
 * lead into the document. Who needs no example does not import this module: drawing texts loads a large package.
 */
export function makeExample(schema: Schema, document: JsonObject): Json {
  const facetter = facetters.get(document) ?? new Facetter(document);
  facetters.set(document, facetter);
  const settings = { isFull: true, word: "string", names: ["name"], size: SIZE, known: shownBy };
  return drawWithSeed(0, (random) => makeValue(facetter, [schema], random, settings)) as Json;
}

const shownBy = ({ example, examples, default: usual }: JsonObject): Json | undefined =>
  example ?? asArray(examples)[0] ?? usual;
