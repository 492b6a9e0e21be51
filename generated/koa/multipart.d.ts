// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { ReadMultipart } from "./read-body.js";
/**
 * Reads a form while it arrives, within its limits. Files become `File`s, other parts get the types of the document. If the
 * form is refused, the rest of the stream is left unread and open, so that the reply can still be sent.
 */
export declare const readMultipart: ReadMultipart;
