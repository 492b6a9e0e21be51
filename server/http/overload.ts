import type { Middleware } from "koa";
import { refuse } from "../domain/refusal.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { exchangeOf } from "./exchange.ts";
import { refusalReply } from "./reply.ts";
import { send } from "./send.ts";

/** Refuses while it still can: a request that is let in needs memory until it is answered. */
export function overload(maxRequests: number, metrics: Metrics): Middleware {
  let underWay = 0;
  return async (ctx, next) => {
    if (underWay >= maxRequests) return send(ctx, exchangeOf(ctx), refusalReply(refuse("A920"), { "Retry-After": 1 }));
    metrics.requestsUnderWay(++underWay);
    try {
      await next();
    } finally {
      metrics.requestsUnderWay(--underWay);
    }
  };
}
