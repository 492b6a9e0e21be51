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
  /** GET /simple/{value}/{list}/{object}/{valueE}/{listE}/{objectE} */
  pathSimple: Call<"/simple/{value}/{list}/{object}/{valueE}/{listE}/{objectE}", "get">;
  /** GET /label/{value}/{list}/{object}/{valueE}/{listE}/{objectE} */
  pathLabel: Call<"/label/{value}/{list}/{object}/{valueE}/{listE}/{objectE}", "get">;
  /** GET /matrix/{value}/{list}/{object}/{valueE}/{listE}/{objectE} */
  pathMatrix: Call<"/matrix/{value}/{list}/{object}/{valueE}/{listE}/{objectE}", "get">;
  /** GET /query/form */
  queryForm: Call<"/query/form", "get">;
  /** GET /query/delimited */
  queryDelimited: Call<"/query/delimited", "get">;
  /** GET /query/deep */
  queryDeep: Call<"/query/deep", "get">;
  /** GET /header */
  inHeader: Call<"/header", "get">;
  /** GET /cookie */
  inCookie: Call<"/cookie", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  pathSimple: {
    method: "get",
    path: "/simple/{value}/{list}/{object}/{valueE}/{listE}/{objectE}",
    takes: ["path"],
    repeatable: true,
    parameters: [
      {"name":"value","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"valueE","in":"path","style":"simple","explode":true,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"listE","in":"path","style":"simple","explode":true,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"objectE","in":"path","style":"simple","explode":true,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
    ],
    answers: {
      204: {},
    },
  },
  pathLabel: {
    method: "get",
    path: "/label/{value}/{list}/{object}/{valueE}/{listE}/{objectE}",
    takes: ["path"],
    repeatable: true,
    parameters: [
      {"name":"value","in":"path","style":"label","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"path","style":"label","explode":false,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"path","style":"label","explode":false,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"valueE","in":"path","style":"label","explode":true,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"listE","in":"path","style":"label","explode":true,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"objectE","in":"path","style":"label","explode":true,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
    ],
    answers: {
      204: {},
    },
  },
  pathMatrix: {
    method: "get",
    path: "/matrix/{value}/{list}/{object}/{valueE}/{listE}/{objectE}",
    takes: ["path"],
    repeatable: true,
    parameters: [
      {"name":"value","in":"path","style":"matrix","explode":false,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"path","style":"matrix","explode":false,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"path","style":"matrix","explode":false,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"valueE","in":"path","style":"matrix","explode":true,"required":true,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"listE","in":"path","style":"matrix","explode":true,"required":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"objectE","in":"path","style":"matrix","explode":true,"required":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
    ],
    answers: {
      204: {},
    },
  },
  queryForm: {
    method: "get",
    path: "/query/form",
    takes: ["query"],
    repeatable: true,
    parameters: [
      {"name":"value","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"listC","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"objectC","in":"query","style":"form","explode":false,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"json","in":"query","style":"form","explode":true,"required":false,"json":true,"shape":{"kind":"any"}},
      {"name":"raw","in":"query","style":"form","explode":true,"required":false,"allowReserved":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"flag","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["boolean"]}},
    ],
    answers: {
      204: {},
    },
  },
  queryDelimited: {
    method: "get",
    path: "/query/delimited",
    takes: ["query"],
    repeatable: true,
    parameters: [
      {"name":"space","in":"query","style":"spaceDelimited","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"pipe","in":"query","style":"pipeDelimited","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"spaceE","in":"query","style":"spaceDelimited","explode":true,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"pipeE","in":"query","style":"pipeDelimited","explode":true,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
    ],
    answers: {
      204: {},
    },
  },
  queryDeep: {
    method: "get",
    path: "/query/deep",
    takes: ["query"],
    repeatable: true,
    parameters: [
      {"name":"filter","in":"query","style":"deepObject","explode":true,"required":false,"shape":{"kind":"object","properties":{"from":{"kind":"scalar","types":["integer"]},"names":{"kind":"array","items":{"kind":"scalar","types":["string"]}},"inner":{"kind":"object","properties":{"on":{"kind":"scalar","types":["boolean"]}}}}}},
    ],
    answers: {
      204: {},
    },
  },
  inHeader: {
    method: "get",
    path: "/header",
    headers: ["X-Value","X-List","X-Object","X-ObjectE","X-Json"],
    repeatable: true,
    parameters: [
      {"name":"X-Value","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"X-List","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"X-Object","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"X-ObjectE","in":"header","style":"simple","explode":true,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
      {"name":"X-Json","in":"header","style":"simple","explode":false,"required":false,"json":true,"shape":{"kind":"any"}},
    ],
    answers: {
      204: {},
    },
  },
  inCookie: {
    method: "get",
    path: "/cookie",
    takes: ["cookie"],
    repeatable: true,
    parameters: [
      {"name":"value","in":"cookie","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["integer"]}},
      {"name":"list","in":"cookie","style":"form","explode":false,"required":false,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
      {"name":"object","in":"cookie","style":"form","explode":false,"required":false,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]},"name":{"kind":"scalar","types":["string"]}}}},
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
