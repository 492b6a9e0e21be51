// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Route } from "../runtime/route.js";
import type { BodyMemory } from "./body-memory.js";
import { type Call, type Hooks, type IncomingRequest, type Reply } from "./call.js";
import { type BodyReader } from "./read-body.js";
import type { Authenticator } from "./security.js";
/** A handler, seen by the binding: the generated types hold it to its own operation. */
export type AnyHandler = (request: never, context: never) => Reply | Promise<Reply>;
export interface OperationParts<Identity, State> {
    readonly handler: AnyHandler;
    readonly hooks: Hooks<Identity, State>;
    readonly authenticator: Authenticator<Identity, State>;
    /** What the handler gets beside the request. */
    readonly contextOf: (call: Call<Identity, State>) => unknown;
    readonly memory: BodyMemory;
    readonly body: BodyReader;
    readonly checkReplies: boolean;
    /** The code of a fault at a place that names none. */
    readonly faultCode: string;
}
/** One operation of the document. Whatever transport a request came by, this is its way to the handler and back. */
export declare class Operation<Identity, State> {
    #private;
    readonly route: Route;
    constructor(route: Route, parts: OperationParts<Identity, State>);
    /** Throws what the hooks throw, whatever is thrown where there is no `onError`, and `Aborted`. */
    serve(request: IncomingRequest, state: State): Promise<Reply>;
}
