// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type BodyRow } from "./call-body.js";
import type { encodeParameters, ParameterRow } from "./parameters.js";
/** What an answer of one status is, for whoever must tell it from one that is not the service's. */
export interface AnswerRow {
    /** Its media types, unless it is JSON. */
    readonly media?: readonly string[];
    /** The members that its JSON always has, and theirs as `member/inner`. */
    readonly needs?: readonly string[];
    /** The values that can stand in the member which says what became of the call. */
    readonly codes?: readonly string[];
}
/**
 * An operation as the client calls it; `parameters` and `bodies` stand only where the standard way of writing values is
 * not the document's.
 */
export interface CallRow {
    readonly method: string;
    readonly path: string;
    /** What the caller gives beside headers. */
    readonly takes?: readonly ("path" | "query" | "cookie" | "body")[];
    /** The header parameters by name. */
    readonly headers?: readonly string[];
    /** The schemes of the first way to show who calls; absent where nobody is asked. */
    readonly security?: readonly string[];
    /** By status, `4XX` or `default`. */
    readonly answers?: {
        readonly [status: string]: AnswerRow;
    };
    readonly parameters?: readonly ParameterRow[];
    /** The documented bodies, the first of which is sent unless the call names another as its content type. */
    readonly bodies?: {
        readonly [mediaType: string]: BodyRow;
    };
}
/** openapi-fetch's `request`, seen without the types of one document. */
interface Requester {
    request(...call: never): Promise<unknown>;
}
/** Handed in by tables that need it: most do not, and it is the larger part of what a browser would load. */
export type Encode = typeof encodeParameters;
/** One function for each row of the table. */
export declare function makeCalls<Calls>(rows: Readonly<Record<string, CallRow>>, client: Requester, encode?: Encode): Calls;
export {};
