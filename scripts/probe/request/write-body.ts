import { streamRow } from "../../model/streams.ts";
import { toWritable } from "../../runtime/exact-json.ts";
import type { StreamRow } from "../../runtime/stream-model.ts";
import { encodeItems } from "../../runtime/streams.ts";
import { isFile } from "../../schema/file.ts";
import { at, followed, formatPointer, isObject, type Json, type JsonObject } from "../../schema/json.ts";
import { isJsonType } from "../contract/wire-value.ts";
import type { Draft, FormPart } from "./draft.ts";
import { isForm, isQueryForm, textOf } from "./write-parameter.ts";

/** The part of a draft that sends a value as a media type; undefined where the media type cannot hold the value. */
export function writeBody(
  document: JsonObject,
  mediaType: string,
  schema: string | undefined,
  value: Json | undefined,
): Partial<Draft> | undefined {
  const stream = streamAt(document, schema);
  if (stream !== undefined) return canWrite(stream, mediaType, value) ? { body: value, mediaType } : undefined;
  if (isJsonType(mediaType)) return value === undefined ? undefined : { body: value, mediaType };
  if (isForm(mediaType)) {
    if (!isObject(value) || Object.values(value).some(isEmptyList)) return undefined;
    return isQueryForm(mediaType) ? { body: value, mediaType } : { form: partsOf(document, schema ?? "", value) };
  }
  return { raw: typeof value === "string" ? value : "a", mediaType };
}

const streamAt = (document: JsonObject, schema: string | undefined): StreamRow | undefined => {
  const media = schema === undefined ? undefined : at(document, schema.replace(/\/schema$/, ""));
  return isObject(media) ? streamRow(media) : undefined;
};

/** Not every value is a list of items, and not every text can be in an event. */
function canWrite(row: StreamRow, mediaType: string, items: Json | undefined): items is Json[] {
  if (!Array.isArray(items)) return false;
  try {
    encodeItems(row, mediaType, items.map(toWritable));
    return true;
  } catch {
    return false;
  }
}

/** A form has a field for each entry of a list: of an empty one nothing is written, and it reads as absent. */
export const isEmptyList = (value: Json): boolean => Array.isArray(value) && value.length === 0;

function partsOf(document: JsonObject, schema: string, value: JsonObject): FormPart[] {
  return Object.entries(value).flatMap(([name, member]): FormPart[] => {
    const node = propertyAt(document, schema, name);
    const bytes = (one: Json): Uint8Array => Buffer.from(textOf(one));
    const encoded = encodedType(document, schema, name);
    if (isFileAt(node)) return [{ name, fileName: "file.bin", type: encoded ?? fileType(node), bytes: bytes(member) }];
    if (Array.isArray(member))
      return member.map((item) =>
        isFileAt(itemsOf(node))
          ? { name, fileName: "file.bin", type: encoded ?? fileType(itemsOf(node)), bytes: bytes(item) }
          : { name, bytes: bytes(item) },
      );
    return [{ name, ...(isObject(member) && { type: "application/json" }), bytes: bytes(member) }];
  });
}

const propertyAt = (document: JsonObject, schema: string, name: string): Json | undefined => {
  const place = `${followed(document, schema)}/properties${formatPointer([name])}`;
  return at(document, followed(document, place));
};

/** The first type of `encoding` beside the schema. */
function encodedType(document: JsonObject, schema: string, name: string): string | undefined {
  const type = at(document, `${schema.replace(/\/schema$/, "")}/encoding${formatPointer([name])}/contentType`);
  return typeof type === "string" ? type.split(",")[0]?.trim().replace("/*", "/octet-stream") : undefined;
}

const itemsOf = (node: Json | undefined): Json | undefined => (isObject(node) ? node.items : undefined);

const isFileAt = (node: Json | undefined): boolean => isObject(node) && isFile(node);

const fileType = (node: Json | undefined): string =>
  isObject(node) && typeof node.contentMediaType === "string" ? node.contentMediaType : "application/octet-stream";
