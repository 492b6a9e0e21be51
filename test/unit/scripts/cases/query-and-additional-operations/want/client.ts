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
  /** GET /pets */
  listPets: Call<"/pets", "get">;
  /** QUERY /pets — Find pets */
  findPets: Call<"/pets", "query">;
  /** COPY /pets/{petId} */
  copyPet: Call<"/pets/{petId}", "copy">;
  /** PET /pets/{petId} */
  strokePet: Call<"/pets/{petId}", "pet">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  listPets: {
    method: "get",
    path: "/pets",
    repeatable: true,
    answers: {
      200: {},
    },
  },
  findPets: {
    method: "query",
    path: "/pets",
    takes: ["body"],
    repeatable: true,
    answers: {
      200: {},
    },
  },
  copyPet: {
    method: "copy",
    path: "/pets/{petId}",
    takes: ["path"],
    headers: ["Destination"],
    answers: {
      204: {},
    },
  },
  strokePet: {
    method: "pet",
    path: "/pets/{petId}",
    takes: ["path"],
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
  return { ...retryCalls(makeCalls<Calls>(callRows, raw), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
