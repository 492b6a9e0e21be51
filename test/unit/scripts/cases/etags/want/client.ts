// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { type EtagSettings, keepEtags } from "contract-kit-runtime/etag-calls";
import { type CallSettings, type RetrySettings, retryCalls } from "contract-kit-runtime/retry-calls";
import { type ServerRow, serverUrl } from "contract-kit-runtime/server-url";
import type { paths } from "./types.ts";

export type { AnswerRow, CallRow, CallSettings, ClientOptions, RetrySettings };

/** openapi-fetch with the types of the document: `raw.GET("/path", …)`. */
export type RawClient = Client<paths>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** Calls one operation with its parameters and body. Returns `{data}` or `{error}`, and the response. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: Init<Path, Method> & CallSettings] : [init: Init<Path, Method> & CallSettings]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, `${string}/${string}`>>;

/** Every operation that clients may call, by operationId. */
export interface Calls {
  /** GET /notes/{id} */
  getNote: Call<"/notes/{id}", "get">;
  /** PUT /notes/{id} */
  putNote: Call<"/notes/{id}", "put">;
  /** GET /list */
  listNotes: Call<"/list", "get">;
  /** GET /undocumented */
  getUndocumented: Call<"/undocumented", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  getNote: {
    method: "get",
    path: "/notes/{id}",
    takes: ["path"],
    repeatable: true,
    etag: true,
    answers: {
      200: {"needs":["text"]},
      304: {},
      404: {},
    },
  },
  putNote: {
    method: "put",
    path: "/notes/{id}",
    takes: ["path","body"],
    headers: ["If-Match","if-none-match"],
    repeatable: true,
    answers: {
      204: {},
      412: {"needs":["message"]},
    },
  },
  listNotes: {
    method: "get",
    path: "/list",
    takes: ["query"],
    repeatable: true,
    etag: true,
    answers: {
      200: {},
      304: {},
    },
  },
  getUndocumented: {
    method: "get",
    path: "/undocumented",
    repeatable: true,
    answers: {
      200: {"needs":["text"]},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw: RawClient;
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

export interface ApiClientOptions extends ClientOptions, RetrySettings {
  /** The server that is called, unless `baseUrl` is given. Default: the first one. */
  readonly server?: Server;
  /** Keeps answers that have an ETag, and asks with If-None-Match whether they have changed (default: false). */
  readonly etags?: EtagSettings | boolean;
}

export function createClient({ server, etags = false, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers, server);
  const raw: RawClient = createFetchClient<paths>({ ...options, baseUrl });
  return { ...retryCalls(keepEtags(makeCalls<Calls>(callRows, raw), callRows, etags), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
