// Generated from the OpenAPI document. Do not edit: change the document and generate again.
type Test = (value: string) => boolean;
/** The formats of strings that are checked, as ajv does it. Others are annotations. */
export declare const FORMATS: Readonly<Record<string, Test>>;
export {};
