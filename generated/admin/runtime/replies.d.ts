// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** The same type, which editors show by its fields and not by its name. */
export type Fields<Type> = {
    [Name in keyof Type]: Type[Name];
} & {};
/** The body of a multipart form as a handler gets it: the named members are files. */
export type WithFiles<Body, Names extends string> = {
    readonly [Name in keyof Body]: Name extends Names ? AsFile<Body[Name]> : Body[Name];
} & {};
type AsFile<Value> = Value extends undefined ? undefined : Value extends readonly unknown[] ? File[] : File;
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type AsNumber<Text extends string> = Text extends `${infer Code extends number}` ? Code : never;
export type Status1XX = AsNumber<`1${Digit}${Digit}`>;
export type Status2XX = AsNumber<`2${Digit}${Digit}`>;
export type Status3XX = AsNumber<`3${Digit}${Digit}`>;
export type Status4XX = AsNumber<`4${Digit}${Digit}`>;
export type Status5XX = AsNumber<`5${Digit}${Digit}`>;
export type Status = Status1XX | Status2XX | Status3XX | Status4XX | Status5XX;
export {};
