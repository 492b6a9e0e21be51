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
 * Finds the media type of an operation that a body has: the exact type, else a range such as `image/*`, else any. Text must
 * be UTF-8, and compressed bodies are not accepted.
 */
export declare function findBodyMedia(headers: IncomingHttpHeaders, rows: MediaRows): ChosenMedia | undefined;
export {};
