// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Odd: {
            7?: number;
            "with space"?: number;
            "quote\"and\\slash"?: number;
            "it's"?: number;
            __proto__: number;
            constructor: number;
            toString?: number;
            "gr\u00F6\u00DFe"?: number;
            /** @description a comment *\/ early */
            "*/ ends"?: number;
            "`${1}`"?: number;
            "new\nline"?: number;
            $ref?: number;
            ""?: number;
            "a/b~c"?: number;
            default?: number;
            properties?: number;
            "\uD83D\uDE00"?: number;
        };
        Reffed: {
            $ref?: components["schemas"]["Odd"];
        };
        "Generic<Item>[]": components["schemas"]["com.example-Item_1"][];
        "com.example-Item_1": {
            list?: components["schemas"]["Generic<Item>[]"];
        };
        class: string;
        "Gr\u00F6\u00DFe": number;
        constructor: {
            hasOwnProperty: boolean;
        };
        Users: {
            c?: components["schemas"]["constructor"];
            g?: components["schemas"]["Gr\u00F6\u00DFe"];
            h?: components["schemas"]["Gr\u00F6\u00DFe"];
            k?: components["schemas"]["class"];
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
