import {
  assertFits,
  type DecoderOptions,
  type ItemDecoder,
  type ItemEncoder,
  LineReader,
  parseItem,
  StreamFault,
} from "./stream-model.ts";

const asIs = (mediaType: string): string => mediaType;

/** One JSON text in each line (`application/jsonl`, `application/x-ndjson`). Empty lines are ignored. */
export class LineDecoder implements ItemDecoder {
  readonly #options: DecoderOptions;
  readonly #lines: LineReader;

  constructor(options: DecoderOptions) {
    this.#options = options;
    this.#lines = new LineReader(options);
  }

  *push(text: string): Generator<unknown> {
    for (const line of this.#lines.push(text)) if (line.trim() !== "") yield parseItem(line, "a line", this.#options);
  }

  /** The last line need not have an end. */
  *end(): Generator<unknown> {
    if (this.#lines.rest.trim() !== "") yield parseItem(this.#lines.rest, "the last line", this.#options);
  }
}

export const encodeLines = (): ItemEncoder => ({
  contentType: asIs,
  begin: "",
  end: "",
  encode: (item) => `${JSON.stringify(item)}\n`,
});

const RECORD_SEPARATOR = "\x1e";

/** JSON texts, each after a record separator and with a line feed at its end (RFC 7464, `application/json-seq`). */
export class SequenceDecoder implements ItemDecoder {
  readonly #options: DecoderOptions;
  /** What follows the last record separator; undefined: there was none, or its item is done. */
  #open: string | undefined;

  constructor(options: DecoderOptions) {
    this.#options = options;
  }

  *push(text: string): Generator<unknown> {
    const [first = "", ...others] = text.split(RECORD_SEPARATOR);
    this.#append(first);
    for (const record of others) {
      yield* this.end();
      this.#open = record;
      assertFits(record.length, this.#options);
    }
    // A line feed may also stand inside of an item that is written in several lines.
    if (this.#open?.endsWith("\n") === true && isJson(this.#open)) yield* this.end();
  }

  *end(): Generator<unknown> {
    const record = this.#open;
    this.#open = undefined;
    if (record !== undefined && record.trim() !== "") yield parseItem(record, "a record", this.#options);
  }

  #append(text: string): void {
    if (this.#open !== undefined) {
      this.#open += text;
      assertFits(this.#open.length, this.#options);
    } else if (text.trim() !== "") throw new StreamFault("a record does not begin with the record separator");
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const encodeSequence = (): ItemEncoder => ({
  contentType: asIs,
  begin: "",
  end: "",
  encode: (item) => `${RECORD_SEPARATOR}${JSON.stringify(item)}\n`,
});
