// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Middleware } from "koa";
import { type Hooks } from "./call.js";
import type { Operation } from "./operation.js";
export interface MountOptions<Identity, State> {
    readonly hooks: Hooks<Identity, State>;
    /** Put before every path of the document. */
    readonly basePath: string;
    /** Whether the HTTP server leaves the answer to `Expect: 100-continue` to the application. */
    readonly saysContinue: boolean;
}
/** Serves the operations on Koa. Paths that the document does not have are left to later middleware. */
export declare function mountOperations<Identity, State>(operations: readonly Operation<Identity, State>[], options: MountOptions<Identity, State>): Middleware<State>;
