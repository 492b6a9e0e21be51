// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { encodeParameters } from "contract-kit-runtime/parameters";
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
  /** GET /notes */
  listNotes: Call<"/notes", "get">;
  /** POST /notes */
  addNote: Call<"/notes", "post">;
  /** PUT /notes/{id} */
  putNote: Call<"/notes/{id}", "put">;
  /** PATCH /notes/{id} */
  changeNote: Call<"/notes/{id}", "patch">;
  /** POST /notes/search */
  findNotes: Call<"/notes/search", "post">;
  /** POST /mails */
  sendMail: Call<"/mails", "post">;
  /** PUT /files */
  putFile: Call<"/files", "put">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  listNotes: {
    method: "get",
    path: "/notes",
    repeatable: true,
    answers: {
      200: {},
    },
  },
  addNote: {
    method: "post",
    path: "/notes",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    answers: {
      204: {},
    },
  },
  putNote: {
    method: "put",
    path: "/notes/{id}",
    takes: ["path","body"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
  changeNote: {
    method: "patch",
    path: "/notes/{id}",
    takes: ["path","body"],
    answers: {
      204: {},
    },
  },
  findNotes: {
    method: "post",
    path: "/notes/search",
    takes: ["body"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
  sendMail: {
    method: "post",
    path: "/mails",
    takes: ["body"],
    answers: {
      204: {},
    },
  },
  putFile: {
    method: "put",
    path: "/files",
    takes: ["query","body"],
    headers: ["Idempotency-Key"],
    repeatable: true,
    parameters: [
      {"name":"tags","in":"query","style":"pipeDelimited","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    bodies: {
      "application/octet-stream": { kind: "bytes" },
    },
    answers: {
      204: {},
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
}

export function createClient({ server, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers, server);
  const raw: RawClient = createFetchClient<paths>({ ...options, baseUrl });
  return { ...retryCalls(makeCalls<Calls>(callRows, raw, encodeParameters), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
