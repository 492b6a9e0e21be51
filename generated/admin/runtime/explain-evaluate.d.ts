// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { Evaluated, type FaultTree, type SchemaChain } from "./explain-tree.js";
import { type Walk } from "./explain-walk.js";
import { type Schema } from "./json-schema.js";
export declare function applySchema(walk: Walk, schema: Schema, data: unknown, tree?: FaultTree, outer?: SchemaChain): Evaluated | undefined;
