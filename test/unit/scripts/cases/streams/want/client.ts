// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { type CallSettings, type RetrySettings, retryCalls } from "contract-kit-runtime/retry-calls";
import { type ServerRow, serverUrl } from "contract-kit-runtime/server-url";
import { type StreamReading, streamRequests } from "contract-kit-runtime/stream-client";
import { EventDecoder } from "contract-kit-runtime/stream-events";
import { LineDecoder, SequenceDecoder, encodeLines } from "contract-kit-runtime/stream-json";
import { PartDecoder } from "contract-kit-runtime/stream-parts";
import type { operations, paths } from "./types.ts";

export type { AnswerRow, CallRow, CallSettings, ClientOptions, RetrySettings };

/** openapi-fetch with the types of the document: `raw.GET("/path", …)`. */
export type RawClient = Client<paths>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** Calls one operation with its parameters and body. Returns `{data}` or `{error}`, and the response. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: Init<Path, Method> & CallSettings] : [init: Init<Path, Method> & CallSettings]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, `${string}/${string}`>>;

type Answer<Path extends keyof paths, Method extends keyof paths[Path], Media extends `${string}/${string}` = `${string}/${string}`> =
  FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, Media>;

/** The body is the items that are sent, one after the other. */
type WithItems<Given, Item, Other = never> = Omit<NonNullable<Given>, "body"> & {
  readonly body: AsyncIterable<Item> | Iterable<Item> | Other;
};

/** Calls an operation with a stream: `for await (const item of data)`. Who stops reading, or aborts the `signal`, closes the connection. */
type StreamCall<Given, Data, Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Given
    ? [init?: Given & { readonly stream?: StreamReading } & CallSettings]
    : [init: Given & { readonly stream?: StreamReading } & CallSettings]
) => Promise<
  { readonly data: Data; readonly error?: never; readonly response: Response } | Extract<Answer<Path, Method>, { data?: never }>
>;

/** Every operation that clients may call, by operationId. */
export interface Calls {
  /** GET /feed */
  readFeed: StreamCall<Init<"/feed", "get">, AsyncIterable<operations["readFeed"]["responses"][200]["content"]["text/event-stream"]>, "/feed", "get">;
  /** GET /mixed */
  readMixed: StreamCall<Init<"/mixed", "get">, AsyncIterable<operations["readMixed"]["responses"][200]["content"]["text/event-stream"]>, "/mixed", "get">;
  /** GET /notes */
  listNotes: StreamCall<Init<"/notes", "get">, AsyncIterable<operations["listNotes"]["responses"][200]["content"]["application/jsonl"]> | Extract<Answer<"/notes", "get", "application/json">, { error?: never }>["data"], "/notes", "get">;
  /** POST /notes */
  addNotes: StreamCall<WithItems<Init<"/notes", "post">, NonNullable<operations["addNotes"]["requestBody"]>["content"]["application/x-ndjson"]>, Extract<Answer<"/notes", "post", "application/json">, { error?: never }>["data"], "/notes", "post">;
  /** GET /records */
  readRecords: StreamCall<Init<"/records", "get">, AsyncIterable<operations["readRecords"]["responses"][200]["content"]["application/json-seq"]>, "/records", "get">;
  /** GET /parts */
  readParts: StreamCall<Init<"/parts", "get">, AsyncIterable<operations["readParts"]["responses"][200]["content"]["multipart/mixed"]>, "/parts", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  readFeed: {
    method: "get",
    path: "/feed",
    headers: ["Last-Event-ID"],
    repeatable: true,
    streams: {"text/event-stream":{"format":"events","json":true}},
    answers: {
      200: {"media":["text/event-stream"]},
      "default": {"needs":["title"]},
    },
  },
  readMixed: {
    method: "get",
    path: "/mixed",
    repeatable: true,
    streams: {"text/event-stream":{"format":"events","json":["note"]}},
    answers: {
      200: {"media":["text/event-stream"]},
    },
  },
  listNotes: {
    method: "get",
    path: "/notes",
    repeatable: true,
    streams: {"application/jsonl":{"format":"lines"}},
    answers: {
      200: {},
    },
  },
  addNotes: {
    method: "post",
    path: "/notes",
    takes: ["body"],
    bodies: {
      "application/x-ndjson": { kind: "stream", stream: {"format":"lines"} },
    },
    answers: {
      200: {"needs":["count"]},
    },
  },
  readRecords: {
    method: "get",
    path: "/records",
    repeatable: true,
    streams: {"application/json-seq":{"format":"sequence"}},
    answers: {
      200: {"media":["application/json-seq"]},
    },
  },
  readParts: {
    method: "get",
    path: "/parts",
    repeatable: true,
    streams: {"multipart/mixed":{"format":"parts","json":true}},
    answers: {
      200: {"media":["multipart/mixed"]},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw: RawClient;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [

];

export interface ApiClientOptions extends ClientOptions, RetrySettings {
}

export function createClient({ retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers);
  const raw: RawClient = createFetchClient<paths>({ ...options, baseUrl });
  return { ...retryCalls(makeCalls<Calls>(callRows, streamRequests(raw, callRows, { decoders: { events: (options) => new EventDecoder(options), lines: (options) => new LineDecoder(options), sequence: (options) => new SequenceDecoder(options), parts: (options) => new PartDecoder(options) }, encoders: { lines: encodeLines } })), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
