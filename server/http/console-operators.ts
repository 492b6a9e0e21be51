import type { Middleware } from "koa";
import { FILE_HEADERS } from "./page-headers.ts";
import { isThisMachine } from "./this-machine.ts";

/**
 * Serves /console/operators.json: where the console of operators is. Nobody is signed in yet who asks for it, and only a browser on the
 * machine itself is told, because others cannot reach it.
 */
export function consoleOperators(operatorsUrl: (() => string | undefined) | undefined): Middleware {
  return (ctx, next) => {
    if (ctx.method !== "GET" || ctx.path !== "/console/operators.json") return next();
    ctx.set({ ...FILE_HEADERS, "Cache-Control": "no-store", "Content-Type": "application/json" });
    ctx.body = JSON.stringify({ operatorsUrl: isThisMachine(ctx.host) ? operatorsUrl?.() : undefined });
    return undefined;
  };
}
