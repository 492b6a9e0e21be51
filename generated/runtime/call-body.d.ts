// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { encodeParameters, ParameterRow } from "./parameters.js";
/** How a body of one media type is written. */
export interface BodyRow {
    readonly kind: "json" | "form" | "multipart" | "text" | "bytes";
    readonly fields?: readonly ParameterRow[];
}
/** The header that goes with a body, or undefined where whoever sends it must decide. */
export declare function contentTypeOf(mediaType: string, { kind }: BodyRow): string | undefined;
export declare function serialiseBody({ kind, fields }: BodyRow, body: unknown, encode: typeof encodeParameters): unknown;
