// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
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
  /** GET /mixed */
  mixed: Call<"/mixed", "get">;
  /** GET /only-default */
  onlyDefault: Call<"/only-default", "get">;
  /** GET /small-letters */
  smallLetters: Call<"/small-letters", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  mixed: {
    method: "get",
    path: "/mixed",
    repeatable: true,
    answers: {
      200: {"needs":["value"]},
      404: {"needs":["missing"]},
      "4XX": {"needs":["reason"]},
      "default": {"needs":["other"]},
    },
  },
  onlyDefault: {
    method: "get",
    path: "/only-default",
    repeatable: true,
    answers: {
      "default": {"needs":["value"]},
    },
  },
  smallLetters: {
    method: "get",
    path: "/small-letters",
    repeatable: true,
    answers: {
      204: {},
      "2XX": {"needs":["value"]},
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
  return { ...retryCalls(makeCalls<Calls>(callRows, raw), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
