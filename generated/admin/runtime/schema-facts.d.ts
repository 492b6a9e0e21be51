// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Definitions, type Schema, type SchemaObject } from "./json-schema.js";
/** The values of a `const` or `enum`, if the schema has one. */
export declare function allowedValues(schema: Schema, defs: Definitions): readonly unknown[] | undefined;
/** The types that a value of the schema can have, or undefined if the schema does not say. */
export declare function possibleTypes(schema: Schema, defs: Definitions, depth?: number): readonly string[] | undefined;
export interface Tag {
    readonly value: unknown;
    /** The schema of the field, for its code. */
    readonly schema: SchemaObject;
}
/** Fields with one allowed value, such as `type: {const: URL}`. */
export declare function tagFields(schema: Schema, defs: Definitions): ReadonlyMap<string, Tag>;
export declare const requiredFields: (schema: Schema, defs: Definitions) => readonly string[];
