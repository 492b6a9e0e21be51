import { randomBytes } from "node:crypto";
import type { Middleware } from "koa";
import { refuse } from "../domain/refusal.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { beginExchange, type Exchange } from "./exchange.ts";
import { Aborted } from "./read-bytes.ts";
import { refusalReply } from "./reply.ts";
import { send } from "./send.ts";

const busy = refusalReply(refuse("A920"), { "Retry-After": 1 });
const unknown = refusalReply(refuse("A999"));

/** What an operation is called that the contract does not have. */
const NO_OPERATION = "none";

/**
 * Around everything else: gives the request its id, turns what nobody expected into A999 (or A920, where trying again
 * will help), and writes the one line of the request when its answer is ready.
 */
export function observe(log: Log, metrics: Metrics, isUnavailable: (error: unknown) => boolean): Middleware {
  const nextId = requestIds();
  return async (ctx, next) => {
    const begun = performance.now();
    const exchange = beginExchange(ctx, nextId(), Date.now());
    ctx.set("X-Request-Id", exchange.requestId);
    ctx.set("X-Content-Type-Options", "nosniff");
    try {
      await next();
    } catch (error) {
      if (error instanceof Aborted) {
        exchange.code = "aborted";
        ctx.respond = false;
      } else {
        const { requestId, operation } = exchange;
        log.error({ requestId, operation, error: loggable(error) }, "unexpected");
        send(ctx, exchange, isUnavailable(error) ? busy : unknown);
      }
    }
    const tookMs = performance.now() - begun;
    metrics.observeRequest(exchange.operation ?? NO_OPERATION, exchange.code ?? String(ctx.status), tookMs / 1000);
    writeLine(log, exchange, ctx.status, tookMs);
  };
}

/** Not the path: an unknown one may hold anything, and a known one is told by its operation. */
function writeLine(log: Log, exchange: Exchange, status: number, tookMs: number): void {
  const { requestId, account, operation, code } = exchange;
  log.info({ requestId, account, operation, code, status, ms: Math.round(tookMs * 100) / 100 }, "request");
}

/** Different in every process and every request, and cheap. */
function requestIds(): () => string {
  const process = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
