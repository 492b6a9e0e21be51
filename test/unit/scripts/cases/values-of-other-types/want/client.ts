// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { type Page, type PagedCall, paginateCalls } from "contract-kit-runtime/pagination";
import { encodeParameters } from "contract-kit-runtime/parameters";
import { type CallSettings, type RetrySettings, retryCalls } from "contract-kit-runtime/retry-calls";
import { type ServerRow, serverUrl } from "contract-kit-runtime/server-url";
import { parseExact } from "contract-kit-runtime/exact-json";
import { type StreamReading, streamRequests } from "contract-kit-runtime/stream-client";
import { LineDecoder, encodeLines } from "contract-kit-runtime/stream-json";
import { type ValueRow, valueCalls } from "contract-kit-runtime/value-calls";
import { readInt64, readDate, type Values } from "contract-kit-runtime/values";
import type { paths as JsonPaths } from "./json-types.ts";
import type { operations, paths } from "./types.ts";

export type { AnswerRow, CallRow, CallSettings, ClientOptions, Page, RetrySettings };
export { AnswerError } from "contract-kit-runtime/answer-error";

/** openapi-fetch with the types of the document: `raw.GET("/path", …)`. */
export type RawClient = Client<JsonPaths>;

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

/** Calls an operation that has values for which JSON has no types. */
type ValueCall<Given, Data, Refusal, Settings = unknown> = (
  ...init: undefined extends Given ? [init?: Given & Settings & CallSettings] : [init: Given & Settings & CallSettings]
) => Promise<
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Refusal; readonly response: Response }
>;

type WithBody<Given, Body> = undefined extends Given
  ? (Omit<NonNullable<Given>, "body"> & { readonly body?: Body }) | undefined
  : Omit<Given, "body"> & (undefined extends Body ? { readonly body?: Body } : { readonly body: Body });

