// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Invalid, InvalidReason, RequestFault } from "./call.js";
export declare function invalid(reason: InvalidReason, more?: {
    readonly headers?: Invalid["headers"];
    readonly faults?: readonly RequestFault[];
}): Invalid;
/** A body that cannot be read at all. */
export declare function unreadable(message: string, code: string, pointer?: string): Invalid;
