// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Bounds: Bounds;
        Patterns: Patterns;
        Formats: Formats;
        EmptyLists: EmptyLists;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Bounds = {
    above?: number;
    below?: number;
    /** @description At least 1. */
    notExclusive?: number;
    aloneIsNothing?: number;
    newStyle?: number;
    step?: number;
    /** Format: int32 */
    int32?: number;
    /** @description 1 to 2 characters. */
    characters?: string;
};
export type Patterns = {
    /** @description Pattern: `^[\w\-\.]+@:=$`. */
    escapes?: string;
    /** @description Pattern: `^\{a\}$`. */
    braces?: string;
    /** @description Pattern: `(?i:^abc$)`. */
    caseless?: string;
    /** @description Pattern: `^abc$`. */
    anchors?: string;
    /** @description Pattern: `^\p{Lu}+$`. */
    unicode?: string;
    /** @description Pattern: `^[\p{L}\-]+$`. */
    letters?: string;
    /** @description Pattern: `b`. */
    unanchored?: string;
    /** @description Pattern: `^a/b\/c$`. */
    slash?: string;
};
export type Formats = {
    /** Format: date */
    date?: string;
    /** Format: date-time */
    dateTime?: string;
    /** Format: uuid */
    uuid?: string;
    /** Format: email */
    email?: string;
    /** Format: uri */
    uri?: string;
    /** Format: ipv4 */
    ipv4?: string;
    /** Format: byte */
    byte?: string;
    /** Format: binary */
    binary?: Blob;
    /** Format: x-own-format */
    unknown?: string;
    /** Format: date */
    number?: number;
};
export type EmptyLists = {
    enum?: never;
    anyOf?: string;
    properties?: Record<string, unknown>;
};
