import { randomBytes } from "node:crypto";
import type { Reply } from "../../generated/server.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { busyReply, codeOf, unknownErrorReply } from "./envelope.ts";
import { Exchange } from "./exchange.ts";

export interface ObserverParts {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Whether an error means that something we depend on is away for now. */
  readonly isUnavailable: (error: unknown) => boolean;
}

/** What an operation is called that the contract does not have. */
const NO_OPERATION = "none";

/** Gives every request its id, its one log line and its place in the metrics, and answers what nobody expected. */
export class Observer {
  readonly #parts: ObserverParts;
  readonly #nextId = requestIds();
  #underWay = 0;

  constructor(parts: ObserverParts) {
    this.#parts = parts;
    parts.metrics.watchRequests(() => this.#underWay);
  }

  /** Requests that are not answered yet. */
  get underWay(): number {
    return this.#underWay;
  }

  begin(): Exchange {
    this.#underWay++;
    return new Exchange(this.#nextId(), Date.now());
  }

  /** A999, or A920 where trying again will help. The log has the details, the answer has none. */
  replyTo(error: unknown, exchange: Exchange): Reply {
    const { requestId, operation } = exchange;
    const { log, isUnavailable } = this.#parts;
    log.error({ event: "request_failed", requestId, operation, error: loggable(error) }, "Request failed unexpectedly");
    const reply = isUnavailable(error) ? busyReply : unknownErrorReply;
    exchange.code = codeOf(reply);
    return reply;
  }

  end(exchange: Exchange, status: number): void {
    this.#underWay--;
    const { requestId, account, operation, code } = exchange;
    const tookMs = exchange.tookMs();
    this.#parts.metrics.observeRequest(operation ?? NO_OPERATION, code ?? String(status), tookMs / 1000);
    // Not the path: an unknown path may hold anything, and a known one follows from the operation.
    this.#parts.log.info(
      { event: "request_answered", requestId, account, operation, code, status, ms: Math.round(tookMs * 100) / 100 },
      "Request answered",
    );
  }
}

/** Different in every process and every request, and cheap. */
function requestIds(): () => string {
  const process = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
