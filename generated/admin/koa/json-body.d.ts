// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export type ParsedJson = {
    readonly ok: true;
    readonly value: unknown;
    readonly text: string;
} | {
    readonly ok: false;
};
/**
 * Parses bytes as JSON. A byte order mark is skipped (RFC 8259 allows it). If an object repeats a name, the last value
 * counts, as everywhere in JavaScript.
 */
export declare function parseJson(bytes: Buffer): ParsedJson;
/**
 * Finds members named `__proto__`. Code that copies objects member by member would change a prototype by them, and a schema
 * that allows any name does not refuse them. The value is searched only if its text can contain the name.
 */
export declare function findPrototypeNames(text: string, value: unknown): string[];
