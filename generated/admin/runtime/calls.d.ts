// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { encodeParameters, ParameterRow } from "./parameters.js";
/** How a body of a media type is written. */
export interface BodyRow {
    readonly kind: "json" | "form" | "multipart" | "text" | "bytes";
    readonly fields?: readonly ParameterRow[];
}
/** A response of one status, as far as is needed to recognise that it comes from the service and not from a proxy. */
export interface AnswerRow {
    /** Its media types, unless it is JSON. */
    readonly media?: readonly string[];
    /** The members that its JSON always has, and their own members as `member/inner`. */
    readonly needs?: readonly string[];
    /** The values of the member that says how the call ended. */
    readonly codes?: readonly string[];
}
/**
 * An operation as the client calls it. `parameters` and `bodies` are present only if the document does not use the standard
 * styles.
 */
export interface CallRow {
    readonly method: string;
    readonly path: string;
    /** The arguments of the call, besides headers. */
    readonly takes?: readonly ("path" | "query" | "cookie" | "body")[];
    /** The names of the header parameters. */
    readonly headers?: readonly string[];
    /** The schemes of the first security requirement; absent if no credentials are required. */
    readonly security?: readonly string[];
    /** The schemes of each further security requirement. */
    readonly otherSecurity?: readonly (readonly string[])[];
    /** By status, `4XX` or `default`. */
    readonly answers?: {
        readonly [status: string]: AnswerRow;
    };
    readonly parameters?: readonly ParameterRow[];
    /** The documented bodies. The first is sent unless the call has another content type. */
    readonly bodies?: {
        readonly [mediaType: string]: BodyRow;
    };
}
/** The `request` function of openapi-fetch, without the types of a document. */
interface Requester {
    request(...call: never): Promise<unknown>;
}
/** Passed in only if it is needed: most documents do not need it, and it is the larger part of what a browser loads. */
export type Encode = typeof encodeParameters;
/** One function for each row of the table. */
export declare function makeCalls<Calls>(rows: Readonly<Record<string, CallRow>>, client: Requester, encode?: Encode): Calls;
export {};
