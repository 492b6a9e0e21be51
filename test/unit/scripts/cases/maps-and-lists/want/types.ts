// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Map: {
            [key: string]: number;
        };
        MapNoType: {
            [key: string]: number;
        };
        FreeMap: {
            [key: string]: unknown;
        };
        FreeMapEmpty: {
            [key: string]: unknown;
        };
        Bare: Record<string, unknown>;
        Closed: {
            a?: number;
        };
        Empty: Record<string, unknown>;
        NamedAndMore: {
            name: string;
        } & {
            [key: string]: unknown;
        };
        Patterns: {
            [key: string]: number | string;
        };
        PatternAndNamed: {
            n_1?: unknown;
        } & {
            [key: string]: unknown;
        };
        Names: Record<string, unknown>;
        Pair: [
            string,
            number
        ];
        OpenTuple: (string | number)[];
        LooseTuple: unknown[];
        Contains: (number | string)[];
        Unique: Record<string, unknown>[];
        NoItems: unknown[];
        Dependent: {
            card?: string;
            code?: string;
            zip?: string;
        };
        OldDependencies: {
            a?: number;
            b?: number;
        };
        Base: {
            a?: number;
        };
        UnevaluatedAllOf: {
            b?: number;
        } & components["schemas"]["Base"];
        UnevaluatedOneOf: {
            x: number;
        } | {
            y: number;
        };
        UnevaluatedRef: components["schemas"]["Base"];
        UnevaluatedDependent: {
            a?: number;
        };
        UnevaluatedIf: Record<string, unknown>;
        UnevaluatedItems: unknown[];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
