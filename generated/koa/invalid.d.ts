// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Invalid, InvalidReason, Reply, RequestFault } from "./call.js";
export declare function invalid(reason: InvalidReason, more?: {
    readonly headers?: Invalid["headers"];
    readonly faults?: readonly RequestFault[];
}): Invalid;
/** The outcome of a check that the request did not pass. */
export interface Refused {
    readonly ok: false;
    readonly invalid: Invalid;
}
export declare const refused: (why: Invalid) => Refused;
/** A body that cannot be read at all. */
export declare function unreadable(message: string, code: string, pointer?: string): Invalid;
/** RFC 9457: the default reply to a request that does not reach its handler. */
export declare class Problem implements Reply {
    readonly status: number;
    readonly headers: Reply["headers"];
    readonly mediaType = "application/problem+json";
    readonly body: object;
    constructor(status: number, headers: Reply["headers"], errors: readonly object[]);
}
export declare const toProblem: ({ status, headers, faults }: Invalid) => Reply;
/** The reply when something throws. It tells the caller nothing about the error. */
export declare const unexpectedProblem: Reply;
