/** How the items of a stream are written one after the other. */
export type StreamFormat = "events" | "lines" | "sequence" | "parts";

/** A body that is a stream of items, as the document describes it with `itemSchema`. */
export interface StreamRow {
  readonly format: StreamFormat;
  /** Of events: whether `data` is JSON; or the names of the events whose `data` is. Of parts: whether a part is JSON. */
  readonly json?: boolean | readonly string[];
}

/** What was received is no stream of this format, or an item cannot be written in it. */
export class StreamFault extends Error {
  override readonly name = "StreamFault";
}

/** Takes a text apart that arrives in pieces. */
export interface ItemDecoder {
  /** The items that are complete with this text. Throws a `StreamFault` at the first that is malformed. */
  push(text: string): Iterable<unknown>;
  /** Called after the last text; the items that are complete because nothing follows. Throws if one is not complete. */
  end(): Iterable<unknown>;
}

export interface DecoderOptions {
  readonly row: StreamRow;
  /** The value of the header Content-Type: that of parts has their boundary. */
  readonly contentType: string;
  /** The longest item, in characters. What is longer is refused before it is whole, so that it does not fill the memory. */
  readonly maxItemChars: number;
  /** Parses JSON. Default: without limits. It may throw a `StreamFault` of its own. */
  readonly parse?: (text: string) => unknown;
}

export type MakeDecoder = (options: DecoderOptions) => ItemDecoder;

/** Writes items as text. */
export interface ItemEncoder {
  /** The value of the header Content-Type for a media type of the document. */
  contentType(mediaType: string): string;
  /** Comes before the first item. */
  readonly begin: string;
  encode(item: unknown): string;
  /** Comes after the last item. */
  readonly end: string;
  /** Says that the connection is alive, and is no item; undefined: the format has no such thing. */
  readonly heartbeat?: string;
}

/** The items of a body that arrives in chunks. Nothing is read ahead of what is asked for. */
export async function* decodeItems(chunks: AsyncIterable<Uint8Array>, decoder: ItemDecoder): AsyncGenerator<unknown> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  for await (const chunk of chunks) yield* decoder.push(toText(utf8, chunk));
  yield* decoder.push(toText(utf8));
  yield* decoder.end();
}

function toText(utf8: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? utf8.decode() : utf8.decode(chunk, { stream: true });
  } catch {
    throw new StreamFault("the stream is not UTF-8");
  }
}

export function parseItem(text: string, what: string, { parse = JSON.parse }: Pick<DecoderOptions, "parse">): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof StreamFault ? error : new StreamFault(`${what} is not JSON`);
  }
}

export function assertFits(length: number, { maxItemChars }: Pick<DecoderOptions, "maxItemChars">): void {
  if (length > maxItemChars) throw new StreamFault(`an item is longer than ${maxItemChars} characters`);
}

/** Cuts a text that arrives in pieces into lines, which end with LF, CR or CRLF. */
export class LineReader {
  readonly #options: Pick<DecoderOptions, "maxItemChars">;
  #rest = "";
  /** The last text ended with CR: an LF that follows belongs to it. */
  #afterCr = false;

  constructor(options: Pick<DecoderOptions, "maxItemChars">) {
    this.#options = options;
  }

  *push(text: string): Generator<string> {
    if (text === "") return;
    const ends = /\r\n?|\n/g;
    let start = this.#afterCr && text.startsWith("\n") ? 1 : 0;
    this.#afterCr = text.endsWith("\r");
    ends.lastIndex = start;
    for (let end = ends.exec(text); end !== null; end = ends.exec(text)) {
      const line = this.#rest + text.slice(start, end.index);
      assertFits(line.length, this.#options);
      this.#rest = "";
      start = ends.lastIndex;
      yield line;
    }
    this.#rest += text.slice(start);
    assertFits(this.#rest.length, this.#options);
  }

  /** What follows the last line end. */
  get rest(): string {
    return this.#rest;
  }
}
