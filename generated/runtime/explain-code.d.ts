// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Place, RawFault } from "./explain-place.js";
import type { Definitions } from "./json-schema.js";
export declare function codeOf(fault: RawFault, place: Place, defs: Definitions): string | undefined;
