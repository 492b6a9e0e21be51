// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Definitions, type Schema, type SchemaObject } from "./json-schema.js";
/** The values of a `const` or `enum`, when the schema is one. */
export declare function literalsOf(schema: Schema, defs: Definitions): readonly unknown[] | undefined;
/** The types that the branch could hold, or undefined when it does not say. */
export declare function typesOf(schema: Schema, defs: Definitions, depth?: number): readonly string[] | undefined;
export interface Mark {
    readonly value: unknown;
    /** The field's own schema node, for its code. */
    readonly node: SchemaObject;
}
/** Fields with one allowed value, such as `type: {const: URL}`. */
export declare function marksOf(schema: Schema, defs: Definitions): ReadonlyMap<string, Mark>;
export declare function requiredOf(schema: Schema, defs: Definitions): readonly string[];
export declare function fieldsOf(schema: Schema, defs: Definitions): ReadonlySet<string>;
