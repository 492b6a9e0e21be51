// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { Evaluated } from "./explain-tree.js";
import type { Application, Walk } from "./explain-walk.js";
import { type Schema } from "./json-schema.js";
export interface Union {
    readonly keyword: "anyOf" | "oneOf";
    readonly branches: readonly Schema[];
    readonly data: unknown;
}
/** Returns what the branches have looked at. */
export declare function applyUnion(walk: Walk, application: Application, union: Union): Evaluated;
export declare function applyNot(walk: Walk, application: Application, excluded: Schema, data: unknown): void;
