// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Tree: {
            value: number;
            left?: components["schemas"]["Tree"];
            children?: components["schemas"]["Tree"][];
            byName?: {
                [key: string]: components["schemas"]["Tree"];
            };
        };
        Person: {
            employer?: components["schemas"]["Company"];
        };
        Company: {
            name: string;
            staff?: components["schemas"]["Person"][];
        };
        Json: (string | number | boolean | null) | ListOf<"Json"> | {
            [key: string]: components["schemas"]["Json"];
        };
        List: null | {
            head: number;
            tail: components["schemas"]["List"];
        };
        Nested: ListOf<"Nested">;
        Expression: string | ListOf<"ExpressionItem">;
        Rows: ListOf<"Cell"> | null;
        Cell: number | components["schemas"]["Rows"];
        ExpressionItem: components["schemas"]["Expression"] | number;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
/** An array of a component that itself contains such arrays. */
export interface ListOf<Name extends keyof components["schemas"]> extends Array<components["schemas"][Name]> {}
