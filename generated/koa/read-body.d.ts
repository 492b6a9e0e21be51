// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { MediaRow, Route } from "../runtime/route.js";
import type { IncomingRequest, Invalid } from "./call.js";
/** A body as it was read, not yet checked. */
export interface Body {
    readonly mediaType: string;
    readonly kind: MediaRow["kind"];
    readonly value: unknown;
    /** Of JSON: the text that it was read from. */
    readonly text?: string;
}
export type BodyOutcome = {
    readonly ok: true;
    readonly body: Body | undefined;
} | {
    readonly ok: false;
    readonly invalid: Invalid;
};
/** Reads the parts of a multipart form. It needs a package that only documents with such forms need. */
export type ReadMultipart = (request: IncomingRequest, row: MediaRow, limits: {
    readonly bodyBytes: number;
    readonly parts: number;
    readonly faultCode: string;
}) => Promise<{
    readonly ok: true;
    readonly value: unknown;
} | {
    readonly ok: false;
    readonly invalid: Invalid;
}>;
/** How the bodies of an operation are read. */
export interface BodyReader {
    readonly readMultipart: ReadMultipart | undefined;
    readonly bodyBytes: number;
    readonly formParts: number;
    readonly faultCode: string;
}
/** Where a body's bytes are counted among those of all others. */
export interface BodyRoom {
    /** False: there is no room for so many. */
    takeRoom(bytes: number): boolean;
}
export type VerifyBody = (body: Uint8Array) => boolean | Promise<boolean>;
/** Media type, size, signature, parsing, in this order. An operation without a body leaves whatever came unread. */
export declare function readBody(route: Route, request: IncomingRequest, reader: BodyReader, room: BodyRoom, verify: VerifyBody | undefined): Promise<BodyOutcome>;
