// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { ParameterRow } from "./parameter-model.js";
export declare function encodeHeader(row: Pick<ParameterRow, "json" | "explode">, value: unknown): string;
export declare function encodePath(row: ParameterRow, value: unknown): string;
/** Query and cookie: the `name=value` pairs of one parameter. */
export declare function encodePairs(row: ParameterRow, value: unknown): string[];
