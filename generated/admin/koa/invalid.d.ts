// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Invalid, InvalidReason, RequestFault } from "./call.js";
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
export declare function unreadable(message: string, faultCode: string, pointer?: string): Invalid;
