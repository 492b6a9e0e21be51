// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Name: Name;
        Person: Person;
        Holder: Holder;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Name = string;
export type Person = {
    name?: Name;
};
export type Holder = {
    short?: Name;
    /** @description A note changes nothing. */
    described?: Name;
    /** @enum {string} */
    one?: "a" | "abc";
    extended?: {
        age: number;
    } & Person;
};
