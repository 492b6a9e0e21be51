// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export interface KeywordRule {
    keyword: string;
    appliesTo: "string" | "array" | "object" | "number";
    holds(value: unknown, param: unknown): boolean;
    message(param: unknown, value: unknown): string;
    /** Keywords whose fault is left out if this one is broken too, because it would say the same less exactly. */
    covers?: readonly string[];
}
/** Unicode mode where the pattern allows it, as in the generated checks. */
export declare function compilePattern(source: string): RegExp;
export declare const BUILT_IN_RULES: readonly KeywordRule[];
