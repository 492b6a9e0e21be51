// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Base: {
            id?: number;
            name?: string;
        };
        Strict: components["schemas"]["Base"] & {
            id: number;
        };
        StrictBeside: components["schemas"]["Base"] & {
            name: string;
        };
        StrictFar: components["schemas"]["Extended"] & {
            id: number;
        };
        Extended: components["schemas"]["Base"] & {
            extra: boolean;
        };
        Contact: {
            name: string;
        } & ({
            email: string;
        } | {
            phone: string;
        });
        Choice: {
            kind?: string;
        } & ({
            a: number;
        } | {
            b: number;
        });
        Inner: (components["schemas"]["Base"] & {
            a: unknown;
            id: number;
        }) | ({
            a: number;
            c?: number;
        } & {
            id: unknown;
        });
        AtLeastOne: {
            a?: number;
            b?: number;
        };
        Hull: string;
        TypedHull: string | number;
        Both: (components["schemas"]["Base"] | string) & (Record<string, unknown> | number);
        NotThis: string;
        NotTogether: {
            a?: number;
            b?: number;
        };
        Conditional: {
            country: string;
            zip?: string;
        };
        Single: components["schemas"]["Base"];
        /** @enum {unknown} */
        Mixed: 1 | "1" | true | null | 1.5;
        MixedDeep: unknown;
        Constant: unknown;
        Anything: unknown;
        Open: unknown;
        Nothing: never;
        Holder: {
            any?: components["schemas"]["Anything"];
            open?: components["schemas"]["Open"];
            never?: components["schemas"]["Nothing"];
            no?: never;
            yes?: unknown;
        };
        Undescribed: {
            a?: number;
            ghost: unknown;
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
