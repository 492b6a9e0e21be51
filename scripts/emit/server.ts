import { propertyName } from "../document/names.ts";
import type { Api, Operation } from "../model/model.ts";
import { routeRow } from "./code/rows.ts";
import { runtimeModule } from "./code/runtime-module.ts";
import { routeValuesCode, valuesImport } from "./code/values.ts";
import { BANNER, type EmitContext, type Emitter, indent } from "./emitter.ts";

const takesMultipart = ({ body }: Operation): boolean => body?.media.some(({ kind }) => kind === "multipart") ?? false;

function imports(api: Api, context: EmitContext): string {
  const binding = runtimeModule("koa/binding", context);
  const hasForms = [...api.operations, ...api.webhooks].some(takesMultipart);
  const hasWebhooks = api.webhooks.length > 0;
  return `import type { Handlers } from "./handlers.ts";
import { type BindingOptions, type BoundApi, bindOperations, type Call, type SecuredCall, type SecurityOutcome } from "${binding}";
${hasForms ? `import { readMultipart } from "${runtimeModule("koa/multipart", context)}";\n` : ""}import { basePath, faultCode, ${hasWebhooks ? "type Route, " : ""}routes } from "./routes.ts";
import { ${hasWebhooks ? "type SecuritySchemeName, " : ""}type SecurityHandlers, securitySchemes } from "./security.ts";
${context.values ? valuesImport(routeValuesCode(api.webhooks, context.values), context) : ""}${hasWebhooks ? 'import { webhooks } from "./validators.js";\nimport type { WebhookReceiver } from "./webhooks.ts";\n' : ""}
export * from "${binding}";

const common = { schemes: securitySchemes, faultCode${hasForms ? ", readMultipart" : ""} };`;
}

function receivers(api: Api, context: EmitContext): string {
  const values = context.values && routeValuesCode(api.webhooks, context.values);
  const row = (webhook: Operation): string =>
    `${propertyName(webhook.id)}: ${routeRow(webhook, "webhooks", context.values)}`;
  return `
${values ? `/** How values are read that JSON does not have. */\nconst values: Values = ${values.code};\n\n` : ""}const webhookRoutes = {
${indent(api.webhooks.map(row).join("\n"))}
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
`;
}

function text(api: Api, context: EmitContext): string {
  const isSecured = api.securitySchemes.length > 0;
  const security = isSecured
    ? "\n  /** One function for each security scheme: returns the caller to whom a credential belongs, or refuses it. */\n  readonly security: ApiSecurity<Identity, State>;\n"
    : "";
  const identity = isSecured ? "Identity" : "Identity = undefined";
  return `${BANNER}
${imports(api, context)}

/** Handlers whose context is the call: the caller, the request, and Koa's state. */
export type ApiHandlers<${identity}, State = unknown> = Handlers<SecuredCall<Identity, State>, Call<Identity, State>>;

export type ApiSecurity<${identity}, State = unknown> = SecurityHandlers<Call<Identity, State>, SecurityOutcome<Identity>>;

export interface ApiOptions<Identity, State> extends BindingOptions<Identity, State> {${security}}

/** Serves every operation on a Koa application: \`app.use(serveApi({ … }).middleware)\`. */
export function serveApi<Identity, State, Context>(
  options: ApiOptions<Identity, State> & {
    readonly handlers: Handlers<Context>;
    /** Makes the second argument of the handlers. */
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
${api.webhooks.length > 0 ? receivers(api, context) : ""}`;
}

/** Serves the table of routes on a Koa application. The compiler checks the handlers against the document. */
export const emitServer: Emitter = (api, context) =>
  context.server === "koa" ? [{ path: "server.ts", text: text(api, context) }] : [];
