import type { Middleware } from "koa";
import { writeReply } from "../../generated/server.ts";
import { busyReply, codeOf } from "./envelope.ts";
import type { State } from "./exchange.ts";
import type { Observer } from "./observer.ts";

/** Refuses while it still can: a request that is let in needs memory until it is answered. */
export function limitRequests(observer: Observer, most: number): Middleware<State> {
  return (ctx, next) => {
    if (observer.underWay <= most) return next();
    ctx.state.exchange.code = codeOf(busyReply);
    return writeReply(ctx, busyReply, undefined);
  };
}
