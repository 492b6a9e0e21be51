import type { RouterContext } from "@koa/router";
import { refuse } from "../domain/refusal.ts";
import { type Reply, refusalReply } from "./reply.ts";

/**
 * Comes after all routes: what gets here has no operation. Where the path has some under other methods, `Allow` names
 * them. HEAD is GET without the body, as HTTP has it; OPTIONS is no operation.
 */
export function noOperation(ctx: RouterContext): Reply {
  const methods = new Set((ctx.matched ?? []).flatMap((layer) => layer.methods));
  if (methods.size === 0) return refusalReply(refuse("A012"));
  return refusalReply(refuse("A014"), { Allow: [...methods].toSorted().join(", ") });
}
