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
        Id: Id;
        User: User;
        UserRequest: UserRequest;
        Address: Address;
        AddressRequest: AddressRequest;
        Admin: Admin;
        AdminRequest: AdminRequest;
        Plain: Plain;
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
                "application/json": AdminRequest[];
            };
        };
        responses: {
            /** @description replaced */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Admin[];
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
                "application/json": UserRequest;
            };
        };
        responses: {
            /** @description added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
        };
    };
}
export type Id = number;
export type User = {
    id: Id;
    name: string;
    address: Address;
    friends?: User[];
};
export type UserRequest = {
    name: string;
    password: string;
    address: AddressRequest;
    friends?: UserRequest[];
};
export type Address = {
    city: string;
    readonly checked: boolean;
};
export type AddressRequest = {
    city: string;
};
export type Admin = User & {
    /** Format: date */
    readonly since: string;
    rights: string[];
};
export type AdminRequest = UserRequest & {
    rights: string[];
};
export type Plain = {
    a?: string;
};
