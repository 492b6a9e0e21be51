// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Handlers } from "./handlers.ts";
import { type BindingOptions, type BoundApi, bindOperations, type Call, type SecuredCall, type SecurityOutcome } from "contract-kit-runtime/koa/binding";
import { basePath, faultCode, routes } from "./routes.ts";
import { type SecurityHandlers, securitySchemes } from "./security.ts";

export * from "contract-kit-runtime/koa/binding";

const common = { schemes: securitySchemes, faultCode };

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
