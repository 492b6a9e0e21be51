import { routeRow } from "../code/route-row.ts";
import type { Api, Operation } from "../ir/model.ts";
import { propertyName } from "../ir/names.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

const takesMultipart = ({ body }: Operation): boolean => body?.media.some(({ kind }) => kind === "multipart") ?? false;

function imports(api: Api): string {
  const hasForms = [...api.operations, ...api.webhooks].some(takesMultipart);
  const hasWebhooks = api.webhooks.length > 0;
  return `import type { Handlers } from "./handlers.ts";
import { type BindingOptions, type BoundApi, bindOperations, type Call, type SecuredCall, type SecurityOutcome } from "./koa/binding.js";
${hasForms ? 'import { readMultipart } from "./koa/multipart.js";\n' : ""}import { basePath, faultCode, ${hasWebhooks ? "type Route, " : ""}routes } from "./routes.ts";
import { ${hasWebhooks ? "type SecuritySchemeName, " : ""}type SecurityHandlers, securitySchemes } from "./security.ts";
${hasWebhooks ? 'import { webhooks } from "./validators.js";\nimport type { WebhookReceiver } from "./webhooks.ts";\n' : ""}
export * from "./koa/binding.js";

const common = { schemes: securitySchemes, faultCode${hasForms ? ", readMultipart" : ""} };`;
}

const webhookRow = (webhook: Operation): string => `${propertyName(webhook.id)}: ${routeRow(webhook, "webhooks")}`;

function receivers(api: Api): string {
  return `
const webhookRoutes = {
${indent(api.webhooks.map(webhookRow).join("\n"))}
} as const satisfies Record<string, Route<SecuritySchemeName>>;

export type WebhookName = keyof typeof webhookRoutes;

export interface WebhookOptions<Name extends WebhookName, Identity, State> extends BindingOptions<Identity, State> {
  /** Where each call is received: the paths that were given to the service. */
  readonly paths: Readonly<Record<Name, string>>;
  readonly handlers: Pick<WebhookReceiver<Call<Identity, State>>, Name>;
  /** For the schemes that the calls are signed by. */
  readonly security?: Partial<ApiSecurity<Identity, State>>;
}

/** For whoever is called: receives the service's webhooks and callbacks on a Koa application. */
export function receiveWebhooks<Name extends WebhookName, Identity = undefined, State = unknown>(
  options: WebhookOptions<Name, Identity, State>,
): BoundApi<Identity, State> {
  const known: Readonly<Record<WebhookName, Route>> = webhookRoutes;
  const received = Object.entries<string>(options.paths).map(([name, path]) => ({ ...known[name as Name], path }));
  return bindOperations({ ...common, routes: received, basePath: "" }, options, options);
}
`;
}

function text(api: Api): string {
  const isSecured = api.securitySchemes.length > 0;
  const security = isSecured
    ? "\n  /** One function for each security scheme: it says whose credential it is, or refuses. */\n  readonly security: ApiSecurity<Identity, State>;\n"
    : "";
  const identity = isSecured ? "Identity" : "Identity = undefined";
  return `${BANNER}
${imports(api)}

/** Handlers whose context is the call itself: who calls, the request, and Koa's state. */
export type ApiHandlers<${identity}, State = unknown> = Handlers<SecuredCall<Identity, State>, Call<Identity, State>>;

export type ApiSecurity<${identity}, State = unknown> = SecurityHandlers<Call<Identity, State>, SecurityOutcome<Identity>>;

export interface ApiOptions<Identity, State> extends BindingOptions<Identity, State> {${security}}

/** Serves every operation on a Koa application: \`app.use(serveApi({ … }).middleware)\`. */
export function serveApi<Identity, State, Context>(
  options: ApiOptions<Identity, State> & {
    readonly handlers: Handlers<Context>;
    /** What handlers get beside the request, made of the call. */
    context(call: Call<Identity, State>): Context;
  },
): BoundApi<Identity, State>;
export function serveApi<${identity}, State = unknown>(
  options: ApiOptions<Identity, State> & { readonly handlers: ApiHandlers<Identity, State> },
): BoundApi<Identity, State>;
export function serveApi<Identity, State>(
  options: ApiOptions<Identity, State> & { readonly handlers: object; context?(call: Call<Identity, State>): unknown },
): BoundApi<Identity, State> {
  return bindOperations({ ...common, routes, basePath }, options, options);
}
${api.webhooks.length > 0 ? receivers(api) : ""}`;
}

/** What a Koa application mounts: the table of routes, tied to handlers that the compiler holds to the document. */
export const emitServer: Emitter = (api, { server }) =>
  server === "koa" ? [{ path: "server.ts", text: text(api) }] : [];
