// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { deprecationMiddleware, type OnDeprecated } from "contract-kit-runtime/deprecation-warnings";
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
  /** GET /pets/{petId}/toys */
  getPetsByPetIdToys: Call<"/pets/{petId}/toys", "get">;
  /** GET / */
  get: Call<"/", "get">;
  /** GET /dashes — Ends a comment *\/ early @deprecated */
  "list-all.pets v2": Call<"/dashes", "get">;
  /** PUT /dashes */
  delete: Call<"/dashes", "put">;
  /** POST /dashes */
  constructor: Call<"/dashes", "post">;
  /** DELETE /dashes */
  "7days": Call<"/dashes", "delete">;
  /** OPTIONS /dashes */
  "\"quoted\"\\": Call<"/dashes", "options">;
  /** PATCH /dashes */
  listAllPetsV2: Call<"/dashes", "patch">;
  /** TRACE /dashes */
  prototype: Call<"/dashes", "trace">;
  /** GET /taken */
  raw: Call<"/taken", "get">;
  /** GET /unicode */
  "größeÄndern": Call<"/unicode", "get">;
  /** GET /behind */
  behind: Call<"/behind", "get">;
  /** GET /behind-too */
  behindToo: Call<"/behind-too", "get">;
  /** PUT /behind-too */
  beside: Call<"/behind-too", "put">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  getPetsByPetIdToys: {
    method: "get",
    path: "/pets/{petId}/toys",
    takes: ["path"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
  get: {
    method: "get",
    path: "/",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  "list-all.pets v2": {
    method: "get",
    path: "/dashes",
    deprecated: "deprecated",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  delete: {
    method: "put",
    path: "/dashes",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  constructor: {
    method: "post",
    path: "/dashes",
    answers: {
      204: {},
    },
  },
  "7days": {
    method: "delete",
    path: "/dashes",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  "\"quoted\"\\": {
    method: "options",
    path: "/dashes",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  listAllPetsV2: {
    method: "patch",
    path: "/dashes",
    answers: {
      204: {},
    },
  },
  prototype: {
    method: "trace",
    path: "/dashes",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  raw: {
    method: "get",
    path: "/taken",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  "größeÄndern": {
    method: "get",
    path: "/unicode",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  behind: {
    method: "get",
    path: "/behind",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  behindToo: {
    method: "get",
    path: "/behind-too",
    takes: ["query"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
  beside: {
    method: "put",
    path: "/behind-too",
    takes: ["query"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw2: RawClient;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [

];

export interface ApiClientOptions extends ClientOptions, RetrySettings {
  /** Called once for each deprecated operation that is called. Default: console.warn; false: nobody is told. */
  readonly onDeprecated?: OnDeprecated;
}

export function createClient({ onDeprecated, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers);
  const raw: RawClient = createFetchClient<paths>({ ...options, baseUrl });
  raw.use(deprecationMiddleware(callRows, onDeprecated));
  return { ...retryCalls(makeCalls<Calls>(callRows, raw), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw2: raw };
}
