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
/** @description At most 5 characters. */
export type Name = string;
export type Person = {
    /** @description At most 5 characters. */
    name?: Name;
};
export type Holder = {
    /** @description At most 2 characters. */
    short?: Name;
    /**
     * @description A note changes nothing.
     *
     *     At most 5 characters.
     */
    described?: Name;
    /**
     * @example "a"
     * @enum {string}
     */
    one?: "a" | "abc";
    extended?: {
        age: number;
    } & Person;
};
