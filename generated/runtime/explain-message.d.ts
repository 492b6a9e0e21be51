// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { SchemaObject } from "./json-schema.js";
export declare function quote(value: unknown): string;
/** "a", "a or b", "a, b or c". */
export declare function joinWords(words: readonly string[], last: "or" | "and"): string;
export declare function count(amount: number, unit: string): string;
export declare function mustBeOfType(type: string | readonly string[]): string;
export declare function mustBeOneOf(values: readonly unknown[]): string;
export declare function mustMatch(pattern: string): string;
export declare const REQUIRED = "is required";
export declare const UNKNOWN_FIELD = "is not a known field";
export declare const NOT_ALLOWED = "is not allowed here";
/** The author's own words for a keyword of this node: `x-message: {maxLength: "…"}`. */
export declare function messageForKeyword(node: SchemaObject, keyword: string): string | undefined;
/** The same, where a single `x-message: "…"` (or its `default`) speaks for every keyword of the node. */
export declare function ownMessage(node: SchemaObject, keyword: string): string | undefined;
