// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type CallRow, makeCalls } from "./runtime/calls.js";
import type { paths } from "./types.ts";

export type { ClientOptions };

/** openapi-fetch itself, typed by the document: `raw.GET("/path", …)`. */
export type RawClient = Client<paths>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** A call of one operation: its parameters and body in, `{data}` or `{error}` and the response out. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: Init<Path, Method>] : [init: Init<Path, Method>]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, `${string}/${string}`>>;

/** Every operation by its operationId. */
export interface Calls {
  /** POST /v1/auth/token — Issue a token */
  issueToken: Call<"/v1/auth/token", "post">;
  /** GET /v1/report/polling — Receive a batch of reports */
  pollReports: Call<"/v1/report/polling", "get">;
  /** DELETE /v1/report/polling/{reportId} — Acknowledge a batch of reports */
  acknowledgeReports: Call<"/v1/report/polling/{reportId}", "delete">;
  /** GET /v1/report/inquiry/{msgKey} — Look up the reports of one message */
  inquireReport: Call<"/v1/report/inquiry/{msgKey}", "get">;
  /** POST /v1/send/alimtalk — Send an alimtalk message */
  sendAlimtalk: Call<"/v1/send/alimtalk", "post">;
  /** POST /v1/send/friendtalk — Send a friendtalk message */
  sendFriendtalk: Call<"/v1/send/friendtalk", "post">;
  /** POST /v1/send/international — Send an international text message */
  sendInternational: Call<"/v1/send/international", "post">;
  /** POST /v1/send/rcs — Send an RCS message */
  sendRcs: Call<"/v1/send/rcs", "post">;
  /** POST /v1/send/omni — Send a flow of messages with fallback */
  sendOmni: Call<"/v1/send/omni", "post">;
  /** POST /v1/send/sms — Send a short text message */
  sendSms: Call<"/v1/send/sms", "post">;
  /** POST /v1/send/mms — Send a long text or image message */
  sendMms: Call<"/v1/send/mms", "post">;
  /** POST /v1/form — Register a message form */
  createForm: Call<"/v1/form", "post">;
  /** GET /v1/form/{formId} — Read a message form */
  getForm: Call<"/v1/form/{formId}", "get">;
  /** PUT /v1/form/{formId} — Replace a message form */
  replaceForm: Call<"/v1/form/{formId}", "put">;
  /** DELETE /v1/form/{formId} — Delete a message form */
  deleteForm: Call<"/v1/form/{formId}", "delete">;
  /** POST /v1/file/{serviceType} — Register an image (MMS, RCS) */
  uploadFile: Call<"/v1/file/{serviceType}", "post">;
  /** POST /v1/file/{serviceType}/{msgType} — Register an image for a message type (friendtalk) */
  uploadTypedFile: Call<"/v1/file/{serviceType}/{msgType}", "post">;
  /** GET /v1/image/{imageKey} — Show a registered image */
  getImage: Call<"/v1/image/{imageKey}", "get">;
  /** POST /v1/carrier/{carrier}/receipts — Report what became of messages */
  receiveReceipts: Call<"/v1/carrier/{carrier}/receipts", "post">;
}

const rows = {
  issueToken: {
    method: "post",
    path: "/v1/auth/token",
  },
  pollReports: {
    method: "get",
    path: "/v1/report/polling",
  },
  acknowledgeReports: {
    method: "delete",
    path: "/v1/report/polling/{reportId}",
  },
  inquireReport: {
    method: "get",
    path: "/v1/report/inquiry/{msgKey}",
  },
  sendAlimtalk: {
    method: "post",
    path: "/v1/send/alimtalk",
  },
  sendFriendtalk: {
    method: "post",
    path: "/v1/send/friendtalk",
  },
  sendInternational: {
    method: "post",
    path: "/v1/send/international",
  },
  sendRcs: {
    method: "post",
    path: "/v1/send/rcs",
  },
  sendOmni: {
    method: "post",
    path: "/v1/send/omni",
  },
  sendSms: {
    method: "post",
    path: "/v1/send/sms",
  },
  sendMms: {
    method: "post",
    path: "/v1/send/mms",
  },
  createForm: {
    method: "post",
    path: "/v1/form",
  },
  getForm: {
    method: "get",
    path: "/v1/form/{formId}",
  },
  replaceForm: {
    method: "put",
    path: "/v1/form/{formId}",
  },
  deleteForm: {
    method: "delete",
    path: "/v1/form/{formId}",
  },
  uploadFile: {
    method: "post",
    path: "/v1/file/{serviceType}",
    bodies: {
      "multipart/form-data": { kind: "multipart", fields: [
        {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
      ] },
    },
  },
  uploadTypedFile: {
    method: "post",
    path: "/v1/file/{serviceType}/{msgType}",
    bodies: {
      "multipart/form-data": { kind: "multipart", fields: [
        {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
      ] },
    },
  },
  getImage: {
    method: "get",
    path: "/v1/image/{imageKey}",
  },
  receiveReceipts: {
    method: "post",
    path: "/v1/carrier/{carrier}/receipts",
  },
} as const satisfies Record<string, CallRow>;

export interface ApiClient extends Calls {
  readonly raw: RawClient;
}

export function createClient(options: ClientOptions = {}): ApiClient {
  const raw: RawClient = createFetchClient<paths>(options);
  return { ...makeCalls<Calls>(rows, raw), raw };
}
