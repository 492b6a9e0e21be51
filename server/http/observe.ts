import { randomBytes } from "node:crypto";
import type { Next } from "koa";
import { refuse } from "../domain/refusal.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { requestLines } from "../telemetry/request-lines.ts";
import { Exchange, type ServerContext } from "./exchange.ts";
import { lingerAfter } from "./linger.ts";
import { type Admission, busy } from "./overload.ts";
import { Aborted } from "./read-bytes.ts";
import { type Reply, refusalReply } from "./reply.ts";
import { send, setOnEvery } from "./send.ts";

export interface ObserveParts {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly admission: Admission;
  /** Whether an error means that something we depend on is away for now. */
  readonly isUnavailable: (error: unknown) => boolean;
}

const unknown = refusalReply(refuse("A999"));

/** What an operation is called that the contract does not have. */
const NO_OPERATION = "none";

/**
 * Around everything else: gives the request its id, lets it in if there is room, turns what nobody expected into A999 (or
 * A920, where trying again will help), sends the reply that the middleware below returns, and writes the one line of the
 * request. Where nothing is returned, Koa answers with the body it was given, or nobody is left to answer.
 */
export function observe({ log, metrics, admission, isUnavailable }: ObserveParts) {
  const nextId = requestIds();
  const writeLine = requestLines(log);
  metrics.watchRequests(() => admission.underWay);

  const replyTo = (error: unknown, { requestId, operation }: Exchange): Reply => {
    log.error({ requestId, operation, error: loggable(error) }, "unexpected");
    return isUnavailable(error) ? busy : unknown;
  };

  return async (ctx: ServerContext, next: Next): Promise<void> => {
    const exchange = new Exchange(nextId(), Date.now());
    ctx.state.exchange = exchange;
    const isAdmitted = admission.enter();
    let reply: Reply | undefined = busy;
    try {
      if (isAdmitted) reply = await next();
    } catch (error) {
      if (error instanceof Aborted) {
        exchange.code = "aborted";
        ctx.respond = false;
        reply = undefined;
      } else reply = replyTo(error, exchange);
    }
    if (isAdmitted) admission.leave();

    if (reply === undefined) setOnEvery(ctx, exchange);
    else send(ctx, exchange, reply);
    if (!ctx.req.complete) lingerAfter(ctx.req, ctx.res);

    const { operation = NO_OPERATION, code } = exchange;
    const { statusCode } = ctx.res;
    const tookMs = exchange.tookMs();
    metrics.observeRequest(operation, code ?? String(statusCode), tookMs / 1000);
    writeLine(exchange, statusCode, tookMs);
  };
}

/** Different in every process and every request, and cheap. */
function requestIds(): () => string {
  const process = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
