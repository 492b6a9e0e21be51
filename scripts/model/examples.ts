import { followRef } from "../document/walk-document.ts";
import { asObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema } from "../schema/walk.ts";
import type { MakeExample } from "./model.ts";

/** The items of a stream: those that the document gives, or one that is made from the schema. A text is a stream as it is written. */
export function findExampleItems(media: JsonObject, document: JsonObject, make: MakeExample): Json | undefined {
  const found = findExample(media, document, make);
  if (Array.isArray(found) || typeof found === "string") return found;
  if (found !== undefined) return [found];
  return isSchema(media.itemSchema) && media.itemSchema !== false ? [make(media.itemSchema, document)] : [];
}

/** The example of a body: the one that the document gives, or one that is made from its schema. */
export function findExample(media: JsonObject, document: JsonObject, make: MakeExample): Json | undefined {
  if (media.example !== undefined) return media.example;
  for (const entry of Object.values(asObject(media.examples))) {
    const { value, dataValue, serializedValue } = followRef(document, entry);
    const example = value ?? dataValue ?? serializedValue;
    if (example !== undefined) return example;
  }
  return isSchema(media.schema) && media.schema !== false ? make(media.schema, document) : undefined;
}
