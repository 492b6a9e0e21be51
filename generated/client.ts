// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { credentialMiddleware, type Given } from "contract-kit-runtime/credentials";
import { type ServerRow, serverUrl } from "contract-kit-runtime/server-url";
import { type StreamReading, streamRequests } from "contract-kit-runtime/stream-client";
import { EventDecoder } from "contract-kit-runtime/stream-events";
import { securitySchemes } from "./security.ts";
import type { operations, paths } from "./types.ts";

export type { AnswerRow, CallRow, ClientOptions };

/** openapi-fetch with the types of the document: `raw.GET("/path", …)`. */
export type RawClient = Client<paths>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** Calls one operation with its parameters and body. Returns `{data}` or `{error}`, and the response. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: Init<Path, Method>] : [init: Init<Path, Method>]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, `${string}/${string}`>>;

type Answer<Path extends keyof paths, Method extends keyof paths[Path], Media extends `${string}/${string}` = `${string}/${string}`> =
  FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, Media>;

/** The body is the items that are sent, one after the other. */
type WithItems<Given, Item, Other = never> = Omit<NonNullable<Given>, "body"> & {
  readonly body: AsyncIterable<Item> | Iterable<Item> | Other;
};

/** Calls an operation with a stream: `for await (const item of data)`. Who stops reading, or aborts the `signal`, closes the connection. */
type StreamCall<Given, Data, Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Given
    ? [init?: Given & { readonly stream?: StreamReading }]
    : [init: Given & { readonly stream?: StreamReading }]
) => Promise<
  { readonly data: Data; readonly error?: never; readonly response: Response } | Extract<Answer<Path, Method>, { data?: never }>
>;

