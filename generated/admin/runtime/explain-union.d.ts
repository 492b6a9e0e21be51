// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { Evaluated } from "./explain-tree.js";
import { type Application, type Walk } from "./explain-walk.js";
import { type Schema } from "./json-schema.js";
type UnionKeyword = "anyOf" | "oneOf";
export declare function applyUnion(walk: Walk, application: Application, keyword: UnionKeyword, branches: readonly Schema[], data: unknown): Evaluated | undefined;
export declare function applyNot(walk: Walk, application: Application, excluded: Schema, data: unknown): boolean;
export {};
