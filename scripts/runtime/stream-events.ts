import {
  assertFits,
  type DecoderOptions,
  type ItemDecoder,
  type ItemEncoder,
  LineReader,
  parseItem,
  StreamFault,
  type StreamRow,
} from "./stream-model.ts";

/** An event of `text/event-stream`. `data` is text, or what the JSON in it says. */
export interface StreamEvent {
  data?: unknown;
  event?: string;
  id?: string;
  retry?: number;
}

/** An event without a name is a `message` (HTML standard, server-sent events). */
const isJson = ({ json = false }: StreamRow, event = "message"): boolean =>
  typeof json === "boolean" ? json : json.includes(event);

/** Reads server-sent events as the HTML standard says: comments and unknown fields are ignored, events without data are none. */
export class EventDecoder implements ItemDecoder {
  /** The id of the last event that had one: a new connection goes on after it. */
  lastEventId: string | undefined;
  /** How long to wait before a new connection, if the server has said so. */
  retryMs: number | undefined;
  readonly #options: DecoderOptions;
  readonly #lines: LineReader;
  #data: string[] = [];
  #chars = 0;
  #event: StreamEvent = {};

  constructor(options: DecoderOptions) {
    this.#options = options;
    this.#lines = new LineReader(options);
  }

  *push(text: string): Generator<unknown> {
    for (const line of this.#lines.push(text)) {
      if (line !== "") this.#readField(line);
      else {
        const event = this.#dispatch();
        if (event !== undefined) yield event;
      }
    }
  }

  /** An event that no empty line ends is dropped, as the HTML standard says; so it counts as not complete. */
  end(): Iterable<unknown> {
    if (this.#data.length > 0 || this.#lines.rest.startsWith("data"))
      throw new StreamFault("the stream ends in the middle of an event");
    return [];
  }

  #readField(line: string): void {
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + (line[colon + 1] === " " ? 2 : 1));
    switch (name) {
      case "data":
        this.#data.push(value);
        this.#chars += value.length + 1;
        assertFits(this.#chars, this.#options);
        break;
      case "event":
        this.#event.event = value;
        break;
      case "id":
        if (!value.includes("\0")) this.#event.id = value;
        break;
      case "retry":
        if (/^\d+$/.test(value)) this.#event.retry = Number(value);
        break;
    }
  }

  #dispatch(): StreamEvent | undefined {
    const [event, data] = [this.#event, this.#data];
    this.#event = {};
    this.#data = [];
    this.#chars = 0;
    this.lastEventId = event.id ?? this.lastEventId;
    this.retryMs = event.retry ?? this.retryMs;
    if (data.length === 0) return undefined;
    const text = data.join("\n");
    if (event.event === "") delete event.event;
    event.data = isJson(this.#options.row, event.event) ? parseItem(text, "the data of an event", this.#options) : text;
    return event;
  }
}

const LINE_END = /\r\n?|\n/;

function field(name: string, value: unknown): string {
  if (value === undefined) return "";
  const text = String(value);
  if (LINE_END.test(text) || text.includes("\0")) throw new StreamFault(`the ${name} of an event has a line break`);
  return `${name}: ${text}\n`;
}

export const encodeEvents = (row: StreamRow): ItemEncoder => ({
  contentType: (mediaType) => mediaType,
  begin: "",
  end: "",
  heartbeat: ":\n\n",
  encode: (item) => {
    const { data, event, id, retry } = item as StreamEvent;
    const text = data === undefined ? undefined : isJson(row, event) ? JSON.stringify(data) : String(data);
    const lines = text?.split(LINE_END).map((line) => `data: ${line}\n`) ?? [];
    return `${field("event", event)}${field("id", id)}${field("retry", retry)}${lines.join("")}\n`;
  },
});
