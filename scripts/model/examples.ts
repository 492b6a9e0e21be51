import { followRef } from "../document/walk-document.ts";
import { exampleValue } from "../schema/example-value.ts";
import { asObject, type Json, type JsonObject } from "../schema/json.ts";
import { exampleItems } from "../schema/stream-items.ts";
import { isSchema } from "../schema/walk.ts";
import type { MakeExample } from "./model.ts";
import { streamRow } from "./streams.ts";

/** The items of a stream: those that the document gives, or one that is made from the schema. */
export function findExampleItems(type: string, media: JsonObject, document: JsonObject, make: MakeExample): Json[] {
  const { schema: _, ...described } = media;
  const found = findExample(described, document, make, type);
  const row = streamRow(media);
  if (found !== undefined && row !== undefined) return exampleItems(row, type, found);
  if (!isSchema(media.itemSchema) || media.itemSchema === false || row === undefined) return [];
  return exampleItems(row, type, [make(media.itemSchema, document)]);
}

/** The example of a body: the one that the document gives, or one that is made from its schema. */
export function findExample(
  media: JsonObject,
  document: JsonObject,
  make: MakeExample,
  mediaType = "",
): Json | undefined {
  if (media.example !== undefined) return media.example;
  for (const entry of Object.values(asObject(media.examples))) {
    const value = exampleValue(followRef(document, entry), mediaType);
    if (value !== undefined) return value;
  }
  return isSchema(media.schema) && media.schema !== false ? make(media.schema, document) : undefined;
}
