import type { ParameterizedContext } from "koa";

/** What becomes known of one request on its way, for its log line. */
export interface Exchange {
  readonly requestId: string;
  readonly nowMs: number;
  operation: string | undefined;
  account: string | undefined;
  code: string | undefined;
}

const exchanges = new WeakMap<object, Exchange>();

export function beginExchange(ctx: ParameterizedContext, requestId: string, nowMs: number): Exchange {
  const exchange: Exchange = { requestId, nowMs, operation: undefined, account: undefined, code: undefined };
  exchanges.set(ctx.req, exchange);
  return exchange;
}

export function exchangeOf(ctx: ParameterizedContext): Exchange {
  const exchange = exchanges.get(ctx.req);
  if (exchange === undefined) throw new Error("a request was served before it was begun");
  return exchange;
}
