// Generated from the OpenAPI document. Do not edit: change the document and generate again.
type Test = (value: string) => boolean;
/** The string formats that are checked. Others are annotations. */
export declare const FORMATS: Readonly<Record<string, Test>>;
export {};
