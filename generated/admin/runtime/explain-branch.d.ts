// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { Evaluated } from "./explain-tree.js";
import type { Walk } from "./explain-walk.js";
import { type Definitions, type Schema, type SchemaObject } from "./json-schema.js";
/** Why a value matches no branch. */
export type Mismatch = 
/** The faults of this branch say it. */
{
    readonly kind: "branch";
    readonly branch: Schema;
}
/** The value is none of those that the branches allow; of a field, where the branches differ by it. */
 | {
    readonly kind: "values";
    readonly values: readonly unknown[];
    readonly field?: string;
    readonly schema: SchemaObject;
} | {
    readonly kind: "types";
    readonly types: readonly string[];
}
/** Fields that every branch requires. */
 | {
    readonly kind: "required";
    readonly fields: readonly string[];
}
/** Sets of fields of which one is required. */
 | {
    readonly kind: "alternatives";
    readonly sets: readonly (readonly string[])[];
};
export interface ExplainedMismatch {
    readonly mismatch: Mismatch;
    /** What the branches have looked at, for the keywords beside the union. */
    readonly evaluated: Evaluated;
}
export declare function explainMismatch(walk: Walk, branches: readonly Schema[], data: unknown): ExplainedMismatch;
export declare function requiredFields(schema: Schema, defs: Definitions): readonly string[];
