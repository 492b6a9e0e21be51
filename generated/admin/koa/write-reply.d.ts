// Generated from the OpenAPI document. Do not edit: change the document and generate again.
import type { ParameterizedContext } from "koa";
import type { Route } from "../runtime/route.js";
import type { Reply } from "./call.js";
/** Puts a reply into Koa's context. Koa sends it after all middleware has run. */
export declare function writeReply(ctx: ParameterizedContext<unknown>, reply: Reply, route: Route | undefined): void;
