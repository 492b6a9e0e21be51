// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Chain, Place } from "./explain-place.js";
import { type Run } from "./explain-run.js";
import { Seen } from "./explain-seen.js";
import { type Schema } from "./json-schema.js";
export declare function apply(run: Run, schema: Schema, data: unknown, place?: Place, outer?: Chain): Seen | undefined;
