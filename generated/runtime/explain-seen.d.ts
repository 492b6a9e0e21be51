// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export declare class Seen {
    private keys;
    private indexes;
    private everyKey;
    private prefix;
    static everything(): Seen;
    addKey(key: string): void;
    addEveryKey(): void;
    /** The first `length` items; Infinity for all. */
    addPrefix(length: number): void;
    addIndex(index: number): void;
    merge(other: Seen): void;
    hasKey(key: string): boolean;
    hasIndex(index: number): boolean;
}
/** Shared and never written to: what a schema that looks at nothing has seen. */
export declare const NOTHING_SEEN: Seen;
export declare const ALL_SEEN: Seen;
