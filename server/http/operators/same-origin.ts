import type { IncomingHttpHeaders } from "node:http";
import type { Middleware } from "koa";
import { problem } from "../../operators/api/all.ts";

const READS = new Set(["GET", "HEAD"]);

/**
 * Why a page of another site may have sent the request with the operator's cookie; undefined: it cannot have. SameSite=Strict keeps
 * browsers from sending the cookie then. This does not rely on it: a form or an image cannot set the header, and a script of another
 * site gets no permission to set it.
 */
export function findForeignOrigin(method: string, headers: IncomingHttpHeaders): string | undefined {
  const { origin, host } = headers;
  // The host alone: behind a proxy that speaks TLS the scheme differs.
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host))
    return "The request comes from another site.";
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return "The request comes from another site.";
  if (READS.has(method)) return undefined;
  return headers["x-requested-with"] === "gateway-console"
    ? undefined
    : "The header X-Requested-With: gateway-console is missing.";
}

/** Refuses requests that a page of another site may have sent. */
export const refuseForeignOrigins: Middleware = async (ctx, next) => {
  const reason = findForeignOrigin(ctx.method, ctx.headers);
  if (reason === undefined) return next();
  const { status, mediaType, body } = problem(403, reason);
  ctx.status = status;
  ctx.body = JSON.stringify(body);
  ctx.set("Content-Type", mediaType);
  return undefined;
};
