// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Chain, Place, RawFault } from "./explain-place.js";
import { type Definitions, type SchemaObject } from "./json-schema.js";
export declare function nodesOfField(field: string, chain: Chain | undefined, place: Place, defs: Definitions): readonly SchemaObject[];
/** The author's words for `required`, of the field itself or else of the object. */
export declare function messageOfAbsent(fault: RawFault, place: Place, defs: Definitions): string | undefined;
