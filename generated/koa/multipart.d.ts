// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { MediaRow } from "../runtime/route.js";
import { type IncomingRequest, type Invalid } from "./call.js";
type Outcome = {
    readonly ok: true;
    readonly value: unknown;
} | {
    readonly ok: false;
    readonly invalid: Invalid;
};
/**
 * Reads a form while it arrives, within its limits. Files become `File`s, other parts get the types of the document. If the
 * form is refused, the rest of the stream is left unread and open, so that the reply can still be sent.
 */
export declare function readMultipart(request: IncomingRequest, row: MediaRow, limits: {
    readonly bodyBytes: number;
    readonly parts: number;
    readonly faultCode: string;
}): Promise<Outcome>;
export {};
