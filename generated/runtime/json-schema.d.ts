// Generated from the OpenAPI document. Do not edit: change the document and generate again.
export interface SchemaObject {
    readonly $ref?: string;
    readonly $dynamicRef?: string;
    readonly type?: string | readonly string[];
    readonly const?: unknown;
    readonly enum?: readonly unknown[];
    readonly format?: string;
    readonly allOf?: readonly Schema[];
    readonly anyOf?: readonly Schema[];
    readonly oneOf?: readonly Schema[];
    readonly not?: Schema;
    readonly if?: Schema;
    readonly then?: Schema;
    readonly else?: Schema;
    readonly required?: readonly string[];
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly patternProperties?: Readonly<Record<string, Schema>>;
    readonly additionalProperties?: Schema;
    readonly unevaluatedProperties?: Schema;
    readonly propertyNames?: Schema;
    readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
    readonly dependentSchemas?: Readonly<Record<string, Schema>>;
    readonly prefixItems?: readonly Schema[];
    readonly items?: Schema;
    readonly unevaluatedItems?: Schema;
    readonly contains?: Schema;
    readonly minContains?: number;
    readonly maxContains?: number;
    readonly maxItems?: number;
    readonly minProperties?: number;
    readonly maxProperties?: number;
    readonly [keyword: string]: unknown;
}
export type Schema = boolean | SchemaObject;
export type Definitions = Readonly<Record<string, Schema>>;
/** The JSON type of a value. Whole numbers are "number" here; `matchesType` knows "integer". */
export declare function jsonType(value: unknown): string;
export declare function matchesType(type: string | readonly string[], value: unknown): boolean;
/** The name of the definition to which a `$ref` refers. */
export declare function nameInRef(ref: string): string | undefined;
/** The definition that alone decides which values match: the schema is a `$ref`, with nothing but the author's words beside it. */
export declare function onlyRef(schema: SchemaObject): string | undefined;
export declare function resolveRef(ref: string, defs: Definitions): Schema;
/**
 * The schemas that apply to every value of this one: targets of `$ref` and members of `allOf`, innermost first, the schema
 * itself last. A cycle of refs ends at a fixed depth.
 */
export declare function flattenAllOf(schema: Schema, defs: Definitions, depth?: number): readonly SchemaObject[];
