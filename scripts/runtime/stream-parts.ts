import {
  assertFits,
  type DecoderOptions,
  type ItemDecoder,
  type ItemEncoder,
  parseItem,
  StreamFault,
  type StreamRow,
} from "./stream-model.ts";

/** The parts of `multipart/mixed`. A part whose type is JSON is its value, any other is text. */
export class PartDecoder implements ItemDecoder {
  readonly #options: DecoderOptions;
  readonly #delimiter: RegExp;
  /** What follows the last delimiter. The delimiter begins with a line end, which the first one need not have. */
  #open = "\r\n";
  #isInPart = false;
  #isClosed = false;

  constructor(options: DecoderOptions) {
    this.#options = options;
    const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(options.contentType);
    const text = boundary?.[1] ?? boundary?.[2];
    if (text === undefined) throw new StreamFault("the Content-Type has no boundary");
    this.#delimiter = new RegExp(`\\r?\\n--${text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")}(?=[\\r\\n \\t-]|$)`);
  }

  *push(text: string): Generator<unknown> {
    if (this.#isClosed) return;
    this.#open += text;
    for (let found = this.#delimiter.exec(this.#open); found !== null; found = this.#delimiter.exec(this.#open)) {
      const part = this.#open.slice(0, found.index);
      this.#open = this.#open.slice(found.index + found[0].length);
      if (this.#isInPart) yield this.#readPart(part);
      this.#isInPart = true;
    }
    this.#isClosed = this.#isInPart && this.#open.startsWith("--");
    if (this.#isClosed) this.#open = "";
    else assertFits(this.#open.length, this.#options);
  }

  end(): Iterable<unknown> {
    if (!this.#isClosed) throw new StreamFault("the stream ends without its closing boundary");
    return [];
  }

  #readPart(part: string): unknown {
    assertFits(part.length, this.#options);
    // Without headers, an empty line is the first.
    const [head = ""] = /^[ \t]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n/.exec(part) ?? [];
    if (head === "") throw new StreamFault("a part has no empty line after its headers");
    const body = part.slice(head.length);
    const type = /^content-type:\s*([^;\s]+)/im.exec(head)?.[1] ?? "";
    return /[/+]json$/i.test(type) ? parseItem(body, "a part", this.#options) : body;
  }
}

/** After each part comes the next delimiter, so that the other side knows at once where the part ends. */
export function encodeParts({ json = false }: StreamRow): ItemEncoder {
  // No line of JSON or of a text that we write begins with it by chance. Browsers have randomUUID on pages with TLS only.
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  const boundary = `part-${random.join("")}`;
  const type = json === false ? "text/plain; charset=utf-8" : "application/json";
  return {
    contentType: (mediaType) => `${mediaType}; boundary=${boundary}`,
    begin: `--${boundary}`,
    end: "--\r\n",
    encode: (item) =>
      `\r\nContent-Type: ${type}\r\n\r\n${json === false ? String(item) : JSON.stringify(item)}\r\n--${boundary}`,
  };
}
