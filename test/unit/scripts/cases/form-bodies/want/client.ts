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
  /** POST /files */
  upload: Call<"/files", "post">;
  /** POST /forms */
  submit: Call<"/forms", "post">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  upload: {
    method: "post",
    path: "/files",
    takes: ["body"],
    bodies: {
      "multipart/form-data": { kind: "multipart", fields: [
        {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
        {"name":"more","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
        {"name":"meta","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
        {"name":"tags","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
        {"name":"count","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["integer"]}},
        {"name":"small","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
        {"name":"maybe","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string","null"]}},
      ] },
    },
    answers: {
      204: {},
    },
  },
  submit: {
    method: "post",
    path: "/forms",
    takes: ["body"],
    bodies: {
      "application/x-www-form-urlencoded": { kind: "form", fields: [
        {"name":"name","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
        {"name":"age","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["integer"]}},
        {"name":"colours","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["string"]}}},
        {"name":"sizes","in":"query","style":"pipeDelimited","explode":false,"required":false,"allowEmptyValue":true,"shape":{"kind":"array","items":{"kind":"scalar","types":["integer"]}}},
        {"name":"point","in":"query","style":"deepObject","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"object","properties":{"x":{"kind":"scalar","types":["integer"]},"y":{"kind":"scalar","types":["integer"]}}}},
        {"name":"raw","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"json":true,"shape":{"kind":"any"}},
      ] },
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

];

export interface ApiClientOptions extends ClientOptions, RetrySettings {
}

export function createClient({ retry, timeoutMs, deadlineMs, onRetry, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers);
  const raw: RawClient = createFetchClient<paths>({ ...options, baseUrl });
  return { ...retryCalls(makeCalls<Calls>(callRows, raw, encodeParameters), callRows, { retry, timeoutMs, deadlineMs, onRetry }), raw };
}
