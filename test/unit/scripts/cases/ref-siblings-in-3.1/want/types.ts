// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Name: string;
        Person: {
            name?: components["schemas"]["Name"];
        };
        Holder: {
            short?: components["schemas"]["Name"];
            /** @description A note changes nothing. */
            described?: components["schemas"]["Name"];
            /** @enum {string} */
            one?: "a" | "abc";
            extended?: {
                age: number;
            } & components["schemas"]["Person"];
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
