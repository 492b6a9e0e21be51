// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Chain, Place } from "./explain-place.js";
import { type Run } from "./explain-run.js";
import { Seen } from "./explain-seen.js";
import { type Schema } from "./json-schema.js";
type Keyword = "anyOf" | "oneOf";
export declare function applyUnion(run: Run, keyword: Keyword, branches: readonly Schema[], data: unknown, place?: Place, chain?: Chain): Seen | undefined;
export {};
