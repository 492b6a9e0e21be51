import type { CallRow, Requester } from "./calls.ts";
import { essenceOf } from "./media-type.ts";
import type { EventDecoder } from "./stream-events.ts";
import {
  decodeItems,
  type ItemDecoder,
  type ItemEncoder,
  type MakeDecoder,
  StreamFault,
  type StreamFormat,
  type StreamRow,
} from "./stream-model.ts";

/** How a stream is read: a member of the options of a call. */
export interface StreamReading {
  /** Server-sent events: go on after the event with this id. */
  readonly lastEventId?: string;
  /**
   * Server-sent events: whether a broken connection is opened again, after the last event that had an id. `always`: also after the server has
   * ended the stream. Default: true for GET, false for other methods.
   */
  readonly reconnect?: boolean | "always";
  /** How often in a row it is tried to connect again. Default: 10. */
  readonly maxRetries?: number;
  /** The longest item, in characters. Default: 8 Mi. */
  readonly maxItemChars?: number;
  /** Waits before it is tried again. Default: a timer. */
  readonly wait?: (delayMs: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** The server has refused to go on with a stream. */
export class StreamRefused extends Error {
  override readonly name = "StreamRefused";
  readonly response: Response;

  constructor(response: Response) {
    super(`The server answered ${response.status} when the stream was opened again`);
    this.response = response;
  }
}

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The options of a request, as `makeCalls` has prepared them. */
interface StreamInit {
  readonly params?: { readonly header?: Readonly<Record<string, unknown>> };
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly stream?: StreamReading;
}

interface StreamedCall {
  readonly method: string;
  readonly streams: Readonly<Record<string, StreamRow>>;
  readonly signal: AbortSignal | undefined;
  readonly reading: StreamReading;
  send(lastEventId: string | undefined): Promise<Answer>;
}

/** What a client needs for the streams of its document, and no more: formats that it does not have are not loaded. */
export interface StreamFormats {
  readonly decoders?: Readonly<Partial<Record<StreamFormat, MakeDecoder>>>;
  readonly encoders?: Readonly<Partial<Record<StreamFormat, (row: StreamRow) => ItemEncoder>>>;
}

const MAX_ITEM_CHARS = 8_388_608;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

/** Sends requests by another client, and reads and writes the streams of items that its table has. */
export function streamRequests(
  client: Requester,
  rows: Readonly<Record<string, CallRow>>,
  formats: StreamFormats,
): Requester {
  const request = client.request as (method: string, path: string, init: object) => Promise<Answer>;
  const find = (method: string, path: string): CallRow | undefined =>
    Object.values(rows).find((row) => row.method === method && row.path === path);
  return {
    request: ((method: string, path: string, init: StreamInit) => {
      const row = find(method, path);
      const prepared = row === undefined ? init : withItems(row, init, formats);
      const send = (sent: object): Promise<Answer> => request(method, path, sent);
      return row?.streams === undefined
        ? send(prepared)
        : callStream(toCall(method, row.streams, prepared, send), formats.decoders ?? {});
    }) as Requester["request"],
  };
}

/** The request with the items of its body, if that is a stream. */
function withItems({ bodies = {} }: CallRow, init: StreamInit, { encoders = {} }: StreamFormats): StreamInit {
  const headers = new Headers(listHeaders(init));
  const mediaType = headers.get("content-type") ?? Object.keys(bodies)[0] ?? "";
  const row = bodies[mediaType]?.stream;
  if (row === undefined || init.body === undefined) return init;
  const encoder = encoders[row.format]?.(row);
  if (encoder === undefined) throw new Error(`There is no encoder for ${mediaType}`);
  headers.set("content-type", encoder.contentType(mediaType));
  const stream = writeItems(encoder, init.body as AsyncIterable<unknown>);
  // fetch sends a stream only if it need not read the answer at the same time.
  const written = Object.fromEntries(headers);
  return { ...init, headers: written, duplex: "half", bodySerializer: () => stream } as StreamInit;
}

/** The headers that a request has: one that is null or undefined is left out. */
const listHeaders = ({ headers = {} }: StreamInit): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));

const LAST_ID = "last-event-id";

function toCall(
  method: string,
  streams: StreamedCall["streams"],
  { stream = {}, params = {}, ...init }: StreamInit,
  send: (init: object) => Promise<Answer>,
): StreamedCall {
  const accept = [...Object.keys(streams), "*/*;q=0.1"].join(", ");
  // The document may have the header as a parameter. It changes when the stream is opened again.
  const isLastId = ([name]: readonly [string, unknown]): boolean => name.toLowerCase() === LAST_ID;
  const given = Object.entries(params.header ?? {});
  const lastId = given.find(isLastId)?.[1];
  const others = Object.fromEntries(given.filter((pair) => !isLastId(pair)));
  return {
    ...{ method, streams, signal: init.signal },
    reading: { ...(lastId !== undefined && { lastEventId: String(lastId) }), ...stream },
    send: (lastEventId) => {
      const headers = new Headers({ accept, ...(lastEventId !== undefined && { [LAST_ID]: lastEventId }) });
      for (const [name, value] of listHeaders(init)) headers.set(name, value);
      return send({ ...init, params: { ...params, header: others }, parseAs: "stream", headers });
    },
  };
}

