// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { FaultTree } from "./explain-tree.js";
import { type Application, type Walk } from "./explain-walk.js";
import type { JsonObject } from "./json-values.js";
type Items = readonly unknown[];
export declare function checkRequired(walk: Walk, { schema, tree, chain }: Application, data: JsonObject): boolean;
/**
 * The tree for the faults of a member. Schemas that the member matches are applied to it first, because faults of the same
 * value take the order of fields and the codes from all schemas in their order.
 */
export declare function memberTree(walk: Walk, tree: FaultTree, key: string, value: unknown): FaultTree;
export declare function applyToFields(walk: Walk, application: Application, data: JsonObject): boolean;
/** To be called last, when `evaluated` has what every schema of this value looked at. */
export declare function applyToUnevaluated(walk: Walk, application: Application, data: JsonObject | Items): boolean;
export declare function applyToItems(walk: Walk, application: Application, data: Items): boolean;
export {};
