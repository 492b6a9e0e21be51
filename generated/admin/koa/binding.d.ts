// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Middleware } from "koa";
import type { Route } from "../runtime/route.js";
import type { Call, Hooks, Limits } from "./call.js";
import { Operation } from "./operation.js";
import type { ReadMultipart } from "./read-body.js";
import { type Schemes } from "./security.js";
export type { Route } from "../runtime/route.js";
export type { Call, Hooks, IncomingRequest, Invalid, InvalidReason, Limits, Reply, RequestFault, SecuredCall, SecurityOutcome, UnmatchedCall, } from "./call.js";
export { Aborted, allow, deny, NotImplemented, notImplemented } from "./call.js";
export type { Operation } from "./operation.js";
export { writeReply } from "./write-reply.js";
/** How the operations of an application are served. Every member has a default. */
export interface BindingOptions<Identity, State> extends Hooks<Identity, State> {
    readonly limits?: Limits;
    /** Put before every path. Default: the path of the document's first server. */
    readonly basePath?: string;
    /** Whether replies are checked against the document before they are sent. Default: unless NODE_ENV is `production`. */
    readonly checkReplies?: boolean;
    /** Set it where the HTTP server hands requests with `Expect: 100-continue` to Koa (its `checkContinue` event). */
    readonly saysContinue?: boolean;
}
/** What the generated tree knows of a document. */
export interface Document {
    readonly routes: readonly Route[];
    readonly schemes: Schemes;
    readonly basePath: string;
    /** The code of a fault for which the document names none. */
    readonly faultCode: string;
    readonly readMultipart?: ReadMultipart;
}
/** What the application provides. */
export interface ApplicationParts<Identity, State> {
    readonly handlers: object;
    readonly security?: object | undefined;
    readonly context?: ((call: Call<Identity, State>) => unknown) | undefined;
}
export interface BoundApi<Identity, State> {
    /** Serves every operation; `app.use(api.middleware)`. */
    readonly middleware: Middleware<State>;
    /** For servers without Koa: each operation can serve a request. */
    readonly operations: readonly Operation<Identity, State>[];
}
/** Connects the routes of a document with the handlers of an application. The generated `server.ts` calls it with types. */
export declare function bindOperations<Identity, State>({ routes, schemes, basePath, faultCode, readMultipart }: Document, { handlers, security, context }: ApplicationParts<Identity, State>, options: BindingOptions<Identity, State>): BoundApi<Identity, State>;
