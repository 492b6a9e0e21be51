// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Route } from "../runtime/route.js";
import type { Reply } from "./call.js";
/** Where a reply breaks the contract: places and keywords, never values. Empty if it does not. */
export declare function findReplyFaults(route: Route, reply: Reply): string[];
/** `200` before `2XX` before `default`. */
export declare function findDocumentedStatus({ replies }: Pick<Route, "replies">, status: number): string | undefined;
