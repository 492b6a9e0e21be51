// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Map: Map;
        MapNoType: MapNoType;
        FreeMap: FreeMap;
        FreeMapEmpty: FreeMapEmpty;
        Bare: Bare;
        Closed: Closed;
        Empty: Empty;
        NamedAndMore: NamedAndMore;
        Patterns: Patterns;
        PatternAndNamed: PatternAndNamed;
        Names: Names;
        Pair: Pair;
        OpenTuple: OpenTuple;
        LooseTuple: LooseTuple;
        Contains: Contains;
        Unique: Unique;
        NoItems: NoItems;
        Dependent: Dependent;
        OldDependencies: OldDependencies;
        Base: Base;
        UnevaluatedAllOf: UnevaluatedAllOf;
        UnevaluatedOneOf: UnevaluatedOneOf;
        UnevaluatedRef: UnevaluatedRef;
        UnevaluatedDependent: UnevaluatedDependent;
        UnevaluatedIf: UnevaluatedIf;
        UnevaluatedItems: UnevaluatedItems;
        UnevaluatedOneOf1: UnevaluatedOneOf1;
        UnevaluatedOneOf2: UnevaluatedOneOf2;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Map = {
    [key: string]: number;
};
export type MapNoType = {
    [key: string]: number;
};
export type FreeMap = {
    [key: string]: unknown;
};
export type FreeMapEmpty = {
    [key: string]: unknown;
};
export type Bare = Record<string, unknown>;
export type Closed = {
    a?: number;
};
export type Empty = Record<string, unknown>;
export type NamedAndMore = {
    name: string;
} & {
    [key: string]: unknown;
};
export type Patterns = {
    [key: string]: number | string;
};
export type PatternAndNamed = {
    /** @description At most 5. */
    n_1?: unknown;
} & {
    [key: string]: unknown;
};
/** @description 1 to 2 fields. */
export type Names = Record<string, unknown>;
/** @description At least 2 items. */
export type Pair = [
    string,
    number
];
export type OpenTuple = (string | number)[];
export type LooseTuple = unknown[];
export type Contains = (number | string)[];
export type Unique = Record<string, unknown>[];
export type NoItems = unknown[];
export type Dependent = {
    card?: string;
    code?: string;
    zip?: string;
};
export type OldDependencies = {
    a?: number;
    b?: number;
};
export type Base = {
    a?: number;
};
export type UnevaluatedAllOf = {
    b?: number;
} & Base;
export type UnevaluatedOneOf = UnevaluatedOneOf1 | UnevaluatedOneOf2;
export type UnevaluatedRef = Base;
export type UnevaluatedDependent = {
    a?: number;
};
export type UnevaluatedIf = Record<string, unknown>;
export type UnevaluatedItems = unknown[];
export type UnevaluatedOneOf1 = {
    x: number;
};
export type UnevaluatedOneOf2 = {
    y: number;
};
