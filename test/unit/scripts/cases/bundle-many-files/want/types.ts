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
        Thing: Thing;
        part: part;
        whole: whole;
        Kind: Kind;
        Big: Big;
        Small: Small;
        same: same;
        local: local;
        same2: same2;
        Kind1: Kind1;
        Kind2: Kind2;
    };
    responses: {
        /** @description ok */
        Things: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Thing[];
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
        Limit: same;
    };
    requestBodies: {
        thing: {
            content: {
                "application/json": Thing;
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
                    "application/json": local;
                };
            };
        };
    };
}
export type Thing = {
    /** @example "x" */
    name: string;
    parent?: Thing;
    part?: part;
    first?: whole;
    kind?: Kind;
};
export type part = {
    whole: Thing;
};
export type whole = Thing;
export type Kind = Kind1 | Kind2;
export type Big = {
    is: string;
    size?: number;
};
export type Small = {
    is: string;
};
export type same = number;
export type local = {
    one?: same2;
    two?: same;
};
export type same2 = string;
export type Kind1 = Big & {
    /**
     * @example "big"
     * @enum {string}
     */
    is: "big";
};
export type Kind2 = Small & {
    /**
     * @example "small"
     * @enum {string}
     */
    is: "small";
};
