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
  /** GET /form */
  wholeForm: Call<"/form", "get">;
  /** GET /json */
  wholeJson: Call<"/json", "get">;
  /** GET /text */
  wholeText: Call<"/text", "get">;
  /** GET /cookies */
  plainCookies: Call<"/cookies", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  wholeForm: {
    method: "get",
    path: "/form",
    takes: ["query"],
    repeatable: true,
    parameters: [
      {"name":"search","in":"query","style":"querystring","explode":true,"required":true,"shape":{"kind":"object","properties":{"text":{"kind":"scalar","types":["string"]},"limit":{"kind":"scalar","types":["integer"]},"tags":{"kind":"array","items":{"kind":"scalar","types":["string"]}}}}},
    ],
    answers: {
      204: {},
    },
  },
  wholeJson: {
    method: "get",
    path: "/json",
    takes: ["query"],
    repeatable: true,
    parameters: [
      {"name":"filter","in":"query","style":"querystring","explode":true,"required":false,"json":true,"shape":{"kind":"any"}},
    ],
    answers: {
      204: {},
    },
  },
  wholeText: {
    method: "get",
    path: "/text",
    takes: ["query"],
    repeatable: true,
    parameters: [
      {"name":"words","in":"query","style":"querystring","explode":true,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    answers: {
      204: {},
    },
  },
  plainCookies: {
    method: "get",
    path: "/cookies",
    takes: ["cookie"],
    repeatable: true,
    parameters: [
      {"name":"value","in":"cookie","style":"cookie","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"list","in":"cookie","style":"cookie","explode":true,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"listC","in":"cookie","style":"cookie","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"cookie","style":"cookie","explode":true,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["string"]}}}},
      {"name":"encoded","in":"cookie","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
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

];

export interface ApiClientOptions extends ClientOptions, RetrySettings {
}

export function createClient({ retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers);
  const raw: RawClient = createFetchClient<paths>({ ...options, baseUrl });
  return { ...retryCalls(makeCalls<Calls>(callRows, raw, encodeParameters), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
