// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type BodyRow } from "./call-body.js";
import { type ParameterRow } from "./parameters.js";
/** An operation as the client calls it; rows stand only where the standard way of writing values is not the document's. */
export interface CallRow {
    readonly method: string;
    readonly path: string;
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
/** One function for each row of the table. */
export declare function makeCalls<Calls>(rows: Readonly<Record<string, CallRow>>, client: Requester): Calls;
export {};