async function callStream(call: StreamedCall, decoders: NonNullable<StreamFormats["decoders"]>): Promise<Answer> {
  const answer = await call.send(call.reading.lastEventId);
  const { response } = answer;
  if (!response.ok || response.body === null || answer.data === undefined) return answer;
  const type = essenceOf(response.headers.get("content-type") ?? "");
  const row = call.streams[type];
  if (row === undefined) return { data: parseText(await response.text()), response };
  const makeDecoder = decoders[row.format];
  if (makeDecoder === undefined) throw new Error(`There is no decoder for ${type}`);
  return { data: new StreamReader(call, row, makeDecoder).read(response), response };
}

/** An answer that is no stream. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === "" ? undefined : text;
  }
}

/** Reads one stream, over as many connections as it takes. */
class StreamReader {
  readonly #call: StreamedCall;
  readonly #row: StreamRow;
  readonly #makeDecoder: MakeDecoder;
  #lastEventId: string | undefined;
  #retryMs = FIRST_RETRY_MS;
  /** Connections since the last item. */
  #retries = 0;

  constructor(call: StreamedCall, row: StreamRow, makeDecoder: MakeDecoder) {
    this.#call = call;
    this.#row = row;
    this.#makeDecoder = makeDecoder;
    this.#lastEventId = call.reading.lastEventId;
  }

  async *read(first: Response): AsyncGenerator<unknown> {
    const { method, reading, signal } = this.#call;
    const { reconnect = method === "get" } = reading;
    const isEvents = this.#row.format === "events";
    for (let response: Response | undefined = first; response !== undefined; ) {
      try {
        yield* this.#items(response);
        if (!isEvents || reconnect !== "always") return;
      } catch (error) {
        if (!isEvents || reconnect === false || signal?.aborted === true || error instanceof StreamFault) throw error;
      }
      response = await this.#openAgain();
    }
  }

  async *#items(response: Response): AsyncGenerator<unknown> {
    const contentType = response.headers.get("content-type") ?? "";
    const { maxItemChars = MAX_ITEM_CHARS } = this.#call.reading;
    const decoder = this.#makeDecoder({ row: this.#row, contentType, maxItemChars });
    if (response.body === null) return;
    for await (const item of decodeItems(chunksOf(response.body), decoder)) {
      this.#retries = 0;
      this.#remember(decoder);
      yield item;
    }
  }

  #remember(decoder: ItemDecoder | EventDecoder): void {
    if (!("lastEventId" in decoder)) return;
    this.#lastEventId = decoder.lastEventId ?? this.#lastEventId;
    this.#retryMs = decoder.retryMs ?? this.#retryMs;
  }

  /** Undefined: the server says that nothing more will come (204, as the HTML standard has it). */
  async #openAgain(): Promise<Response | undefined> {
    const { reading, signal } = this.#call;
    const { maxRetries = 10, wait = sleep } = reading;
    for (let problem: unknown = new Error("The stream was lost"); ; ) {
      if (this.#retries >= maxRetries) throw problem;
      await wait(Math.min(this.#retryMs * 2 ** this.#retries, Math.max(MAX_RETRY_MS, this.#retryMs)), signal);
      this.#retries += 1;
      try {
        const { response } = await this.#call.send(this.#lastEventId);
        if (response.status === 204) return undefined;
        if (response.ok) return response;
        problem = new StreamRefused(response);
        // It would refuse the next request too.
        if (response.status < 500 && response.status !== 429) throw problem;
      } catch (error) {
        if (signal?.aborted === true || error === problem) throw error;
        problem = error;
      }
    }
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    // Whoever stops reading closes the connection.
    await reader.cancel().catch(() => undefined);
  }
}

/** The items as the body of a request or a reply. The next one is asked for when the connection takes it. */
export function writeItems(encoder: ItemEncoder, items: AsyncIterable<unknown> | Iterable<unknown>): ReadableStream {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : (items[Symbol.iterator]() as Iterator<unknown>);
  const utf8 = new TextEncoder();
  let isBegun = false;
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await iterator.next();
        const begin = isBegun ? "" : encoder.begin;
        isBegun = true;
        const text = begin + (done === true ? encoder.end : encoder.encode(value));
        if (text !== "") controller.enqueue(utf8.encode(text));
        if (done === true) controller.close();
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function sleep(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}
