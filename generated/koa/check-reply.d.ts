// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { Route } from "../runtime/route.js";
import type { Reply } from "./call.js";
/** Where a reply differs from the contract: places and rules, never values. Empty: nowhere. */
export declare function replyFaults(route: Route, reply: Reply): string[];
/** `200` before `2XX` before `default`. */
export declare function documentedStatus({ replies }: Route, status: number): string | undefined;
