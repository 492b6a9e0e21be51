// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { credentialMiddleware, type Given } from "contract-kit-runtime/credentials";
import { type Page, type PagedCall, paginateCalls } from "contract-kit-runtime/pagination";
import { encodeParameters } from "contract-kit-runtime/parameters";
import { type CallSettings, type RetrySettings, retryCalls } from "contract-kit-runtime/retry-calls";
import { type ServerRow, serverUrl } from "contract-kit-runtime/server-url";
import { securitySchemes } from "./security.ts";
import type { paths } from "./types.ts";

export type { AnswerRow, CallRow, CallSettings, ClientOptions, Page, RetrySettings };
export { AnswerError } from "contract-kit-runtime/answer-error";

/** openapi-fetch with the types of the document: `raw.GET("/path", …)`. */
export type RawClient = Client<paths>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** Calls one operation with its parameters and body. Returns `{data}` or `{error}`, and the response. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: Init<Path, Method> & CallSettings] : [init: Init<Path, Method> & CallSettings]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, `${string}/${string}`>>;

/** Every operation that clients may call, by operationId. */
export interface Calls {
  /** GET /by-cursor */
  listByCursor: PagedCall<Call<"/by-cursor", "get">, ["data","notes"]>;
  /** GET /by-header */
  listByHeader: PagedCall<Call<"/by-header", "get">, []>;
  /** GET /by-links/{owner} */
  listByLinks: PagedCall<Call<"/by-links/{owner}", "get">, ["notes"]>;
  /** GET /by-offset */
  listByOffset: PagedCall<Call<"/by-offset", "get">, []>;
  /** GET /by-offset-with-total */
  listByOffsetWithTotal: PagedCall<Call<"/by-offset-with-total", "get">, ["notes"]>;
  /** GET /by-page */
  listByPage: PagedCall<Call<"/by-page", "get">, ["notes"]>;
  /** GET /by-link-header */
  listByLinkHeader: PagedCall<Call<"/by-link-header", "get">, []>;
  /** GET /in-one-piece */
  listInOnePiece: Call<"/in-one-piece", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  listByCursor: {
    method: "get",
    path: "/by-cursor",
    takes: ["query"],
    security: ["key"],
    repeatable: true,
    pages: {"style":"cursor","items":["data","notes"],"parameter":"after","next":["meta","next"]},
    answers: {
      200: {},
      403: {},
    },
  },
  listByHeader: {
    method: "get",
    path: "/by-header",
    takes: ["query"],
    security: ["key"],
    repeatable: true,
    pages: {"style":"cursor","items":[],"parameter":"cursor","next":"X-Next"},
    answers: {
      200: {},
    },
  },
  listByLinks: {
    method: "get",
    path: "/by-links/{owner}",
    takes: ["path","query"],
    security: ["key"],
    repeatable: true,
    pages: {"style":"cursor","items":["notes"],"parameter":"after","next":["next"]},
    answers: {
      200: {"needs":["notes"]},
    },
  },
  listByOffset: {
    method: "get",
    path: "/by-offset",
    takes: ["query"],
    security: ["key"],
    repeatable: true,
    pages: {"style":"offset","items":[],"parameter":"skip"},
    answers: {
      200: {},
    },
  },
  listByOffsetWithTotal: {
    method: "get",
    path: "/by-offset-with-total",
    takes: ["query"],
    security: ["key"],
    repeatable: true,
    pages: {"style":"offset","items":["notes"],"parameter":"offset","total":["total"]},
    answers: {
      200: {},
    },
  },
  listByPage: {
    method: "get",
    path: "/by-page",
    takes: ["query"],
    security: ["key"],
    repeatable: true,
    pages: {"style":"page","items":["notes"],"parameter":"page","total":["pages"],"first":0},
    answers: {
      200: {},
    },
  },
  listByLinkHeader: {
    method: "get",
    path: "/by-link-header",
    takes: ["query"],
    security: ["key"],
    repeatable: true,
    pages: {"style":"link","items":[]},
    parameters: [
      {"name":"after","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"tags","in":"query","style":"pipeDelimited","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
    ],
    answers: {
      200: {},
    },
  },
  listInOnePiece: {
    method: "get",
    path: "/in-one-piece",
    security: ["key"],
    repeatable: true,
    answers: {
      200: {},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw: RawClient;
}

/** The credentials of the caller, by security scheme. Each request has those that its operation requires. */
export interface Credentials {
  /** Sent in the query parameter key. */
  readonly key?: Given<string>;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [
  {"url":"/v1"},
];

/** A server of the document, and values for the variables of its URL. */
export type Server =
  | {
      readonly url?: "/v1";
    };

export interface ApiClientOptions extends Omit<ClientOptions, "credentials">, RetrySettings {
  /** The server that is called, unless `baseUrl` is given. Default: the first one. */
  readonly server?: Server;
  /** The credentials of the caller; or, as a text, those of `fetch`, such as "include". */
  readonly credentials?: Credentials | ClientOptions["credentials"];
}

export function createClient({ server, credentials, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers, server);
  const mode = typeof credentials === "string" ? { credentials } : {};
  const raw: RawClient = createFetchClient<paths>({ ...options, ...mode, baseUrl });
  if (typeof credentials === "object")
    raw.use(credentialMiddleware({ rows: callRows, schemes: securitySchemes, credentials }));
  return { ...paginateCalls(retryCalls(makeCalls<Calls>(callRows, raw, encodeParameters), callRows, { retry, timeoutMs, deadlineMs, onRetry }), callRows), raw };
}
