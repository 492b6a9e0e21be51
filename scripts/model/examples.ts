import { followRef } from "../document/walk-document.ts";
import { asObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema, type Schema } from "../schema/walk.ts";

/** `makeExample` of scripts/schema. It is passed in, because most commands need no example and its module takes long to load. */
export type MakeExample = (schema: Schema, document: JsonObject) => Json;

/** The example of a body: the one that the document gives, or one that is made from its schema. */
export function findExample(media: JsonObject, document: JsonObject, make: MakeExample): Json | undefined {
  if (media.example !== undefined) return media.example;
  for (const entry of Object.values(asObject(media.examples))) {
    const { value } = followRef(document, entry);
    if (value !== undefined) return value;
  }
  return isSchema(media.schema) && media.schema !== false ? make(media.schema, document) : undefined;
}
