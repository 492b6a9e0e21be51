import { TOO_MANY } from "contract-kit-runtime/retry";
import { sleep } from "contract-kit-runtime/wait";
import type { AnyFailure } from "./results.ts";
import { isWorthRetrying, KEY_IN_USE, toFailedTry } from "./retry.ts";

type AnyResult = { readonly ok: true; readonly headers: Headers } | AnyFailure;

/** If an answer does not say how long to wait, or says 0, which would be a loop without a pause. */
const DEFAULT_WAIT_MS = 1000;
/** During an outage all messages wait together, at first for this long, and twice as long each time. */
const FIRST_OUTAGE_WAIT_MS = 250;
const LONGEST_OUTAGE_WAIT_MS = 5000;

/**
 * Holds all messages back while the rate limit is reached or the gateway is away, and sends what failed for that reason again. Every
 * message of `sendMany` has an idempotency key, so that it can be repeated even if its response was lost.
 */
export class SendGate {
  readonly #patienceMs: number;
  #closedUntilMs = 0;
  /** How often in a row the gateway was away when the gate opened. */
  #outages = 0;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  async run<Result extends AnyResult>(signal: AbortSignal | undefined, send: () => Promise<Result>): Promise<Result> {
    let endMs: number | undefined;
    for (;;) {
      await this.#opened(signal);
      const result = await send();
      const openMs = this.#close(result);
      if (result.ok || openMs === undefined) return result;
      // The patience of a message begins with its first failure.
      endMs ??= performance.now() + this.#patienceMs;
      if (openMs > endMs) return result;
      await sleep(Math.max(0, openMs - performance.now()), signal);
    }
  }

  /** Closes the gate if the result says so. Returns when a failed message may be sent again; undefined: not at all. */
  #close(result: AnyResult): number | undefined {
    const nowMs = performance.now();
    if (result.ok) {
      this.#outages = 0;
      if (result.headers.get("ratelimit-remaining") === "0") this.#closeFor(getResetMs(result.headers));
      return undefined;
    }
    if (!isWorthRetrying(result, true)) return undefined;
    // Only this message waits: another process sends it at this moment.
    if (result.code === KEY_IN_USE) return nowMs + DEFAULT_WAIT_MS;
    const { status, retryAfterMs } = toFailedTry(result);
    if (status === TOO_MANY) return this.#closeFor(retryAfterMs || DEFAULT_WAIT_MS);
    // Of the messages that fail at the same time only the first one makes the wait longer.
    if (nowMs < this.#closedUntilMs) return this.#closedUntilMs;
    const waitMs = Math.min(LONGEST_OUTAGE_WAIT_MS, FIRST_OUTAGE_WAIT_MS * 2 ** this.#outages++);
    this.#closeFor(waitMs);
    return this.#closeFor(Math.max(waitMs, retryAfterMs ?? 0));
  }

  /**
   * Closes the gate for this time, and returns when a failed message may be sent again. A time beyond the patience closes nothing: it is that
   * of one message, for example until the quota of its channel begins again in ten days, and the others may be accepted.
   */
  #closeFor(waitMs: number): number {
    const openMs = performance.now() + waitMs;
    if (waitMs <= this.#patienceMs) this.#closedUntilMs = Math.max(this.#closedUntilMs, openMs);
    return Math.max(this.#closedUntilMs, openMs);
  }

  async #opened(signal: AbortSignal | undefined): Promise<void> {
    // Another message may have closed it again during the wait.
    for (;;) {
      const waitMs = this.#closedUntilMs - performance.now();
      if (waitMs <= 0) return;
      await sleep(waitMs, signal);
    }
  }
}

/** How long the gateway accepts nothing more of this account. */
function getResetMs(headers: Headers): number {
  const value = headers.get("ratelimit-reset") ?? "";
  return /^\d+$/.test(value) ? Number(value) * 1000 : DEFAULT_WAIT_MS;
}
