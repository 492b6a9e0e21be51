// Generated from the OpenAPI document. Do not edit: change the document and generate again.
/** With a type of its own: the declarations of a package that bundles this file name no package that it does not have. */
export declare const fullFormats: Readonly<Record<string, unknown>>;
export declare function ajvRequire(name: string): unknown;
/** What ajv says of a refused value. */
export interface AjvError {
    readonly instancePath: string;
    readonly schemaPath: string;
    readonly keyword: string;
    readonly params: Readonly<Record<string, unknown>>;
}
/** Adds the errors of a schema that was called for a part of the value, at the place of that part. */
export declare function childErrors(errors: AjvError[] | null, inner: readonly AjvError[] | null | undefined, path: string): AjvError[];
