// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addPet"];
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
        Pet: (components["schemas"]["Cat"] & {
            /** @enum {string} */
            kind: "cat" | "kitten";
        }) | components["schemas"]["Dog"] | (components["schemas"]["com.example.Bird"] & {
            /** @enum {string} */
            kind: "bird";
        });
        Cat: {
            kind: string;
            lives: number;
        };
        Dog: {
            /** @enum {string} */
            kind: "dog";
            tricks?: string[];
        };
        "com.example.Bird": components["schemas"]["Kinded"] & {
            wings?: number;
        };
        Kinded: {
            /** @enum {string} */
            kind?: "cat" | "kitten" | "dog" | "bird";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    addPet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Pet"];
            };
        };
        responses: {
            /** @description added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pet"];
                };
            };
        };
    };
}
