// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Route } from "../runtime/route.js";
import { type Call, type Hooks, type IncomingRequest, type Reply } from "./call.js";
import { type BodyOptions } from "./read-body.js";
import type { Authenticator } from "./security.js";
/** Limits the bytes of all bodies that are read or handled at the same time, so that they cannot fill the memory. */
export declare class BodyMemory {
    #private;
    constructor(maxBytes: number);
    /** Returns false if the limit is reached. What was reserved must be released. */
    reserve(bytes: number): boolean;
    release(bytes: number): void;
}
/** A handler of any operation. The generated types check each handler against its own operation. */
export type AnyHandler = (request: never, context: never) => Reply | Promise<Reply>;
export interface OperationParts<Identity, State> {
    readonly handler: AnyHandler;
    readonly hooks: Hooks<Identity, State>;
    readonly authenticator: Authenticator<Identity, State>;
    /** Makes the second argument of the handler. */
    readonly makeContext: (call: Call<Identity, State>) => unknown;
    readonly memory: BodyMemory;
    readonly body: BodyOptions;
    readonly checkReplies: boolean;
    /** The code of a fault for which the document names none. */
    readonly faultCode: string;
}
/** One operation of the document: takes a request of any transport to its handler, and the reply back. */
export declare class Operation<Identity, State> {
    #private;
    readonly route: Route;
    constructor(route: Route, parts: OperationParts<Identity, State>);
    /**
     * Throws `Aborted`. A handler that is not written yet is answered with 501. All other errors, also those of hooks, go to the `onError` hook; without one they are thrown. What `onError` throws,
     * or `onReply` for the reply of `onError`, is thrown.
     */
    serve(request: IncomingRequest, state: State): Promise<Reply>;
}
