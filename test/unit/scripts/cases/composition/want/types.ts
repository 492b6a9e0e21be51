// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Base: Base;
        Strict: Strict;
        StrictBeside: StrictBeside;
        StrictFar: StrictFar;
        Extended: Extended;
        Contact: Contact;
        Choice: Choice;
        Inner: Inner;
        AtLeastOne: AtLeastOne;
        Hull: Hull;
        TypedHull: TypedHull;
        Both: Both;
        NotThis: NotThis;
        NotTogether: NotTogether;
        Conditional: Conditional;
        Single: Single;
        Mixed: Mixed;
        MixedDeep: MixedDeep;
        Constant: Constant;
        Anything: Anything;
        Open: Open;
        Nothing: Nothing;
        Holder: Holder;
        Undescribed: Undescribed;
        Contact1: Contact1;
        Contact2: Contact2;
        Choice1: Choice1;
        Choice2: Choice2;
        Inner1: Inner1;
        Inner2: Inner2;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
export type Base = {
    id?: number;
    name?: string;
};
export type Strict = Base & {
    id: number;
};
export type StrictBeside = Base & {
    name: string;
};
export type StrictFar = Extended & {
    id: number;
};
export type Extended = Base & {
    extra: boolean;
};
export type Contact = {
    name: string;
} & (Contact1 | Contact2);
export type Choice = {
    kind?: string;
} & (Choice1 | Choice2);
export type Inner = Inner1 | Inner2;
export type AtLeastOne = {
    a?: number;
    b?: number;
};
export type Hull = string;
export type TypedHull = string | number;
export type Both = (Base | string) & (Record<string, unknown> | number);
export type NotThis = string;
export type NotTogether = {
    a?: number;
    b?: number;
};
export type Conditional = {
    country: string;
    zip?: string;
};
export type Single = Base;
/** @enum {unknown} */
export type Mixed = 1 | "1" | true | null | 1.5;
export type MixedDeep = unknown;
export type Constant = unknown;
export type Anything = unknown;
export type Open = unknown;
export type Nothing = never;
export type Holder = {
    any?: Anything;
    open?: Open;
    never?: Nothing;
    no?: never;
    yes?: unknown;
};
export type Undescribed = {
    a?: number;
    ghost: unknown;
};
export type Contact1 = {
    email: string;
};
export type Contact2 = {
    phone: string;
};
export type Choice1 = {
    a: number;
};
export type Choice2 = {
    b: number;
};
export type Inner1 = Base & {
    a: unknown;
    id: number;
};
export type Inner2 = {
    a: number;
    c?: number;
} & {
    id: unknown;
};
