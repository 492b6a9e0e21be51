// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Chain, Place } from "./explain-place.js";
import { type Run } from "./explain-run.js";
import type { Seen } from "./explain-seen.js";
import type { SchemaObject } from "./json-schema.js";
type Items = readonly unknown[];
export declare function applyToItems(run: Run, schema: SchemaObject, data: Items, seen: Seen, place?: Place, chain?: Chain): boolean;
/** Called last: by now `seen` has what every schema that describes this array looked at. */
export declare function applyToUnevaluatedItems(run: Run, schema: SchemaObject, data: Items, seen: Seen, place?: Place, chain?: Chain): boolean;
export {};
