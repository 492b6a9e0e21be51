import type { Next } from "koa";
import type { ServerContext } from "./exchange.ts";
import { lingerAfter } from "./linger.ts";
import { ABORTED, type Observer } from "./observer.ts";
import { send, setOnEvery } from "./send.ts";

/**
 * The observer around Koa's middleware: sends the reply that the middleware below returns. Where nothing is returned, Koa
 * answers with the body it was given, or nobody is left to answer.
 */
export function observe(observer: Observer) {
  return (ctx: ServerContext, next: Next): Promise<void> => {
    const exchange = observer.begin();
    ctx.state.exchange = exchange;
    return observer.attend(exchange, next, (reply) => {
      if (exchange.code === ABORTED) ctx.respond = false;
      else if (reply === undefined) setOnEvery(ctx, exchange);
      else send(ctx, exchange, reply);
      if (!ctx.req.complete) lingerAfter(ctx.req, ctx.res);
      return ctx.res.statusCode;
    });
  };
}
