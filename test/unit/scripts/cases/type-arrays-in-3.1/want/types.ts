// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Forms: Forms;
        Named: Named;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Forms = {
    /** @description At most 3 characters. At least 5. */
    two?: string | number;
    orNull?: string | null;
    one?: boolean;
    objectOrNull?: {
        a: number;
    } | null;
    arrayOrText?: number[] | string;
    onlyNull?: null;
    /**
     * @example "a"
     * @enum {string}
     */
    enumOrNull?: "a" | null;
    refOrNull?: Named | null;
    /**
     * @example 7
     * @enum {number}
     */
    constant?: 7;
    /** @enum {unknown} */
    constantNull?: null;
};
export type Named = {
    name: string;
};
