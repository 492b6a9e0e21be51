// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["replaceUsers"];
        post: operations["addUser"];
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
        Id: number;
        User: {
            id: components["schemas"]["Id"];
            name: string;
            address: components["schemas"]["Address"];
            friends?: components["schemas"]["User"][];
        };
        UserRequest: {
            name: string;
            password: string;
            address: components["schemas"]["AddressRequest"];
            friends?: components["schemas"]["UserRequest"][];
        };
        Address: {
            city: string;
            readonly checked: boolean;
        };
        AddressRequest: {
            city: string;
        };
        Admin: components["schemas"]["User"] & {
            /** Format: date */
            readonly since: string;
            rights: string[];
        };
        AdminRequest: components["schemas"]["UserRequest"] & {
            rights: string[];
        };
        Plain: {
            a?: string;
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
    replaceUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRequest"][];
            };
        };
        responses: {
            /** @description replaced */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Admin"][];
                };
            };
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRequest"];
            };
        };
        responses: {
            /** @description added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
}
