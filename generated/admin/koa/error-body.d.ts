// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Validator } from "../runtime/validator.js";
/** What the body of an error can say. */
export interface ErrorFacts {
    readonly status: number;
    /** A word, such as `invalid` or `not-found`. */
    readonly code: string;
    /** The name of the status. */
    readonly title: string;
    /** A sentence. */
    readonly message: string;
    /** What is wrong with the single parts of a request. */
    readonly faults: readonly FaultFacts[];
}
export interface FaultFacts {
    readonly in: string;
    /** The parameter, or the place in the body, as it is named in lists of errors. */
    readonly name: string;
    readonly pointer: string;
    readonly code: string;
    readonly keyword: string;
    readonly message: string;
}
/**
 * A body that the document's own schema of an error allows, with these facts at the places whose names say that they belong
 * there. Undefined if the schema asks for something that is not known here.
 */
export declare function makeErrorBody(validator: Validator, facts: ErrorFacts): unknown;
