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
    notExclusive?: number;
    aloneIsNothing?: number;
    newStyle?: number;
    step?: number;
    /** Format: int32 */
    int32?: number;
    characters?: string;
};
export type Patterns = {
    escapes?: string;
    braces?: string;
    caseless?: string;
    anchors?: string;
    unicode?: string;
    letters?: string;
    unanchored?: string;
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
