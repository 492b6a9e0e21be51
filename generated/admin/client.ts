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
  /** GET /message-totals — Count messages */
  countMessages: Call<"/message-totals", "get">;
  /** POST /messages/find-by-recipient — Find the messages to a number */
  findMessagesTo: Call<"/messages/find-by-recipient", "post">;
  /** POST /messages/cancel — End many messages that no carrier has yet */
  cancelMessages: Call<"/messages/cancel", "post">;
  /** POST /messages/requeue — Let workers send many messages at once or once more */
  requeueMessages: Call<"/messages/requeue", "post">;
  /** GET /messages/{msgKey} — One message with its timeline */
  getMessage: Call<"/messages/{msgKey}", "get">;
  /** POST /messages/{msgKey}/cancel — End a message that no carrier has yet */
  cancelMessage: Call<"/messages/{msgKey}/cancel", "post">;
  /** POST /messages/{msgKey}/requeue — Let workers send a message at once or once more */
  requeueMessage: Call<"/messages/{msgKey}/requeue", "post">;
  /** GET /accounts — All accounts */
  listAccounts: Call<"/accounts", "get">;
  /** POST /accounts — Make an account */
  createAccount: Call<"/accounts", "post">;
  /** GET /accounts/{accountId} — One account */
  getAccount: Call<"/accounts/{accountId}", "get">;
  /** DELETE /accounts/{accountId} — Delete an account with everything of it */
  deleteAccount: Call<"/accounts/{accountId}", "delete">;
  /** PATCH /accounts/{accountId} — Change settings of an account */
  changeAccount: Call<"/accounts/{accountId}", "patch">;
  /** GET /accounts/{accountId}/registry — What is registered for an account */
  getRegistry: Call<"/accounts/{accountId}/registry", "get">;
  /** PUT /accounts/{accountId}/registry — Replace the whole registry */
  replaceRegistry: Call<"/accounts/{accountId}/registry", "put">;
  /** POST /accounts/{accountId}/registry — Register entries */
  addRegistryEntries: Call<"/accounts/{accountId}/registry", "post">;
  /** POST /accounts/{accountId}/password — Give an account another password */
  setAccountPassword: Call<"/accounts/{accountId}/password", "post">;
  /** GET /accounts/{accountId}/credentials — The credentials of an account */
  listCredentials: Call<"/accounts/{accountId}/credentials", "get">;
  /** POST /accounts/{accountId}/credentials — Add a credential to an account */
  addCredential: Call<"/accounts/{accountId}/credentials", "post">;
  /** DELETE /accounts/{accountId}/credentials/{credentialId} — Remove a credential */
  removeCredential: Call<"/accounts/{accountId}/credentials/{credentialId}", "delete">;
  /** PATCH /accounts/{accountId}/credentials/{credentialId} — Change the rights or the end of a credential */
  changeCredential: Call<"/accounts/{accountId}/credentials/{credentialId}", "patch">;
  /** POST /accounts/{accountId}/revoke-tokens — Make every token of an account invalid */
  revokeTokens: Call<"/accounts/{accountId}/revoke-tokens", "post">;
  /** POST /accounts/{accountId}/webhook-secret — Make a new webhook secret */
  rotateWebhookSecret: Call<"/accounts/{accountId}/webhook-secret", "post">;
  /** DELETE /accounts/{accountId}/webhook-secret — End the webhook secret that a rotation left valid */
  dropOldWebhookSecret: Call<"/accounts/{accountId}/webhook-secret", "delete">;
  /** GET /accounts/{accountId}/traffic — What an account sent by day */
  getAccountTraffic: Call<"/accounts/{accountId}/traffic", "get">;
  /** GET /accounts/{accountId}/quotas — What is used of the quotas of an account */
  getQuotas: Call<"/accounts/{accountId}/quotas", "get">;
  /** POST /accounts/{accountId}/move — Move an account to another cell */
  moveAccount: Call<"/accounts/{accountId}/move", "post">;
  /** DELETE /accounts/{accountId}/registry/{kind}/{key} — Remove an entry from the registry */
  removeRegistryEntry: Call<"/accounts/{accountId}/registry/{kind}/{key}", "delete">;
  /** GET /accounts/{accountId}/opt-outs — How many numbers get no advertising */
  listOptOuts: Call<"/accounts/{accountId}/opt-outs", "get">;
  /** POST /accounts/{accountId}/opt-outs — Let numbers get no more advertising */
  addOptOuts: Call<"/accounts/{accountId}/opt-outs", "post">;
  /** POST /accounts/{accountId}/opt-outs/remove — Let numbers get advertising again */
  removeOptOuts: Call<"/accounts/{accountId}/opt-outs/remove", "post">;
  /** POST /accounts/{accountId}/opt-outs/find — What a number has opted out of */
  findOptOuts: Call<"/accounts/{accountId}/opt-outs/find", "post">;
  /** POST /recipients/erase — Erase a number and what was sent to it */
  eraseRecipient: Call<"/recipients/erase", "post">;
  /** GET /traffic — Throughput, latency and failures by time */
  getTraffic: Call<"/traffic", "get">;
  /** GET /usage — What accounts sent in a month */
  getUsage: Call<"/usage", "get">;
  /** GET /backlog — What waits */
  getBacklog: Call<"/backlog", "get">;
  /** GET /failures — Accounts whose reports fail */
  listFailures: Call<"/failures", "get">;
  /** GET /carriers — All carriers */
  listCarriers: Call<"/carriers", "get">;
  /** POST /carriers/{carrier}/pause — Submit nothing new to a carrier */
  pauseCarrier: Call<"/carriers/{carrier}/pause", "post">;
  /** POST /carriers/{carrier}/resume — Submit to a paused carrier again */
  resumeCarrier: Call<"/carriers/{carrier}/resume", "post">;
  /** POST /carriers/{carrier}/drain — Pause a carrier and wait until nothing is under way */
  drainCarrier: Call<"/carriers/{carrier}/drain", "post">;
  /** POST /carriers/{carrier}/reset-shares — Give the routes of a carrier the shares of the carriers file */
  resetCarrierShares: Call<"/carriers/{carrier}/reset-shares", "post">;
  /** POST /carriers/reload — Let all gateways read their carriers file again */
  reloadCarriers: Call<"/carriers/reload", "post">;
  /** GET /dead-letters — Reports whose webhooks were given up */
  listDeadLetters: Call<"/dead-letters", "get">;
  /** POST /dead-letters/redeliver — Send reports again */
  redeliver: Call<"/dead-letters/redeliver", "post">;
  /** GET /operators — Who may sign in */
  listOperators: Call<"/operators", "get">;
  /** POST /operators — Let a person sign in */
  addOperator: Call<"/operators", "post">;
  /** DELETE /operators/{operator} — Remove an operator */
  removeOperator: Call<"/operators/{operator}", "delete">;
  /** POST /operators/{operator}/password — Give an operator another password */
  setOperatorPassword: Call<"/operators/{operator}/password", "post">;
  /** GET /cells — All cells */
  listCells: Call<"/cells", "get">;
  /** POST /cells — Add a cell */
  addCell: Call<"/cells", "post">;
  /** POST /cells/rebalance — Let Citus spread the cells over its nodes */
  rebalanceCells: Call<"/cells/rebalance", "post">;
  /** GET /audit — Who did what */
  listAudit: Call<"/audit", "get">;
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
  getSession: {
    method: "get",
    path: "/session",
    security: ["session"],
    repeatable: true,
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
    repeatable: true,
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
    repeatable: true,
    answers: {
      200: {"needs":["messages","nextCursor","searchedSince","silentCells"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  countMessages: {
    method: "get",
    path: "/message-totals",
    takes: ["query"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["messages","mayHaveMore","states","codes","silentCells"]},
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
  cancelMessages: {
    method: "post",
    path: "/messages/cancel",
    takes: ["body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["matched","done","refused","mayHaveMore","silentCells"]},
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
  requeueMessages: {
    method: "post",
    path: "/messages/requeue",
    takes: ["body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["matched","done","refused","mayHaveMore","silentCells"]},
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
  getMessage: {
    method: "get",
    path: "/messages/{msgKey}",
    takes: ["path"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["msgKey","account","accepted","to","from","ref","channels","state","traceId","code","codeText","carrierReason","why","fix","timeline"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  cancelMessage: {
    method: "post",
    path: "/messages/{msgKey}/cancel",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      204: {},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      409: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  requeueMessage: {
    method: "post",
    path: "/messages/{msgKey}/requeue",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["step","warning"]},
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
  listAccounts: {
    method: "get",
    path: "/accounts",
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["accounts"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  createAccount: {
    method: "post",
    path: "/accounts",
    takes: ["body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      201: {"needs":["account","password","account/id","account/blocked","account/sandbox","account/report","account/polling","account/fallback","account/splitCount","account/holdAdvertising","account/advertisingHours","account/timeZone","account/channels","account/limits","account/quotas","account/fallbackCaps","account/webhookUrl","account/alertUrl","account/cell","account/epoch"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      409: {"needs":["title","status"]},
      413: {"needs":["title","status"]},
      415: {"needs":["title","status"]},
      503: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getAccount: {
    method: "get",
    path: "/accounts/{accountId}",
    takes: ["path"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["id","blocked","sandbox","report","polling","fallback","splitCount","holdAdvertising","advertisingHours","timeZone","channels","limits","quotas","fallbackCaps","webhookUrl","alertUrl","cell","epoch","limits/send","limits/polling","limits/upload","limits/token","limits/tokenFailures"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  deleteAccount: {
    method: "delete",
    path: "/accounts/{accountId}",
    takes: ["path","query"],
    headers: ["X-Requested-With"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["rows"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      409: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  changeAccount: {
    method: "patch",
    path: "/accounts/{accountId}",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["id","blocked","sandbox","report","polling","fallback","splitCount","holdAdvertising","advertisingHours","timeZone","channels","limits","quotas","fallbackCaps","webhookUrl","alertUrl","cell","epoch","limits/send","limits/polling","limits/upload","limits/token","limits/tokenFailures"]},
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
  getRegistry: {
    method: "get",
    path: "/accounts/{accountId}/registry",
    takes: ["path"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["entries","registry"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  replaceRegistry: {
    method: "put",
    path: "/accounts/{accountId}/registry",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["count"]},
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
  addRegistryEntries: {
    method: "post",
    path: "/accounts/{accountId}/registry",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["count"]},
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
  setAccountPassword: {
    method: "post",
    path: "/accounts/{accountId}/password",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["password"]},
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
  listCredentials: {
    method: "get",
    path: "/accounts/{accountId}/credentials",
    takes: ["path"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["credentials"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  addCredential: {
    method: "post",
    path: "/accounts/{accountId}/credentials",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      201: {"needs":["credential","password","credential/id","credential/clientId","credential/rights","credential/endsAt","credential/ended","credential/createdAt","credential/usedAt"]},
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
  removeCredential: {
    method: "delete",
    path: "/accounts/{accountId}/credentials/{credentialId}",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    repeatable: true,
    answers: {
      204: {},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  changeCredential: {
    method: "patch",
    path: "/accounts/{accountId}/credentials/{credentialId}",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["id","clientId","rights","endsAt","ended","createdAt","usedAt"]},
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
  revokeTokens: {
    method: "post",
    path: "/accounts/{accountId}/revoke-tokens",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["epoch"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  rotateWebhookSecret: {
    method: "post",
    path: "/accounts/{accountId}/webhook-secret",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["secret","oldSecretValid"]},
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
  dropOldWebhookSecret: {
    method: "delete",
    path: "/accounts/{accountId}/webhook-secret",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    repeatable: true,
    answers: {
      204: {},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      409: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getAccountTraffic: {
    method: "get",
    path: "/accounts/{accountId}/traffic",
    takes: ["path","query"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["days","codes"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getQuotas: {
    method: "get",
    path: "/accounts/{accountId}/quotas",
    takes: ["path"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["quotas"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  moveAccount: {
    method: "post",
    path: "/accounts/{accountId}/move",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["moved","rows"]},
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
  removeRegistryEntry: {
    method: "delete",
    path: "/accounts/{accountId}/registry/{kind}/{key}",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    repeatable: true,
    answers: {
      204: {},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listOptOuts: {
    method: "get",
    path: "/accounts/{accountId}/opt-outs",
    takes: ["path"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["senders"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  addOptOuts: {
    method: "post",
    path: "/accounts/{accountId}/opt-outs",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["added"]},
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
  removeOptOuts: {
    method: "post",
    path: "/accounts/{accountId}/opt-outs/remove",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["removed"]},
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
  findOptOuts: {
    method: "post",
    path: "/accounts/{accountId}/opt-outs/find",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["optOuts"]},
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
  eraseRecipient: {
    method: "post",
    path: "/recipients/erase",
    takes: ["body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["messages","files","answers","open","silentCells"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      409: {"needs":["title","status"]},
      413: {"needs":["title","status"]},
      415: {"needs":["title","status"]},
      503: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getTraffic: {
    method: "get",
    path: "/traffic",
    takes: ["query"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["slotSeconds","until","slots"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getUsage: {
    method: "get",
    path: "/usage",
    takes: ["query"],
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["month","openDays","rows","silentCells"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  getBacklog: {
    method: "get",
    path: "/backlog",
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["steps","oldestSeconds","carriers","deadLetters","silentCells"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listFailures: {
    method: "get",
    path: "/failures",
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["failures"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listCarriers: {
    method: "get",
    path: "/carriers",
    security: ["session"],
    repeatable: true,
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
      200: {"needs":["carrier","state","workers","silent","underWay","open"]},
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
      200: {"needs":["carrier","state","workers","silent","underWay","open"]},
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
    takes: ["path","query"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["carrier","state","workers","silent","underWay","open"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  resetCarrierShares: {
    method: "post",
    path: "/carriers/{carrier}/reset-shares",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["carrier","routes"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  reloadCarriers: {
    method: "post",
    path: "/carriers/reload",
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["gateways"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listDeadLetters: {
    method: "get",
    path: "/dead-letters",
    takes: ["query"],
    security: ["session"],
    repeatable: true,
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
  listOperators: {
    method: "get",
    path: "/operators",
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["operators"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  addOperator: {
    method: "post",
    path: "/operators",
    takes: ["body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      201: {"needs":["password"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      409: {"needs":["title","status"]},
      413: {"needs":["title","status"]},
      415: {"needs":["title","status"]},
      503: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  removeOperator: {
    method: "delete",
    path: "/operators/{operator}",
    takes: ["path"],
    headers: ["X-Requested-With"],
    security: ["session"],
    repeatable: true,
    answers: {
      204: {},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      404: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  setOperatorPassword: {
    method: "post",
    path: "/operators/{operator}/password",
    takes: ["path","body"],
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["password"]},
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
  listCells: {
    method: "get",
    path: "/cells",
    security: ["session"],
    repeatable: true,
    answers: {
      200: {"needs":["cells"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  addCell: {
    method: "post",
    path: "/cells",
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      201: {"needs":["cell"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  rebalanceCells: {
    method: "post",
    path: "/cells/rebalance",
    headers: ["X-Requested-With"],
    security: ["session"],
    answers: {
      200: {"needs":["moved"]},
      400: {"needs":["title","status"]},
      401: {"needs":["title","status"]},
      403: {"needs":["title","status"]},
      409: {"needs":["title","status"]},
      "default": {"needs":["title","status"]},
    },
  },
  listAudit: {
    method: "get",
    path: "/audit",
    takes: ["query"],
    security: ["session"],
    repeatable: true,
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
