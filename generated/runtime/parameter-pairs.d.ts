// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export type Pairs = ReadonlyMap<string, readonly string[]>;
/** A plus is a space in a query, as forms and URLSearchParams write it. */
export declare function readQuery(query: string): Pairs;
export declare function readCookies(header: string): Pairs;
