import { essenceOf } from "./media-type.ts";
import { EventDecoder, encodeEvents } from "./stream-events.ts";
import { encodeLines, encodeSequence, LineDecoder, SequenceDecoder } from "./stream-json.ts";
import type { ItemEncoder, MakeDecoder, StreamFormat, StreamRow } from "./stream-model.ts";
import { encodeParts, PartDecoder } from "./stream-parts.ts";

export type { StreamRow } from "./stream-model.ts";

/** The media types that are streams of items, each with its format. */
const FORMATS: Readonly<Record<string, StreamFormat>> = {
  "text/event-stream": "events",
  "application/jsonl": "lines",
  "application/x-ndjson": "lines",
  "application/ndjson": "lines",
  "application/json-seq": "sequence",
  "multipart/mixed": "parts",
};

/** The format of a media type; undefined: it is no stream of items. */
export function streamFormat(mediaType: string): StreamFormat | undefined {
  const type = essenceOf(mediaType);
  return type.endsWith("+json-seq") ? "sequence" : Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined;
}

const DECODERS: Readonly<Record<StreamFormat, MakeDecoder>> = {
  events: (options) => new EventDecoder(options),
  lines: (options) => new LineDecoder(options),
  sequence: (options) => new SequenceDecoder(options),
  parts: (options) => new PartDecoder(options),
};

export const makeDecoder: MakeDecoder = (options) => DECODERS[options.row.format](options);

const ENCODERS: Readonly<Record<StreamFormat, (row: StreamRow) => ItemEncoder>> = {
  events: encodeEvents,
  lines: encodeLines,
  sequence: encodeSequence,
  parts: encodeParts,
};

export const makeEncoder = (row: StreamRow): ItemEncoder => ENCODERS[row.format](row);

/** A whole stream as one text. */
export function encodeItems(
  row: StreamRow,
  mediaType: string,
  items: readonly unknown[],
): { readonly text: string; readonly contentType: string } {
  const encoder = makeEncoder(row);
  const text = [encoder.begin, ...items.map((item) => encoder.encode(item)), encoder.end].join("");
  return { text, contentType: encoder.contentType(mediaType) };
}
