// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Invalid, Reply } from "./call.js";
/** RFC 9457: the default answer to a request that does not reach its handler. */
export declare class Problem implements Reply {
    readonly status: number;
    readonly headers: Reply["headers"];
    readonly mediaType = "application/problem+json";
    readonly body: object;
    constructor(status: number, headers: Reply["headers"], errors: readonly object[]);
}
export declare const problemOf: ({ status, headers, faults }: Invalid) => Reply;
/** What is answered when something throws: nothing of it leaves. */
export declare const unexpectedProblem: Reply;
