// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { FaultTree, RawFault } from "./explain-tree.js";
import { type Definitions, type SchemaObject } from "./json-schema.js";
/** "a", "a or b", "a, b or c". */
export declare function joinWords(words: readonly string[], last: "or" | "and"): string;
export declare function count(amount: number, unit: string): string;
export declare function mustBeOfType(type: string | readonly string[]): string;
export declare function mustBeOneOf(values: readonly unknown[]): string;
export declare function mustMatch(pattern: string): string;
export declare const REQUIRED = "is required";
export declare const UNKNOWN_FIELD = "is not a known field";
export declare const NOT_ALLOWED = "is not allowed here";
/** The author's message for a keyword of this schema. A single `x-message: "…"`, or its `default`, is for every keyword. */
export declare function ownMessage(schema: SchemaObject, keyword: string): string | undefined;
/** The code of a fault for which no schema names one: that of the plug-in, or else the keyword as `max-length`. */
export declare const standardCode: (faultCode: string, keyword: string) => string;
/** The message of a fault: for an absent field, the author's message for `required` of the field, or else of the object. */
export declare function getMessage(fault: RawFault, tree: FaultTree, defs: Definitions): string;
/**
 * The result code of a fault: the nearest `x-code` among the schemas of the same value, innermost first. A field never
 * takes the code of the object that contains it.
 */
export declare function getCode(fault: RawFault, tree: FaultTree, defs: Definitions): string | undefined;
