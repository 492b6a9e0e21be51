// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Handlers } from "./handlers.ts";
import { type BindingOptions, type BoundApi, bindOperations, type Call, type SecuredCall, type SecurityOutcome } from "contract-kit-runtime/koa/binding";
import { readMultipart } from "contract-kit-runtime/koa/multipart";
import { basePath, faultCode, type Route, routes } from "./routes.ts";
import { type SecuritySchemeName, type SecurityHandlers, securitySchemes } from "./security.ts";
import { webhooks } from "./validators.js";
import type { WebhookReceiver } from "./webhooks.ts";

export * from "contract-kit-runtime/koa/binding";

const common = { schemes: securitySchemes, faultCode, readMultipart };

/** Handlers whose context is the call: the caller, the request, and Koa's state. */
export type ApiHandlers<Identity, State = unknown> = Handlers<SecuredCall<Identity, State>, Call<Identity, State>>;

export type ApiSecurity<Identity, State = unknown> = SecurityHandlers<Call<Identity, State>, SecurityOutcome<Identity>>;

export interface ApiOptions<Identity, State> extends BindingOptions<Identity, State> {
  /** One function for each security scheme: returns the caller to whom a credential belongs, or refuses it. */
  readonly security: ApiSecurity<Identity, State>;
}

/** Serves every operation on a Koa application: `app.use(serveApi({ … }).middleware)`. */
export function serveApi<Identity, State, Context>(
  options: ApiOptions<Identity, State> & {
    readonly handlers: Handlers<Context>;
    /** Makes the second argument of the handlers. */
    context(call: Call<Identity, State>): Context;
  },
): BoundApi<Identity, State>;
export function serveApi<Identity, State = unknown>(
  options: ApiOptions<Identity, State> & { readonly handlers: ApiHandlers<Identity, State> },
): BoundApi<Identity, State>;
export function serveApi<Identity, State>(
  options: ApiOptions<Identity, State> & { readonly handlers: object; context?(call: Call<Identity, State>): unknown },
): BoundApi<Identity, State> {
  return bindOperations({ ...common, routes, basePath }, options, options);
}

const webhookRoutes = {
  receiveReport: {
    operationId: "receiveReport",
    method: "post",
    path: "report",
    tag: "reports",
    security: [],
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-signature","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], default: [] },
    validators: webhooks.receiveReport,
    extensions: {"x-origin":"extension"},
  },
  receiveAlert: {
    operationId: "receiveAlert",
    method: "post",
    path: "alert",
    tag: "reports",
    security: [],
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-signature","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": [], default: [] },
    validators: webhooks.receiveAlert,
    extensions: {"x-origin":"extension"},
  },
  submitMessages: {
    operationId: "submitMessages",
    method: "post",
    path: "submit-messages",
    tag: "carriers",
    security: [[{"scheme":"carrierSignature","scopes":[]}]],
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "401": [], "429": [], "503": [], default: [] },
    validators: webhooks.submitMessages,
    extensions: {"x-origin":"extension"},
  },
  askMessages: {
    operationId: "askMessages",
    method: "post",
    path: "ask-messages",
    tag: "carriers",
    security: [[{"scheme":"carrierSignature","scopes":[]}]],
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], default: [] },
    validators: webhooks.askMessages,
    extensions: {"x-origin":"extension"},
  },
} as const satisfies Record<string, Route<SecuritySchemeName>>;

export type WebhookName = keyof typeof webhookRoutes;

export interface WebhookOptions<Name extends WebhookName, Identity, State> extends BindingOptions<Identity, State> {
  /** The path of each call, as it was registered with the service. */
  readonly paths: Readonly<Record<Name, string>>;
  readonly handlers: Pick<WebhookReceiver<Call<Identity, State>>, Name>;
  /** For the schemes by which the calls are authenticated. */
  readonly security?: Partial<ApiSecurity<Identity, State>>;
}

/** For the receiver of webhooks and callbacks: serves them on a Koa application. */
export function receiveWebhooks<Name extends WebhookName, Identity = undefined, State = unknown>(
  options: WebhookOptions<Name, Identity, State>,
): BoundApi<Identity, State> {
  const byName: Readonly<Record<WebhookName, Route>> = webhookRoutes;
  const received = Object.entries<string>(options.paths).map(([name, path]) => ({ ...byName[name as Name], path }));
  return bindOperations({ ...common, routes: received, basePath: "" }, options, options);
}
