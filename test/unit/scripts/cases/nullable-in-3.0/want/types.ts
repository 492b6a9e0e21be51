// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Named: Named;
        Colour: Colour;
        Forms: Forms;
        NullableComponent: NullableComponent;
        Holder: Holder;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Named = {
    name: string;
};
/** @enum {string} */
export type Colour = "red" | "blue";
export type Forms = {
    /** @description At most 3 characters. */
    typed?: string | null;
    /** @description At least 1. */
    number?: number | null;
    /**
     * @example "a"
     * @enum {string}
     */
    listed?: "a" | "b" | null;
    /**
     * @example "a"
     * @enum {string}
     */
    listedWithNull?: "a" | null;
    listedUntyped?: ("a" | 1) | null;
    wrapped?: Named | null;
    wrappedTyped?: Named | null;
    /** @description The colour, if any. */
    wrappedEnum?: Colour | null;
    oneOf?: (Named | number) | null;
    anyOf?: (string | number) | null;
    not?: string | null;
    untyped?: unknown;
    object?: {
        a: number;
    } | null;
    array?: (string | null)[] | null;
    map?: {
        [key: string]: number | null;
    };
    notNullable?: string;
    ref?: Named;
};
export type NullableComponent = {
    name: string;
} | null;
export type Holder = {
    inner?: NullableComponent;
};