/** Every operation that clients may call, by operationId. */
export interface Calls {
  /** POST /v1/auth/token — Issue a token */
  issueToken: Call<"/v1/auth/token", "post">;
  /** GET /v1/report/polling — Receive a batch of reports */
  pollReports: Call<"/v1/report/polling", "get">;
  /** DELETE /v1/report/polling/{reportId} — Acknowledge a batch of reports */
  acknowledgeReports: Call<"/v1/report/polling/{reportId}", "delete">;
  /** GET /v1/report/stream — Receive reports as they are created */
  streamReports: StreamCall<Init<"/v1/report/stream", "get">, AsyncIterable<operations["streamReports"]["responses"][200]["content"]["text/event-stream"]>, "/v1/report/stream", "get">;
  /** GET /v1/report/inquiry/{msgKey} — Look up the reports of one message */
  inquireReport: Call<"/v1/report/inquiry/{msgKey}", "get">;
  /** GET /v1/usage — Read what was sent in a month */
  getUsage: Call<"/v1/usage", "get">;
  /** GET /v1/report/inquiry/{msgKey}/stream — Follow the reports of one message */
  streamInquiry: StreamCall<Init<"/v1/report/inquiry/{msgKey}/stream", "get">, AsyncIterable<operations["streamInquiry"]["responses"][200]["content"]["text/event-stream"]>, "/v1/report/inquiry/{msgKey}/stream", "get">;
  /** POST /v1/webhook/test — Send a test report to your receiver */
  testWebhook: Call<"/v1/webhook/test", "post">;
  /** POST /v1/webhook/test-alert — Send a test alert to your receiver */
  testAlert: Call<"/v1/webhook/test-alert", "post">;
  /** POST /v1/send/alimtalk — Send an alimtalk message */
  sendAlimtalk: Call<"/v1/send/alimtalk", "post">;
  /** POST /v1/send/friendtalk — Send a friendtalk message */
  sendFriendtalk: Call<"/v1/send/friendtalk", "post">;
  /** POST /v1/send/brandmessage — Send a brand message */
  sendBrandmessage: Call<"/v1/send/brandmessage", "post">;
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
  /** DELETE /v1/send/scheduled/{msgKey} — Cancel a scheduled message */
  cancelMessage: Call<"/v1/send/scheduled/{msgKey}", "delete">;
  /** POST /v1/optout — Register numbers that opted out */
  addOptOuts: Call<"/v1/optout", "post">;
  /** POST /v1/optout/remove — Remove numbers that opted out */
  removeOptOuts: Call<"/v1/optout/remove", "post">;
  /** POST /v1/optout/find — Look numbers up */
  findOptOuts: Call<"/v1/optout/find", "post">;
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
  /** POST /v1/file/{serviceType}/{msgType} — Register an image for a message type (friendtalk, brand message) */
  uploadTypedFile: Call<"/v1/file/{serviceType}/{msgType}", "post">;
  /** POST /v1/file/{serviceType}/{msgType}/{subType} — Register an image for a part of a message type (brand message) */
  uploadSubtypedFile: Call<"/v1/file/{serviceType}/{msgType}/{subType}", "post">;
  /** GET /v1/image/{imageKey} — Show a registered image */
  getImage: Call<"/v1/image/{imageKey}", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  issueToken: {
    method: "post",
    path: "/v1/auth/token",
    security: ["clientId","clientPassword"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/schema","data/expired","data/token"],"codes":["A000"]},
      401: {"needs":["code","result"],"codes":["A100"]},
      403: {"needs":["code","result"],"codes":["A110"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  pollReports: {
    method: "get",
    path: "/v1/report/polling",
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/reportId","data/report"],"codes":["A000"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A802"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  acknowledgeReports: {
    method: "delete",
    path: "/v1/report/polling/{reportId}",
    takes: ["path"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result"],"codes":["A000"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A802"]},
      404: {"needs":["code","result"],"codes":["A805"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  streamReports: {
    method: "get",
    path: "/v1/report/stream",
    headers: ["Last-Event-ID"],
    security: ["bearerToken"],
    repeatable: true,
    streams: {"text/event-stream":{"format":"events","json":true}},
    answers: {
      200: {"media":["text/event-stream"]},
      400: {"needs":["code","result"],"codes":["A011"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A802"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  inquireReport: {
    method: "get",
    path: "/v1/report/inquiry/{msgKey}",
    takes: ["path"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/report"],"codes":["A000"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A802"]},
      404: {"needs":["code","result"],"codes":["A820"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  getUsage: {
    method: "get",
    path: "/v1/usage",
    takes: ["query"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/month","data/openDays","data/rows"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A011"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A802"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  streamInquiry: {
    method: "get",
    path: "/v1/report/inquiry/{msgKey}/stream",
    takes: ["path"],
    security: ["bearerToken"],
    repeatable: true,
    streams: {"text/event-stream":{"format":"events","json":true}},
    answers: {
      200: {"media":["text/event-stream"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A802"]},
      404: {"needs":["code","result"],"codes":["A820"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  testWebhook: {
    method: "post",
    path: "/v1/webhook/test",
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","data","data/msgKey","data/outcome"],"codes":["A000"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A802"]},
      409: {"needs":["code","result"],"codes":["A332"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  testAlert: {
    method: "post",
    path: "/v1/webhook/test-alert",
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","data","data/outcome"],"codes":["A000"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A802"]},
      409: {"needs":["code","result"],"codes":["A332"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  sendAlimtalk: {
    method: "post",
    path: "/v1/send/alimtalk",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","msgKey"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A308","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A505","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A327","A217"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325","A326"]},
      409: {"needs":["code","result"],"codes":["A301","A309"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  sendFriendtalk: {
    method: "post",
    path: "/v1/send/friendtalk",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","msgKey"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A308","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A506","A513","A521","A523","A524","A525","A559","A561","A565","A327","A217"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325","A326"]},
      409: {"needs":["code","result"],"codes":["A301","A309"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  sendBrandmessage: {
    method: "post",
    path: "/v1/send/brandmessage",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","msgKey"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A308","A300","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A505","A513","A523","A524","A525","A567","A569","A570","A571","A572","A573","A327","A203","A217"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325","A326"]},
      409: {"needs":["code","result"],"codes":["A301","A309"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  sendInternational: {
    method: "post",
    path: "/v1/send/international",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","msgKey"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A308","A302","A306","A303","A328","A305","A330","A327"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      409: {"needs":["code","result"],"codes":["A301","A309"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  sendRcs: {
    method: "post",
    path: "/v1/send/rcs",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","msgKey"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A308","A300","A415","A404","A406","A417","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A302","A306","A420","A419","A408","A411","A412","A305","A330","A312","A314","A329","A317","A407","A409","A303","A328","A327","A200","A203","A217"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325","A326"]},
      409: {"needs":["code","result"],"codes":["A301","A309"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  sendOmni: {
    method: "post",
    path: "/v1/send/omni",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","data","data/destinations"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A308","A250","A300","A302","A303","A304","A305","A330","A306","A310","A318","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A567","A568","A569","A570","A571","A572","A573","A327","A200","A203","A217"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325","A326"]},
      409: {"needs":["code","result"],"codes":["A301","A309"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  sendSms: {
    method: "post",
    path: "/v1/send/sms",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","msgKey"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A308","A302","A306","A303","A328","A305","A330","A327"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      409: {"needs":["code","result"],"codes":["A301","A309"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  sendMms: {
    method: "post",
    path: "/v1/send/mms",
    takes: ["body"],
    headers: ["Idempotency-Key"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","msgKey"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A308","A302","A306","A303","A328","A319","A217","A305","A330","A327"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      409: {"needs":["code","result"],"codes":["A301","A309"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  cancelMessage: {
    method: "delete",
    path: "/v1/send/scheduled/{msgKey}",
    takes: ["path"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result"],"codes":["A000"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      404: {"needs":["code","result"],"codes":["A820"]},
      409: {"needs":["code","result"],"codes":["A331"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  addOptOuts: {
    method: "post",
    path: "/v1/optout",
    takes: ["body"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/added"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A302","A306","A327","A502"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  removeOptOuts: {
    method: "post",
    path: "/v1/optout/remove",
    takes: ["body"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/removed"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A302","A306"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  findOptOuts: {
    method: "post",
    path: "/v1/optout/find",
    takes: ["body"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/optOuts"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A306"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  createForm: {
    method: "post",
    path: "/v1/form",
    takes: ["body"],
    security: ["bearerToken"],
    answers: {
      200: {"needs":["code","result","data","data/formId","data/expired"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A300","A302","A303","A304","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A567","A568","A569","A570","A571","A572","A573","A217"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  getForm: {
    method: "get",
    path: "/v1/form/{formId}",
    takes: ["path"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/formId","data/messageForm","data/expired"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A250"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  replaceForm: {
    method: "put",
    path: "/v1/form/{formId}",
    takes: ["path","body"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result","data","data/formId","data/expired"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A010","A011","A250","A300","A302","A303","A304","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A567","A568","A569","A570","A571","A572","A573","A217"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  deleteForm: {
    method: "delete",
    path: "/v1/form/{formId}",
    takes: ["path"],
    security: ["bearerToken"],
    repeatable: true,
    answers: {
      200: {"needs":["code","result"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A250"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  uploadFile: {
    method: "post",
    path: "/v1/file/{serviceType}",
    takes: ["path","body"],
    security: ["bearerToken"],
    repeatable: true,
    bodies: {
      "multipart/form-data": { kind: "multipart", fields: [
        {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
      ] },
    },
    answers: {
      200: {"needs":["code","result","data","data/fileKey","data/expired"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A011","A219","A220","A204","A208","A201","A200","A202","A206","A205","A203"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  uploadTypedFile: {
    method: "post",
    path: "/v1/file/{serviceType}/{msgType}",
    takes: ["path","body"],
    security: ["bearerToken"],
    repeatable: true,
    bodies: {
      "multipart/form-data": { kind: "multipart", fields: [
        {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
      ] },
    },
    answers: {
      200: {"needs":["code","result","data","data/fileKey","data/expired"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A011","A219","A220","A204","A208","A201","A200","A202","A206","A205","A203"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  uploadSubtypedFile: {
    method: "post",
    path: "/v1/file/{serviceType}/{msgType}/{subType}",
    takes: ["path","body"],
    security: ["bearerToken"],
    repeatable: true,
    bodies: {
      "multipart/form-data": { kind: "multipart", fields: [
        {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]}},
      ] },
    },
    answers: {
      200: {"needs":["code","result","data","data/fileKey","data/expired"],"codes":["A000"]},
      400: {"needs":["code","result"],"codes":["A011","A219","A220","A204","A208","A201","A200","A202","A206","A205","A203"]},
      401: {"needs":["code","result"],"codes":["A001","A002"]},
      403: {"needs":["code","result"],"codes":["A110","A325"]},
      413: {"needs":["code","result"],"codes":["A016"]},
      415: {"needs":["code","result"],"codes":["A015"]},
      429: {"needs":["code","result"],"codes":["A020"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
  getImage: {
    method: "get",
    path: "/v1/image/{imageKey}",
    takes: ["path"],
    repeatable: true,
    answers: {
      200: {"media":["image/jpeg","image/png"]},
      404: {"needs":["code","result"],"codes":["A820"]},
      500: {"needs":["code","result"],"codes":["A999"]},
      503: {"needs":["code","result"],"codes":["A920"]},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw: RawClient;
}

/** The credentials of the caller, by security scheme. Each request has those that its operation requires. */
export interface Credentials {
  /** Sent in the header Authorization. The token, after the scheme word and one space. At most 2000 characters. */
  readonly bearerToken?: Given<string>;
  /** Sent in the header X-SVC-Client-Id. The account ID, at most 100 printable characters. Used together with the password. */
  readonly clientId?: Given<string>;
  /** Sent in the header X-SVC-Client-Passwd. The password of the account, at most 200 printable characters. */
  readonly clientPassword?: Given<string>;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [
  {"url":"{base_url}","variables":{"base_url":{"default":"http://localhost:8080"}}},
];

/** A server of the document, and values for the variables of its URL. */
export type Server =
  | {
      /** Your gateway. */
      readonly url?: "{base_url}";
      readonly variables?: {
        /** The base address of the gateway, without a slash at its end. Default: http://localhost:8080 */
        readonly base_url?: string;
      };
    };

export interface ApiClientOptions extends Omit<ClientOptions, "credentials"> {
  /** The server that is called, unless `baseUrl` is given. Default: the first one. */
  readonly server?: Server;
  /** The credentials of the caller; or, as a text, those of `fetch`, such as "include". */
  readonly credentials?: Credentials | ClientOptions["credentials"];
}

export function createClient({ server, credentials, ...options }: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers, server);
  const mode = typeof credentials === "string" ? { credentials } : {};
  const raw: RawClient = createFetchClient<paths>({ ...options, ...mode, baseUrl });
  if (typeof credentials === "object")
    raw.use(credentialMiddleware({ rows: callRows, schemes: securitySchemes, credentials }));
  return { ...makeCalls<Calls>(callRows, streamRequests(raw, callRows, { decoders: { events: (options) => new EventDecoder(options) } })), raw };
}
