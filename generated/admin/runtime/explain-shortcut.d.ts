// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Schema } from "./json-schema.js";
export type Check = (value: unknown) => boolean;
/** The generated checks, asked at most once for the same schema and value: branches of a union share many members. */
export declare class Shortcuts {
    #private;
    constructor(checks: ReadonlyMap<string, Check>);
    /** Whether the value is valid; undefined if no generated check knows. */
    isValid(schema: Schema, value: unknown): boolean | undefined;
}
