// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { IncomingMessage } from "node:http";
/** The whole body, or undefined once it is larger than its limit; the rest then stays unread. */
export declare function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined>;
