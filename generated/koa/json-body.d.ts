// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export type ParsedJson = {
    readonly ok: true;
    readonly value: unknown;
    readonly text: string;
} | {
    readonly ok: false;
};
/**
 * Bytes as JSON. A byte order mark is skipped (RFC 8259 allows it). Of a name that an object repeats the last value counts,
 * as everywhere in JavaScript.
 */
export declare function parseJson(bytes: Buffer): ParsedJson;
/** Asked only of a value that the schema refuses: one that it accepts cannot be that deep. */
export declare function isTooDeep(value: unknown): boolean;
/**
 * Where an object has a member named `__proto__`. JSON knows no such trap, but code that copies objects member by member
 * falls into it, and a map that takes any name would let it through. The value is only looked at when its text can hold
 * the name.
 */
export declare function prototypeNames(text: string, value: unknown): string[];
