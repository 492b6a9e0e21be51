// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type RawParameters } from "../runtime/parameters.js";
import { type ReadNote } from "../runtime/read.js";
import type { Route } from "../runtime/route.js";
import { type Refused } from "./invalid.js";
import type { Body } from "./read-body.js";
export type DecodeOutcome = {
    readonly ok: true;
    readonly request: object;
    readonly warnings: readonly ReadNote[];
} | Refused;
/**
 * Decodes parameters and body, reads the body as its caller meant it, checks both against the contract and adds defaults. The faults of both are reported together:
 * parameters first, in the order of the document.
 */
export declare function decodeRequest(route: Route, raw: RawParameters, body: Body | undefined, faultCode: string): DecodeOutcome;
