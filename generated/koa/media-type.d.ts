// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { IncomingHttpHeaders } from "node:http";
import type { MediaRow } from "../runtime/route.js";
export interface ChosenMedia {
    /** As the document writes it. */
    readonly type: string;
    readonly row: MediaRow;
}
type MediaRows = Readonly<Record<string, MediaRow>>;
/**
 * Which of an operation's media types a body has: the very type, then a range such as `image/*`, then any. Text must be
 * UTF-8, and nothing may be compressed.
 */
export declare function mediaOfBody(headers: IncomingHttpHeaders, rows: MediaRows): ChosenMedia | undefined;
export {};
