// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { FaultTree } from "./explain-tree.js";
import type { Application, Walk } from "./explain-walk.js";
export declare function applyToMembers(walk: Walk, application: Application, data: unknown): void;
/**
 * The tree for the faults of a member. Schemas that the member matches are applied to it first, because faults of the same
 * value take the order of fields and the codes from all schemas in their order.
 */
export declare function memberTree(walk: Walk, tree: FaultTree, key: string, value: unknown): FaultTree;
/** To be called last, when `evaluated` has what every schema of this value looked at. */
export declare function applyToUnevaluated(walk: Walk, application: Application, data: unknown): void;
