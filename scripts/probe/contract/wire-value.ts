import { plural } from "../../project/text.ts";
import { parseBigints } from "../../runtime/exact-json.ts";
import { essenceOf } from "../../runtime/media-type.ts";
import { StreamFault, type StreamRow } from "../../runtime/stream-model.ts";
import { makeDecoder } from "../../runtime/streams.ts";
import { isObject, type Json } from "../../schema/json.ts";
import { readNumeric } from "../../schema/numeric.ts";
import type { DocumentedMedia } from "./operations.ts";

export function isJsonType(mediaType: string): boolean {
  const essence = essenceOf(mediaType);
  return essence === "application/json" || essence.endsWith("+json");
}

/** The value that a body of JSON holds, with bigints for integers beyond 2^53; none where it is no JSON or no UTF-8. */
export function jsonOf(body: Uint8Array): { readonly value?: unknown } {
  try {
    return { value: parseBigints(new TextDecoder("utf-8", { fatal: true }).decode(body)) };
  } catch {
    return {};
  }
}

/** The longest item that is looked at. */
const MAX_ITEM_CHARS = 16 * 1_048_576;

/** The value of a body: JSON, the list of the items of a stream, or a character for each byte. None: `fault` says why. */
export function bodyValue(
  media: Pick<DocumentedMedia, "stream"> | undefined,
  contentType: string,
  body: Uint8Array,
  isWhole = true,
): { readonly value?: unknown; readonly fault?: string } {
  if (media?.stream !== undefined) return readItems(media.stream, contentType, body, isWhole);
  if (!isJsonType(contentType)) return { value: Buffer.from(body).toString("latin1") };
  const read = jsonOf(body);
  return read.value === undefined ? { fault: "the body is not JSON in UTF-8" } : read;
}

/** `value` has the items before a fault too. */
function readItems(
  row: StreamRow,
  contentType: string,
  body: Uint8Array,
  isWhole: boolean,
): { readonly value?: unknown; readonly fault?: string } {
  const items: unknown[] = [];
  try {
    const decoder = makeDecoder({ row, contentType, maxItemChars: MAX_ITEM_CHARS, parse: parseBigints });
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body, { stream: !isWhole });
    for (const item of decoder.push(text)) items.push(item);
    if (isWhole) items.push(...decoder.end());
    return { value: items };
  } catch (error) {
    const reason = error instanceof StreamFault ? error.message : "the stream is not UTF-8";
    return { value: items, fault: `${reason} (after ${plural(items.length, "item")})` };
  }
}

/** The value that the text of a header or of a parameter stands for, as its schema's type has it. */
export function wireValue(text: string, schema: Json | undefined): Json {
  const type = isObject(schema) ? schema.type : undefined;
  if ((type === "integer" || type === "number") && /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text))
    return readNumeric(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (type === "array" && isObject(schema))
    return text === "" ? [] : text.split(",").map((item) => wireValue(item.trim(), schema.items));
  return text;
}
