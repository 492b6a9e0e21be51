// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export interface KeywordRule {
    keyword: string;
    appliesTo: "string" | "array" | "object" | "number";
    holds(value: unknown, param: unknown): boolean;
    message(param: unknown, value: unknown): string;
}
/** Unicode mode where the pattern allows it, as in the compiled validators. */
export declare function patternOf(source: string): RegExp;
/** Code points: a surrogate pair is one character, a lone half is one too. */
export declare function lengthOf(text: string): number;
export declare function isMultiple(value: number, step: number): boolean;
export declare const BUILT_IN_RULES: readonly KeywordRule[];
