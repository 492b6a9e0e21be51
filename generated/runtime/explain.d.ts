// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Vocabulary } from "./explain-walk.js";
import { type Schema } from "./json-schema.js";
import type { KeywordRule } from "./keyword-rules.js";
export type { KeywordRule, Schema };
export interface Fault {
    /** RFC 6901, into the value. */
    pointer: string;
    keyword: string;
    code: string;
    message: string;
}
export interface ExplainOptions extends Vocabulary {
    /** The code of a fault for which no schema names one. Empty: the keyword. */
    faultCode: string;
    maxFaults?: number;
    /** How many schemas may be applied to find the faults. */
    maxSteps?: number;
    /** What each pointer begins with. */
    at?: string;
}
/** The list is also empty if the steps ran out before a fault was found. */
export declare function explain(schema: Schema, data: unknown, options: ExplainOptions): Fault[];
