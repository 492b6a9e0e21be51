// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "contract-kit-runtime/calls";
import { credentialMiddleware, type Given } from "contract-kit-runtime/credentials";
import { type ServerRow, serverUrl } from "contract-kit-runtime/server-url";
import { securitySchemes } from "./security.ts";
import type { paths } from "./types.ts";

export type { AnswerRow, CallRow, ClientOptions };

/** openapi-fetch with the types of the document: `raw.GET("/path", …)`. */
export type RawClient = Client<paths>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** Calls one operation with its parameters and body. Returns `{data}` or `{error}`, and the response. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: Init<Path, Method>] : [init: Init<Path, Method>]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, `${string}/${string}`>>;

/** Every operation that clients may call, by operationId. */
export interface Calls {
  /** GET /session — Who is signed in */
  getSession: Call<"/session", "get">;
  /** POST /session — Sign in */
  signIn: Call<"/session", "post">;
  /** DELETE /session — Sign out */
  signOut: Call<"/session", "delete">;
  /** GET /messages — Find messages */
  findMessages: Call<"/messages", "get">;
  /** POST /messages/find-by-recipient — Find the messages to a number */
  findMessagesTo: Call<"/messages/find-by-recipient", "post">;
  /** GET /messages/{msgKey} — One message with its timeline */
  getMessage: Call<"/messages/{msgKey}", "get">;
  /** GET /accounts — All accounts */
  listAccounts: Call<"/accounts", "get">;
  /** GET /accounts/{accountId} — One account */
  getAccount: Call<"/accounts/{accountId}", "get">;
  /** GET /accounts/{accountId}/registry — What is registered for an account */
  getRegistry: Call<"/accounts/{accountId}/registry", "get">;
  /** GET /traffic — Throughput, latency and failures by time */
  getTraffic: Call<"/traffic", "get">;
  /** GET /backlog — What waits */
  getBacklog: Call<"/backlog", "get">;
  /** GET /carriers — All carriers */
  listCarriers: Call<"/carriers", "get">;
  /** POST /carriers/{carrier}/pause — Submit nothing new to a carrier */
  pauseCarrier: Call<"/carriers/{carrier}/pause", "post">;
  /** POST /carriers/{carrier}/resume — Submit to a paused carrier again */
  resumeCarrier: Call<"/carriers/{carrier}/resume", "post">;
  /** POST /carriers/{carrier}/drain — Pause a carrier and wait until nothing is under way */
  drainCarrier: Call<"/carriers/{carrier}/drain", "post">;
  /** GET /dead-letters — Reports whose webhooks were given up */
  listDeadLetters: Call<"/dead-letters", "get">;
  /** POST /dead-letters/redeliver — Send reports again */
  redeliver: Call<"/dead-letters/redeliver", "post">;
  /** GET /audit — Who did what */
  listAudit: Call<"/audit", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  getSession: {
    method: "get",
    path: "/session",
    security: ["session"],
    answers: {
      200: {"needs":["operator","role","endsAt","idleSeconds"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  signIn: {
    method: "post",
    path: "/session",
    takes: ["body"],
    headers: ["X-Requested-With"],
    answers: {
      200: {"needs":["operator","role","endsAt","idleSeconds"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      413: {"needs":["title","status"]},
      415: {"needs":["title","status"]},
      429: {"needs":["title","status"]},
      503: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  signOut: {
    method: "delete",
    path: "/session",
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      204: {},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  findMessages: {
    method: "get",
    path: "/messages",
    takes: ["query"],
    security: ["session"],
    answers: {
      200: {"needs":["messages","nextCursor","searchedSince","silentCells"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  findMessagesTo: {
    method: "post",
    path: "/messages/find-by-recipient",
    takes: ["body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["messages","nextCursor","searchedSince","silentCells"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      413: {"needs":["title","status"]},
      415: {"needs":["title","status"]},
      503: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getMessage: {
    method: "get",
    path: "/messages/{msgKey}",
    takes: ["path"],
    security: ["session"],
    answers: {
      200: {"needs":["msgKey","account","accepted","to","ref","channels","state","traceId","code","codeText","why","timeline"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listAccounts: {
    method: "get",
    path: "/accounts",
    security: ["session"],
    answers: {
      200: {"needs":["accounts"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getAccount: {
    method: "get",
    path: "/accounts/{accountId}",
    takes: ["path"],
    security: ["session"],
    answers: {
      200: {"needs":["id","blocked","sandbox","report","polling","fallback","splitCount","channels","limits","webhookUrl","cell","epoch","limits/send","limits/polling","limits/upload","limits/token","limits/tokenFailures"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getRegistry: {
    method: "get",
    path: "/accounts/{accountId}/registry",
    takes: ["path"],
    security: ["session"],
    answers: {
      200: {"needs":["entries"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getTraffic: {
    method: "get",
    path: "/traffic",
    takes: ["query"],
    security: ["session"],
    answers: {
      200: {"needs":["slotSeconds","slots"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getBacklog: {
    method: "get",
    path: "/backlog",
    security: ["session"],
    answers: {
      200: {"needs":["steps","oldestSeconds","carriers","deadLetters","silentCells"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listCarriers: {
    method: "get",
    path: "/carriers",
    security: ["session"],
    answers: {
      200: {"needs":["carriers"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  pauseCarrier: {
    method: "post",
    path: "/carriers/{carrier}/pause",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["carrier","paused","workers","silent","underWay","open"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  resumeCarrier: {
    method: "post",
    path: "/carriers/{carrier}/resume",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["carrier","paused","workers","silent","underWay","open"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  drainCarrier: {
    method: "post",
    path: "/carriers/{carrier}/drain",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["carrier","paused","workers","silent","underWay","open"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listDeadLetters: {
    method: "get",
    path: "/dead-letters",
    takes: ["query"],
    security: ["session"],
    answers: {
      200: {"needs":["letters","nextCursor","silentCells"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  redeliver: {
    method: "post",
    path: "/dead-letters/redeliver",
    takes: ["body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["redelivered"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      409: {"needs":["title","status"]},
      413: {"needs":["title","status"]},
      415: {"needs":["title","status"]},
      503: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listAudit: {
    method: "get",
    path: "/audit",
    takes: ["query"],
    security: ["session"],
    answers: {
      200: {"needs":["entries","nextBefore"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
};

export interface ApiClient extends Calls {
  readonly raw: RawClient;
}

/** The credentials of the caller, by security scheme. Each request has those that its operation requires. */
export interface Credentials {
  /** Sent in the cookie operator_session. The cookie that `signIn` sets. It is HttpOnly and SameSite=Strict. */
  readonly session?: Given<string>;
}

/** The servers of the document. */
export const servers: readonly ServerRow[] = [
  {"url":"/admin/v1"},
];

/** A server of the document, and values for the variables of its URL. */
export type Server =
  | {
      /** The admin port of a gateway. */
      readonly url?: "/admin/v1";
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
  return { ...makeCalls<Calls>(callRows, raw), raw };
}
