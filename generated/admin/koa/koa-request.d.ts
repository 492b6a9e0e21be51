// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { ParameterizedContext } from "koa";
import { type IncomingRequest } from "./call.js";
/** A request of Koa, whose body is still arriving. */
export declare class KoaRequest implements IncomingRequest {
    #private;
    readonly headers: IncomingHttpHeaders;
    readonly path: Readonly<Record<string, string>>;
    constructor(ctx: ParameterizedContext<unknown>, path: Readonly<Record<string, string>>, saysContinue: boolean);
    get method(): string;
    get ip(): string;
    get query(): string;
    get cookie(): string | undefined;
    get certificate(): unknown;
    header(name: string): string | undefined;
    bytes(limitBytes: number): Promise<Buffer | undefined>;
    stream(): Readable;
}
/** The whole body, or undefined if it is larger than the limit; the rest then stays unread. */
export declare function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined>;
