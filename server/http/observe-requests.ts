import type { Middleware } from "koa";
import { writeReply } from "../../generated/server.ts";
import type { State } from "./exchange.ts";
import type { Observer } from "./observer.ts";

/** The code of a request whose caller hung up before it was answered. */
const ABORTED = "aborted";

export const ON_EVERY_ANSWER = { "X-Content-Type-Options": "nosniff" };

/** Around every request: its id, its log line, its metrics, and the answer when something below throws. */
export function observeRequests(observer: Observer): Middleware<State> {
  return async (ctx, next) => {
    const exchange = observer.begin();
    ctx.state.exchange = exchange;
    ctx.set("X-Request-Id", exchange.requestId);
    ctx.set(ON_EVERY_ANSWER);
    try {
      await next();
      if (ctx.respond === false) exchange.code = ABORTED;
    } catch (error) {
      writeReply(ctx, observer.replyTo(error, exchange), undefined);
    }
    observer.end(exchange, ctx.status);
  };
}
