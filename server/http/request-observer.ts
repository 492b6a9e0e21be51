import { randomBytes } from "node:crypto";
import type { Reply } from "../../generated/server.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import { busyReply, getResultCode, unknownErrorReply, unknownOutcomeReply } from "./replies.ts";
import { RequestRecord } from "./request-record.ts";

export interface ObserverParts {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Undefined: no traces. */
  readonly tracing?: Pick<Tracing, "request"> | undefined;
  /** The share of successful requests whose line is logged; 1 where it is missing. */
  readonly logSample?: number;
  /** Whether an error means that something we depend on cannot be reached for now. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** Whether it is not known what became of the request because of the error. */
  readonly isOutcomeUnknown?: (error: unknown) => boolean;
  /** Whether an operator has brought the error about, by moving an account for example. Then it is not logged as a failure. */
  readonly isPlanned?: (error: unknown) => boolean;
}

/** The operation in the metrics of a request for which the contract has none. */
const NO_OPERATION = "none";

/** Gives every request its id, its log line and its metrics, and answers unexpected errors. */
export class RequestObserver {
  readonly #parts: ObserverParts;
  readonly #makeId = createIdMaker();
  #underWay = 0;

  constructor(parts: ObserverParts) {
    this.#parts = parts;
    parts.metrics.watchRequests(() => this.#underWay);
  }

  /** Requests that are not answered yet. */
  get underWay(): number {
    return this.#underWay;
  }

  begin(traceparent: string | undefined): RequestRecord {
    this.#underWay++;
    return new RequestRecord(this.#makeId(), Date.now(), traceparent);
  }

  noteError(error: unknown, { requestId, operation }: RequestRecord): void {
    const { log, isPlanned = () => false } = this.#parts;
    if (isPlanned(error)) return;
    const fields = { event: "request_failed", requestId, operation, error: loggable(error) };
    log.error(fields, "Request failed with an unexpected error");
  }

  /** A999, or A920 where a retry will help. The details go to the log and not into the answer. */
  replyToError(error: unknown, record: RequestRecord): Reply {
    this.noteError(error, record);
    const { isUnavailable, isOutcomeUnknown = () => false } = this.#parts;
    const busy = isOutcomeUnknown(error) ? unknownOutcomeReply : busyReply;
    const reply = isUnavailable(error) ? busy : unknownErrorReply;
    record.code = getResultCode(reply);
    return reply;
  }

  end(record: RequestRecord, status: number): void {
    this.#underWay--;
    record.isEnded = true;
    const { metrics, tracing, log, logSample = 1 } = this.#parts;
    const { requestId, account, operation, code, msgKeys } = record;
    const tookMs = record.getDurationMs();
    metrics.observeRequest(operation ?? NO_OPERATION, code ?? String(status), tookMs / 1000);
    const { nowMs: startedAtMs, traceparent } = record;
    tracing?.request({ requestId, traceparent, startedAtMs, tookMs, operation, account, code, status, msgKeys });
    if (status < 400 && logSample < 1 && Math.random() >= logSample) return;
    // Not the path: an unknown path may hold anything, and a known one follows from the operation.
    const fields = { event: "request_answered", requestId, account, operation, code, status };
    log.info({ ...fields, ...nameMessages(msgKeys), ms: Math.round(tookMs * 100) / 100 }, "Request answered");
  }
}

/** Ids that differ between processes and between requests. */
function createIdMaker(): () => string {
  const process = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** A request to several recipients makes a message for each of them; their keys follow one another. */
function nameMessages([msgKey, ...others]: readonly string[]): object | undefined {
  if (msgKey === undefined) return undefined;
  return others.length === 0 ? { msgKey } : { msgKey, messages: others.length + 1 };
}
