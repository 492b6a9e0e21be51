// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Application, type Walk } from "./explain-walk.js";
import type { JsonObject } from "./json-values.js";
type Items = readonly unknown[];
export declare function checkRequired(walk: Walk, { schema, tree, chain }: Application, data: JsonObject): boolean;
export declare function applyToFields(walk: Walk, application: Application, data: JsonObject): boolean;
/** To be called last, when `evaluated` has what every schema of this value looked at. */
export declare function applyToUnevaluated(walk: Walk, application: Application, data: JsonObject | Items): boolean;
export declare function applyToItems(walk: Walk, application: Application, data: Items): boolean;
export {};
