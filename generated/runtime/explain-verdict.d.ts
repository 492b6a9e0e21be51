// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Decision, type Run } from "./explain-run.js";
import { type Schema } from "./json-schema.js";
export declare function decide(run: Run, branches: readonly Schema[], data: unknown): Decision;
