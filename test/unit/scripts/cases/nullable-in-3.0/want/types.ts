// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Named: {
            name: string;
        };
        /** @enum {string} */
        Colour: "red" | "blue";
        Forms: {
            typed?: string | null;
            number?: number | null;
            /** @enum {string} */
            listed?: "a" | "b" | null;
            /** @enum {string} */
            listedWithNull?: "a" | null;
            listedUntyped?: ("a" | 1) | null;
            wrapped?: components["schemas"]["Named"] | null;
            wrappedTyped?: components["schemas"]["Named"] | null;
            /** @description The colour, if any. */
            wrappedEnum?: components["schemas"]["Colour"] | null;
            oneOf?: (components["schemas"]["Named"] | number) | null;
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
            ref?: components["schemas"]["Named"];
        };
        NullableComponent: {
            name: string;
        } | null;
        Holder: {
            inner?: components["schemas"]["NullableComponent"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
