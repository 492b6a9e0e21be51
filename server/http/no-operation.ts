import type { RouterContext } from "@koa/router";
import { refuse } from "../domain/refusal.ts";
import { exchangeOf } from "./exchange.ts";
import { refusalReply } from "./reply.ts";
import { send } from "./send.ts";

/**
 * Comes after all routes: what gets here has no operation. Where the path has some under other methods, `Allow` names
 * them. HEAD is GET without the body, as HTTP has it; OPTIONS is no operation.
 */
export function noOperation(ctx: RouterContext): void {
  const methods = new Set((ctx.matched ?? []).flatMap((layer) => layer.methods));
  const reply =
    methods.size === 0
      ? refusalReply(refuse("A012"))
      : refusalReply(refuse("A014"), { Allow: [...methods].toSorted().join(", ") });
  send(ctx, exchangeOf(ctx), reply);
}
