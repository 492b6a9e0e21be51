// Generated from the OpenAPI document. Do not edit: change the document and generate again.
type Test = (value: string) => boolean;
/** String formats that are checked; any other is taken as a remark. */
export declare const FORMATS: Readonly<Record<string, Test>>;
export {};
