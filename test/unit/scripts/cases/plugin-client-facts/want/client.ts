// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { credentialMiddleware, type Given } from "contract-kit-runtime/credentials";
import { type CallSettings, type RetrySettings, retryCalls } from "contract-kit-runtime/retry-calls";
import { type ServerRow, serverUrl } from "contract-kit-runtime/server-url";
import { securitySchemes } from "./security.ts";
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
  /** PUT /things/{id} */
  keepThing: Call<"/things/{id}", "put">;
  /** GET /picture */
  showPicture: Call<"/picture", "get">;
  /** GET /either */
  either: Call<"/either", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  keepThing: {
    method: "put",
    path: "/things/{id}",
    takes: ["path","query","body"],
    headers: ["X-Trace"],
    security: ["token"],
    repeatable: true,
    answers: {
      200: {"needs":["code","thing"],"codes":["E0"]},
      "4XX": {"needs":["code"],"codes":["E1","E2"]},
      "default": {},
    },
  },
  showPicture: {
    method: "get",
    path: "/picture",
    repeatable: true,
    answers: {
      200: {"media":["image/png"]},
    },
  },
  either: {
    method: "get",
    path: "/either",
    security: ["key"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw: RawClient;
}

/** The credentials of the caller, by security scheme. Each request has those that its operation requires. */
export interface Credentials {
  /** Sent in the header Authorization. */
  readonly token?: Given<string>;
  /** Sent in the header X-Key. */
  readonly key?: Given<string>;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [

];

export interface ApiClientOptions extends Omit<ClientOptions, "credentials">, RetrySettings {
  /** The credentials of the caller; or, as a text, those of `fetch`, such as "include". */
  readonly credentials?: Credentials | ClientOptions["credentials"];
}

export function createClient({ credentials, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers);
  const mode = typeof credentials === "string" ? { credentials } : {};
  const raw: RawClient = createFetchClient<paths>({ ...options, ...mode, baseUrl });
  if (typeof credentials === "object")
    raw.use(credentialMiddleware({ rows: callRows, schemes: securitySchemes, credentials }));
  return { ...retryCalls(makeCalls<Calls>(callRows, raw), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
