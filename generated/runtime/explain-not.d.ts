// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Chain, Place } from "./explain-place.js";
import { type Run } from "./explain-run.js";
import { type Schema } from "./json-schema.js";
export declare function applyNot(run: Run, excluded: Schema, data: unknown, place?: Place, chain?: Chain): boolean;
