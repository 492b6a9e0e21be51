// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Schema } from "./json-schema.js";
import type { ReadPlan } from "./read-plan.js";
/** Something that was read otherwise than it was sent. */
export interface ReadNote {
    /** RFC 6901, into the value as it was sent. */
    readonly pointer: string;
    readonly message: string;
}
export interface ReadResult {
    /** What the caller should change, although the value was read. */
    readonly warnings: readonly ReadNote[];
    /** What makes the value ambiguous, so that it is refused. */
    readonly faults: readonly ReadNote[];
    /** The pointer into the value as it was sent, for a pointer into the value as it was read. */
    sentPointer(pointer: string): string;
}
/** The result for a value in which nothing had to be changed. */
export declare const AS_SENT: ReadResult;
/** Reads values by the plans of one document. */
export declare class ValueReader {
    #private;
    /** `findCheck` gives the functions of the schemas in the plans. */
    constructor(plans: Readonly<Record<string, ReadPlan>>, findCheck?: FindCheck);
    /** Changes the value in place. */
    read(plan: string, value: unknown): ReadResult;
}
type Check = (value: unknown) => boolean;
type FindCheck = (schema: Schema) => Check | undefined;
/** `""`, `null`, `{}` and `[]`. */
export declare function isEmpty(value: unknown): boolean;
export {};
