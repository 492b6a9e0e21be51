import { randomBytes } from "node:crypto";
import { refuse } from "../domain/refusal.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { requestLines } from "../telemetry/request-lines.ts";
import { Exchange } from "./exchange.ts";
import { type Admission, busy } from "./overload.ts";
import { Aborted } from "./read-bytes.ts";
import { codeOf, type Reply, refusalReply } from "./reply.ts";

export interface ObserverParts {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly admission: Admission;
  /** Whether an error means that something we depend on is away for now. */
  readonly isUnavailable: (error: unknown) => boolean;
}

/** Undefined: somebody else answers. */
type Replying = Reply | undefined | Promise<Reply | undefined>;

/** Finds a reply. */
type Work = () => Replying;

/** Sends a reply, if there is one to send, and returns the status that the caller sees. */
type Tell = (reply: Reply | undefined) => number;

const unknown = refusalReply(refuse("A999"));

/** The code of a request whose caller hung up before it was answered. */
export const ABORTED = "aborted";

/** What an operation is called that the contract does not have. */
const NO_OPERATION = "none";

/**
 * Around every request, whichever way it came: gives it its id, lets it in if there is room, turns what nobody expected
 * into A999 (or A920, where trying again will help), and writes its one line.
 */
export class Observer {
  readonly #parts: ObserverParts;
  readonly #nextId = requestIds();
  readonly #writeLine;

  constructor(parts: ObserverParts) {
    this.#parts = parts;
    this.#writeLine = requestLines(parts.log);
    parts.metrics.watchRequests(() => parts.admission.underWay);
  }

  begin(): Exchange {
    return new Exchange(this.#nextId(), Date.now());
  }

  attend(exchange: Exchange, work: Work, tell: Tell): Promise<void> {
    const isAdmitted = this.#parts.admission.enter();
    return this.#answer(exchange, isAdmitted, isAdmitted ? begun(work) : busy, tell);
  }

  /** Apart from the above, so that nothing of the request is held here while its reply is waited for. */
  async #answer(exchange: Exchange, isAdmitted: boolean, replying: Replying, tell: Tell): Promise<void> {
    let reply: Reply | undefined;
    try {
      reply = await replying;
    } catch (error) {
      reply = this.#replyTo(error, exchange);
    }
    exchange.body?.release();
    if (isAdmitted) this.#parts.admission.leave();
    if (reply !== undefined) exchange.code = codeOf(reply);
    this.#end(exchange, tell(reply));
  }

  #replyTo(error: unknown, exchange: Exchange): Reply | undefined {
    if (error instanceof Aborted) {
      exchange.code = ABORTED;
      return undefined;
    }
    const { requestId, operation } = exchange;
    const { log, isUnavailable } = this.#parts;
    log.error({ requestId, operation, error: loggable(error) }, "unexpected");
    return isUnavailable(error) ? busy : unknown;
  }

  #end(exchange: Exchange, status: number): void {
    const { operation = NO_OPERATION, code } = exchange;
    const tookMs = exchange.tookMs();
    this.#parts.metrics.observeRequest(operation, code ?? String(status), tookMs / 1000);
    this.#writeLine(exchange, status, tookMs);
  }
}

function begun(work: Work): Replying {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}

/** Different in every process and every request, and cheap. */
function requestIds(): () => string {
  const process = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
