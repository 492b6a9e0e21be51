// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { credentialMiddleware, type Given } from "contract-kit-runtime/credentials";
import { type EtagSettings, keepEtags } from "contract-kit-runtime/etag-calls";
import { type Page, type PagedCall, paginateCalls } from "contract-kit-runtime/pagination";
import { encodeParameters } from "contract-kit-runtime/parameters";
import { deprecationMiddleware, type OnDeprecated } from "contract-kit-runtime/deprecation-warnings";
import { type CallSettings, type RetrySettings, retryCalls } from "contract-kit-runtime/retry-calls";
import { type ServerRow, serverUrl } from "contract-kit-runtime/server-url";
import { type StreamReading, streamRequests } from "contract-kit-runtime/stream-client";
import { EventDecoder } from "contract-kit-runtime/stream-events";
import { LineDecoder } from "contract-kit-runtime/stream-json";
import { securitySchemes } from "./security.ts";
import type { operations, paths } from "./types.ts";

export type { AnswerRow, CallRow, CallSettings, ClientOptions, Page, RetrySettings };
export { AnswerError } from "contract-kit-runtime/answer-error";

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
  /** GET /pets — The pets, a page at a time. */
  listPets: PagedCall<Call<"/pets", "get">, ["pets"]>;
  /** POST /pets */
  addPet: Call<"/pets", "post">;
  /** GET /pets/{petId} @deprecated, ends on 2027-03-01; use listPets */
  getPet: Call<"/pets/{petId}", "get">;
  /** DELETE /pets/{petId} */
  removePet: Call<"/pets/{petId}", "delete">;
  /** GET /news */
  readNews: StreamCall<Init<"/news", "get">, AsyncIterable<operations["readNews"]["responses"][200]["content"]["text/event-stream"]>, "/news", "get">;
  /** GET /export */
  exportPets: StreamCall<Init<"/export", "get">, AsyncIterable<operations["exportPets"]["responses"][200]["content"]["application/jsonl"]> | Extract<Answer<"/export", "get", "application/octet-stream">, { error?: never }>["data"], "/export", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  listPets: {
    method: "get",
    path: "/pets",
    takes: ["query"],
    headers: ["X-Trace"],
    security: ["key"],
    repeatable: true,
    pages: {"style":"cursor","items":["pets"],"parameter":"after","next":["next"]},
    parameters: [
      {"name":"after","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"page","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]},"default":1},
      {"name":"tags","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
      {"name":"filter","in":"query","style":"deepObject","explode":false,"required":false,"shape":{"kind":"object","properties":{"from":{"kind":"scalar","types":["string"]}}}},
      {"name":"X-Trace","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    answers: {
      200: {"needs":["pets"]},
      "4XX": {"needs":["code"]},
    },
  },
  addPet: {
    method: "post",
    path: "/pets",
    takes: ["body"],
    security: ["key"],
    bodies: {
      "application/json": { kind: "json" },
      "multipart/form-data": { kind: "multipart", fields: [
        {"name":"picture","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
        {"name":"more","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
        {"name":"note","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
      ] },
    },
    answers: {
      201: {"needs":["name","kind","kind/type"]},
      "default": {"needs":["code"]},
    },
  },
  getPet: {
    method: "get",
    path: "/pets/{petId}",
    deprecated: "deprecated, ends on 2027-03-01; use listPets",
    takes: ["path"],
    security: ["key"],
    repeatable: true,
    etag: true,
    answers: {
      200: {"needs":["name","kind","kind/type"]},
      304: {},
      404: {"needs":["code"]},
    },
  },
  removePet: {
    method: "delete",
    path: "/pets/{petId}",
    takes: ["path"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
  readNews: {
    method: "get",
    path: "/news",
    security: ["key"],
    repeatable: true,
    streams: {"text/event-stream":{"format":"events","json":true}},
    answers: {
      200: {"media":["text/event-stream"]},
    },
  },
  exportPets: {
    method: "get",
    path: "/export",
    security: ["key"],
    repeatable: true,
    streams: {"application/jsonl":{"format":"lines"}},
    answers: {
      200: {"media":["application/octet-stream","application/jsonl"]},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw: RawClient;
}

/** The credentials of the caller, by security scheme. Each request has those that its operation requires. */
export interface Credentials {
  /** Sent in the header X-Key. */
  readonly key?: Given<string>;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [
  {"url":"https://{region}.shop.example.com/v1","variables":{"region":{"default":"eu","enum":["eu","us"]}}},
];

/** A server of the document, and values for the variables of its URL. */
export type Server =
  | {
      readonly url?: "https://{region}.shop.example.com/v1";
      readonly variables?: {
        /** Default: eu */
        readonly region?: "eu" | "us";
      };
    };

export interface ApiClientOptions extends Omit<ClientOptions, "credentials">, RetrySettings {
  /** The server that is called, unless `baseUrl` is given. Default: the first one. */
  readonly server?: Server;
  /** The credentials of the caller; or, as a text, those of `fetch`, such as "include". */
  readonly credentials?: Credentials | ClientOptions["credentials"];
  /** Called once for each deprecated operation that is called. Default: console.warn; false: nobody is told. */
  readonly onDeprecated?: OnDeprecated;
  /** Keeps answers that have an ETag, and asks with If-None-Match whether they have changed (default: false). */
  readonly etags?: EtagSettings | boolean;
}

export function createClient({ server, credentials, onDeprecated, etags = false, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers, server);
  const mode = typeof credentials === "string" ? { credentials } : {};
  const raw: RawClient = createFetchClient<paths>({ ...options, ...mode, baseUrl });
  if (typeof credentials === "object")
    raw.use(credentialMiddleware({ rows: callRows, schemes: securitySchemes, credentials }));
  raw.use(deprecationMiddleware(callRows, onDeprecated));
  return { ...paginateCalls(retryCalls(keepEtags(makeCalls<Calls>(callRows, streamRequests(raw, callRows, { decoders: { events: (options) => new EventDecoder(options), lines: (options) => new LineDecoder(options) } }), encodeParameters), callRows, etags), callRows, { retry, timeoutMs, deadlineMs, onRetry }), callRows), raw };
}
