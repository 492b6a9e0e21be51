// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/things": {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listThings"];
        put?: never;
        post: operations["addThing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInner"];
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
        Thing: {
            name: string;
            parent?: components["schemas"]["Thing"];
            part?: components["schemas"]["part"];
            first?: components["schemas"]["whole"];
            kind?: components["schemas"]["Kind"];
        };
        part: {
            whole: components["schemas"]["Thing"];
        };
        whole: components["schemas"]["Thing"];
        Kind: (components["schemas"]["Big"] & {
            /** @enum {string} */
            is: "big";
        }) | (components["schemas"]["Small"] & {
            /** @enum {string} */
            is: "small";
        });
        Big: {
            is: string;
            size?: number;
        };
        Small: {
            is: string;
        };
        same: number;
        local: {
            one?: components["schemas"]["same2"];
            two?: components["schemas"]["same"];
        };
        same2: string;
    };
    responses: {
        /** @description ok */
        Things: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Thing"][];
            };
        };
        /** @description refused */
        a_b: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        Limit: components["schemas"]["same"];
    };
    requestBodies: {
        thing: {
            content: {
                "application/json": components["schemas"]["Thing"];
            };
        };
    };
    headers: {
        count: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listThings: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Things"];
            400: components["responses"]["a_b"];
        };
    };
    addThing: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["thing"];
        responses: {
            /** @description done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getInner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    "X-Count": components["headers"]["count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["local"];
                };
            };
        };
    };
}
