// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type ParameterRow } from "./parameter-model.js";
import { type Pairs } from "./parameter-text.js";
/** Headers are not percent-encoded. */
export declare function decodeHeader(row: ParameterRow, text: string): unknown;
export declare function decodePath(row: ParameterRow, text: string): unknown;
/** Query and cookie; undefined if no pair belongs to the parameter. */
export declare function decodePairs(row: ParameterRow, pairs: Pairs, rows: readonly ParameterRow[]): unknown;
