// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Route } from "../runtime/route.js";
import type { Invalid, Reply } from "./call.js";
/** A reply of the binding itself. The document need not describe it, so it is not checked. */
export declare class OwnReply implements Reply {
    readonly status: number;
    readonly headers: Reply["headers"];
    readonly mediaType: string;
    readonly body: unknown;
    constructor(status: number, headers: Reply["headers"], mediaType: string, body: unknown);
}
/** The reply to a request that does not reach its handler, where there is no `onInvalid` hook. */
export declare function refusalReply(why: Invalid, route: Route | undefined): Reply;
/** The reply when something throws, where there is no `onError` hook. It tells the caller nothing about the error. */
export declare const unexpectedReply: (route: Route) => Reply;
/** The reply of an operation whose handler is not written yet. */
export declare const notImplementedReply: (route: Route) => Reply;