/** Every operation that clients may call, by operationId. */
export interface Calls {
  /** PUT /orders/{id} */
  putOrder: ValueCall<WithBody<Init<"/orders/{id}", "put">, NonNullable<operations["putOrder"]["requestBody"]>["content"]["application/json"] | NonNullable<operations["putOrder"]["requestBody"]>["content"]["application/x-www-form-urlencoded"]>, operations["putOrder"]["responses"][200]["content"]["application/json"], operations["putOrder"]["responses"][409]["content"]["application/json"]>;
  /** GET /orders */
  listOrders: PagedCall<ValueCall<Init<"/orders", "get">, operations["listOrders"]["responses"][200]["content"]["application/json"], never>, ["orders"]>;
  /** GET /total */
  getTotal: ValueCall<Init<"/total", "get">, operations["getTotal"]["responses"][200]["content"]["application/json"], never>;
  /** GET /feed */
  readFeed: ValueCall<Init<"/feed", "get">, AsyncIterable<operations["readFeed"]["responses"][200]["content"]["application/jsonl"]>, never, { readonly stream?: StreamReading }>;
  /** POST /feed */
  sendFeed: ValueCall<WithBody<Init<"/feed", "post">, AsyncIterable<NonNullable<operations["sendFeed"]["requestBody"]>["content"]["application/jsonl"]> | Iterable<NonNullable<operations["sendFeed"]["requestBody"]>["content"]["application/jsonl"]>>, operations["sendFeed"]["responses"][200]["content"]["application/json"], never>;
  /** GET /plain */
  getPlain: Call<"/plain", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  putOrder: {
    method: "put",
    path: "/orders/{id}",
    takes: ["path","query","body"],
    headers: ["X-Trace"],
    repeatable: true,
    parameters: [
      {"name":"since","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"ids","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"before","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]},"default":"2030-01-01T00:00:00Z"},
      {"name":"X-Trace","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"filter","in":"query","style":"form","explode":true,"required":false,"json":true,"shape":{"kind":"any"}},
      {"name":"id","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
    ],
    bodies: {
      "application/json": { kind: "json" },
      "application/x-www-form-urlencoded": { kind: "form", fields: [
        {"name":"from","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["integer"]}},
        {"name":"until","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
      ] },
    },
    answers: {
      200: {"needs":["id"]},
      409: {"needs":["current"]},
    },
  },
  listOrders: {
    method: "get",
    path: "/orders",
    takes: ["query"],
    repeatable: true,
    pages: {"style":"cursor","items":["orders"],"parameter":"after","next":["next"]},
    answers: {
      200: {"needs":["orders"]},
    },
  },
  getTotal: {
    method: "get",
    path: "/total",
    repeatable: true,
    answers: {
      200: {},
    },
  },
  readFeed: {
    method: "get",
    path: "/feed",
    repeatable: true,
    streams: {"application/jsonl":{"format":"lines"}},
    answers: {
      200: {"media":["application/jsonl"]},
    },
  },
  sendFeed: {
    method: "post",
    path: "/feed",
    takes: ["body"],
    bodies: {
      "application/jsonl": { kind: "stream", stream: {"format":"lines"} },
    },
    answers: {
      200: {},
    },
  },
  getPlain: {
    method: "get",
    path: "/plain",
    repeatable: true,
    answers: {
      200: {},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw: RawClient;
}

/** How values are read that JSON does not have. */
const values: Values = {
  plans: {"Order":{"all":["Base","~2"]},"Base":{"members":{"id":"=int64"}},"~2":{"members":{"at":"=dateTime","maybe":"=dateTime","perhaps":"=int64","filled":"=int64","sizes":"~4","pair":"~6","times":"~7","children":"~8","state":"State","either":"~9","mixed":"=int64"}},"~4":{"items":"~5"},"~5":{"items":"=int64"},"~6":{"first":["=int64",null]},"~7":{"values":"=dateTime"},"~8":{"items":"Order"},"State":{"branches":[{"plan":"Open","isCertain":true,"has":{"kind":["Open"]}}]},"Open":{"members":{"since":"=dateTime"}},"~9":{"branches":[{"plan":"~10","needs":["at"]}]},"~10":{"members":{"at":"=dateTime"}},"Conflict":{"members":{"current":"=int64"}},"~11":{"members":{"orders":"~12","next":"=dateTime"}},"~12":{"items":"Order"},"Range":{"members":{"from":"=int64","until":"=dateTime"}},"~13":{"items":"Range"}},
  readers: { "=int64": readInt64, "=dateTime": readDate },
};

/** The operations that have such values. */
const valueRows: Readonly<Record<string, ValueRow>> = {
  putOrder: {"sends":true,"exact":true,"exactRefusals":true,"answers":{"200":{"application/json":"Order"},"409":{"application/json":"Conflict"}}},
  listOrders: {"sends":true,"exact":true,"answers":{"200":{"application/json":"~11"}}},
  getTotal: {"exact":true,"answers":{"200":{"application/json":"=int64"}}},
  readFeed: {"exact":true,"answers":{"200":{"application/jsonl":"Range"}}},
  sendFeed: {"sends":true,"exact":true,"answers":{"200":{"application/json":"~13"}}},
};

/** The servers of the document. */
export const servers: readonly ServerRow[] = [
  {"url":"/v1"},
];

/** A server of the document, and values for the variables of its URL. */
export type Server =
  | {
      readonly url?: "/v1";
    };

export interface ApiClientOptions extends ClientOptions, RetrySettings {
  /** The server that is called, unless `baseUrl` is given. Default: the first one. */
  readonly server?: Server;
}

export function createClient({ server, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers, server);
  const raw: RawClient = createFetchClient<JsonPaths>({ ...options, baseUrl });
  return { ...paginateCalls(valueCalls(retryCalls(makeCalls<Calls>(callRows, streamRequests(raw, callRows, { decoders: { lines: (options) => new LineDecoder({ ...options, parse: parseExact }) }, encoders: { lines: encodeLines } }), encodeParameters), callRows, { retry, timeoutMs, deadlineMs, onRetry }), callRows, valueRows, values), callRows), raw };
}
