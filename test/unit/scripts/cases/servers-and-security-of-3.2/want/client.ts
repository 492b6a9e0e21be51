// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { credentialMiddleware, type Given } from "contract-kit-runtime/credentials";
import { deprecationMiddleware, type OnDeprecated } from "contract-kit-runtime/deprecation-warnings";
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
  /** GET /cats */
  listCats: Call<"/cats", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  listCats: {
    method: "get",
    path: "/cats",
    security: ["device"],
    repeatable: true,
    otherSecurity: [["key"]],
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
  readonly device?: Given<string>;
  /** Sent in the header X-Key. The key of before. @deprecated, ends on 2027-03-01; use device */
  readonly key?: Given<string>;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [
  {"url":"https://{region}.example.com","name":"production","variables":{"region":{"default":"eu"}}},
  {"url":"https://test.example.com","name":"test"},
  {"url":"https://old.example.com"},
];

/** A server of the document, and values for the variables of its URL. */
export type Server =
  | {
      readonly url?: "https://{region}.example.com";
      readonly variables?: {
        /** Default: eu */
        readonly region?: string;
      };
    }
  | {
      readonly name?: "production";
      readonly variables?: {
        /** Default: eu */
        readonly region?: string;
      };
    }
  | {
      readonly url: "https://test.example.com";
    }
  | {
      readonly name: "test";
    }
  | {
      readonly url: "https://old.example.com";
    };

export interface ApiClientOptions extends Omit<ClientOptions, "credentials">, RetrySettings {
  /** The server that is called, unless `baseUrl` is given. Default: the first one. */
  readonly server?: Server;
  /** The credentials of the caller; or, as a text, those of `fetch`, such as "include". */
  readonly credentials?: Credentials | ClientOptions["credentials"];
  /** Called once for each deprecated operation that is called. Default: console.warn; false: nobody is told. */
  readonly onDeprecated?: OnDeprecated;
}

export function createClient({ server, credentials, onDeprecated, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers, server);
  const mode = typeof credentials === "string" ? { credentials } : {};
  const raw: RawClient = createFetchClient<paths>({ ...options, ...mode, baseUrl });
  if (typeof credentials === "object")
    raw.use(credentialMiddleware({ rows: callRows, schemes: securitySchemes, credentials }));
  raw.use(deprecationMiddleware(callRows, onDeprecated));
  return { ...retryCalls(makeCalls<Calls>(callRows, raw), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
