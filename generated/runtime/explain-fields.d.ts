// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import { type Chain, Place } from "./explain-place.js";
import { type Run } from "./explain-run.js";
import type { Seen } from "./explain-seen.js";
import type { Fields, Schema, SchemaObject } from "./json-schema.js";
export declare function checkFields(run: Run, schema: SchemaObject, data: Fields, place?: Place, chain?: Chain): boolean;
/** A member of an object or array: a value of its own, so a new chain begins. */
export declare function applyToMember(run: Run, schema: Schema, value: unknown, key: string, place?: Place): boolean;
export declare function applyToFields(run: Run, schema: SchemaObject, data: Fields, seen: Seen, place?: Place, chain?: Chain): boolean;
/** Called last: by now `seen` has what every schema that describes this object looked at. */
export declare function applyToUnevaluatedFields(run: Run, schema: SchemaObject, data: Fields, seen: Seen, place?: Place, chain?: Chain): boolean;
