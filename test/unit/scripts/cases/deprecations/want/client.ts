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
  /** GET /pets */
  listPets: Call<"/pets", "get">;
  /** POST /pets */
  addPet: Call<"/pets", "post">;
  /** GET /pets/{petId} @deprecated since 2026-09-01, ends on 2027-03-01; use getAnimal */
  getPet: Call<"/pets/{petId}", "get">;
  /** GET /animals/{petId} */
  getAnimal: Call<"/animals/{petId}", "get">;
  /** GET /owners/{ownerId} @deprecated, ends on 2027-03-01; use getPet */
  getOwner: Call<"/owners/{ownerId}", "get">;
  /** GET /news @deprecated; use https://news.example.com/pets */
  getNews: Call<"/news", "get">;
  /** GET /plain @deprecated */
  getPlain: Call<"/plain", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  listPets: {
    method: "get",
    path: "/pets",
    takes: ["query"],
    headers: ["X-Trace"],
    repeatable: true,
    answers: {
      200: {},
    },
  },
  addPet: {
    method: "post",
    path: "/pets",
    takes: ["body"],
    answers: {
      204: {},
      400: {},
    },
  },
  getPet: {
    method: "get",
    path: "/pets/{petId}",
    deprecated: "deprecated since 2026-09-01, ends on 2027-03-01; use getAnimal",
    takes: ["path"],
    repeatable: true,
    answers: {
      204: {},
      400: {},
    },
  },
  getAnimal: {
    method: "get",
    path: "/animals/{petId}",
    takes: ["path"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
  getOwner: {
    method: "get",
    path: "/owners/{ownerId}",
    deprecated: "deprecated, ends on 2027-03-01; use getPet",
    takes: ["path"],
    repeatable: true,
    answers: {
      204: {},
    },
  },
  getNews: {
    method: "get",
    path: "/news",
    deprecated: "deprecated; use https://news.example.com/pets",
    repeatable: true,
    answers: {
      204: {},
    },
  },
  getPlain: {
    method: "get",
    path: "/plain",
    deprecated: "deprecated",
    repeatable: true,
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
  /** Called once for each deprecated operation that is called. Default: console.warn; false: nobody is told. */
  readonly onDeprecated?: OnDeprecated;
}

export function createClient({ server, onDeprecated, retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers, server);
  const raw: RawClient = createFetchClient<paths>({ ...options, baseUrl });
  raw.use(deprecationMiddleware(callRows, onDeprecated));
  return { ...retryCalls(makeCalls<Calls>(callRows, raw), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
