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
        Pet: Pet;
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
                "application/json": Pet;
            };
        };
        responses: {
            /** The new pet */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddPetResponse201;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
export type Pet = {
    /** @example "Tom" */
    name: string;
    /** @example 4 */
    age?: number;
};
/** The new pet */
export type AddPetResponse201 = {
    /** @example 7 */
    id: number;
    /** @example "new" */
    tag?: string;
};
