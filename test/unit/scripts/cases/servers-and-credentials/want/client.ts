// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { credentialMiddleware, type Given, type UserAndPassword } from "contract-kit-runtime/credentials";
import { encodeParameters } from "contract-kit-runtime/parameters";
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
  /** GET /token */
  withToken: Call<"/token", "get">;
  /** POST /basic */
  withBasic: Call<"/basic", "post">;
  /** POST /both */
  withBoth: Call<"/both", "post">;
  /** GET /either */
  withEither: Call<"/either", "get">;
  /** GET /open */
  open: Call<"/open", "get">;
  /** GET /optional */
  optional: Call<"/optional", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  withToken: {
    method: "get",
    path: "/token",
    security: ["token"],
    repeatable: true,
    answers: {
      200: {},
    },
  },
  withBasic: {
    method: "post",
    path: "/basic",
    takes: ["body"],
    security: ["basic"],
    bodies: {
      "text/plain": { kind: "text" },
    },
    answers: {
      200: {},
    },
  },
  withBoth: {
    method: "post",
    path: "/both",
    takes: ["query","body"],
    security: ["inQuery","inCookie"],
    parameters: [
      {"name":"list","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
    ],
    answers: {
      200: {},
    },
  },
  withEither: {
    method: "get",
    path: "/either",
    security: ["X Key","tls"],
    repeatable: true,
    otherSecurity: [["oauth"]],
    answers: {
      200: {},
    },
  },
  open: {
    method: "get",
    path: "/open",
    repeatable: true,
    answers: {
      200: {},
    },
  },
  optional: {
    method: "get",
    path: "/optional",
    repeatable: true,
    otherSecurity: [["token"]],
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
  /** Sent in the header Authorization. From the login. */
  readonly token?: Given<string>;
  /** Sent in the header Authorization. */
  readonly basic?: Given<UserAndPassword>;
  /** Sent in the header X-Key. */
  readonly "X Key"?: Given<string>;
  /** Sent in the query parameter key. */
  readonly inQuery?: Given<string>;
  /** Sent in the cookie session. */
  readonly inCookie?: Given<string>;
  /** Sent in the header Authorization. */
  readonly oauth?: Given<string>;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [
  {"url":"https://{region}.example.com/{stage}","variables":{"region":{"default":"eu","enum":["eu","us"]},"stage":{"default":"live"}}},
  {"url":"http://127.0.0.1:{port}","variables":{"port":{"default":"80"}}},
];

/** A server of the document, and values for the variables of its URL. */
export type Server =
  | {
      /** The service. */
      readonly url?: "https://{region}.example.com/{stage}";
      readonly variables?: {
        /** Where the data is. Default: eu */
        readonly region?: "eu" | "us";
        /** Default: live */
        readonly stage?: string;
      };
    }
  | {
      readonly url: "http://127.0.0.1:{port}";
      readonly variables?: {
        /** Default: 80 */
        readonly port?: string;
      };
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
  return { ...retryCalls(makeCalls<Calls>(callRows, raw, encodeParameters), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
