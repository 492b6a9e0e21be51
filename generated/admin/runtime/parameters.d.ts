// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type DecodedParameters, type ParameterPlace, type ParameterRow, type ParameterValues, type RawParameters, type Shape } from "./parameter-model.js";
export type { DecodedParameters, ParameterRow, RawParameters, Shape };
export declare function decodeParameters(rows: readonly ParameterRow[], raw: RawParameters): DecodedParameters;
export type ParametersToSend = {
    readonly [Place in ParameterPlace]?: Readonly<ParameterValues>;
};
export interface EncodedParameters {
    path: Record<string, string>;
    /** Without the question mark. */
    query: string;
    headers: Record<string, string>;
    cookie: string | undefined;
}
/** Throws only for a path that cannot be written: a parameter is missing, or is "." or "..". */
export declare function encodeParameters(rows: readonly ParameterRow[], values: ParametersToSend): EncodedParameters;
