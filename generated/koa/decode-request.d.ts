// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type RawParameters } from "../runtime/parameters.js";
import type { Route } from "../runtime/route.js";
import type { Invalid } from "./call.js";
import type { Body } from "./read-body.js";
export type DecodeOutcome = {
    readonly ok: true;
    readonly request: object;
} | {
    readonly ok: false;
    readonly invalid: Invalid;
};
/**
 * Parameters and body, checked against the contract, with defaults put in. All faults of both are told at once: parameters
 * first, as the document lists them.
 */
export declare function decodeRequest(route: Route, raw: RawParameters, body: Body | undefined, faultCode: string): DecodeOutcome;
