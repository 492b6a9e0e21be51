// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/odd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOdd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Odd: Odd;
        Reffed: Reffed;
        "Generic<Item>[]": GenericItem;
        "com.example-Item_1": ComExampleItem1;
        class: Class;
        "Gr\u00F6\u00DFe": Größe;
        constructor: Constructor;
        Users: Users;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listOdd: {
        parameters: {
            query?: {
                filter?: {
                    constructor?: number;
                    toString?: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type Odd = {
    7?: number;
    "with space"?: number;
    "quote\"and\\slash"?: number;
    "it's"?: number;
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
export type Reffed = {
    $ref?: Odd;
};
export type GenericItem = ComExampleItem1[];
export type ComExampleItem1 = {
    list?: GenericItem;
};
export type Class = string;
export type Größe = number;
export type Constructor = {
    hasOwnProperty: boolean;
};
export type Users = {
    c?: Constructor;
    g?: Größe;
    h?: Größe;
    k?: Class;
};
