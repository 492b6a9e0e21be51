// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { KeywordRule } from "./explain-rules.js";
import { type Vocabulary } from "./explain-run.js";
import { type Schema } from "./json-schema.js";
export type { KeywordRule, Schema };
export interface Fault {
    /** RFC 6901, into the instance. */
    pointer: string;
    keyword: string;
    code: string;
    message: string;
}
export interface ExplainOptions extends Vocabulary {
    /** The code of a fault at a place that names none. */
    faultCode: string;
    maxFaults?: number;
    /** What each pointer begins with. */
    at?: string;
}
/** No faults also when the work cap was reached before one was found: the caller then speaks in general. */
export declare function explain(schema: Schema, data: unknown, options: ExplainOptions): Fault[];
/** Whether `explain` would find nothing, at the cost of the first fault only. */
export declare function isValid(schema: Schema, data: unknown, options: Vocabulary): boolean;
