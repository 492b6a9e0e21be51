import type { OperationId } from "./contract.ts";
import type { AnyFailure } from "./results.ts";

/** How failed calls are retried. */
export interface RetryOptions {
  /** The maximum number of tries (default: 5). A wait that the rate limit asks for (429 with `Retry-After`) is not counted. */
  readonly tries?: number | undefined;
  /** The first wait (default: 200 ms); each further wait is twice as long. `Retry-After` takes precedence. */
  readonly firstWaitMs?: number | undefined;
  /** The longest wait (default: 10 s). */
  readonly longestWaitMs?: number | undefined;
  /**
   * The retry budget of all calls together (default: 100 retries). Each successful call adds a fifth of a retry:
   * when the gateway is down, the client does not multiply what it sends.
   */
  readonly budget?: number | undefined;
}

/** A call that will be retried, with the reason. */
export interface RetryEvent {
  /** The operation that is retried, for example `sendSms`. */
  readonly operation: OperationId;
  /** 1: the first try failed. */
  readonly tries: number;
  /** The wait before the next try. */
  readonly waitMs: number;
  /** The kind of failure. */
  readonly kind: AnyFailure["kind"];
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The result code, if the gateway refused the call. */
  readonly code: string | undefined;
}

/** The gateway executed nothing, so that any call can be repeated. */
const NOT_NOW: ReadonlySet<unknown> = new Set([429, 503]);
/** A request with the same key is still running; a retry gets its response. */
export const KEY_IN_USE = "A309";
/** A response of a proxy: it is not known whether the gateway received the request. */
const LOST_ON_THE_WAY: ReadonlySet<unknown> = new Set([502, 503, 504]);
const TOO_MANY = 429;

/** Whether to retry a call. `repeatable`: it can be repeated even if it was already executed. */
export function isWorthRetrying(failure: AnyFailure, repeatable: boolean): boolean {
  switch (failure.kind) {
    case "refused":
      return NOT_NOW.has(failure.status) || failure.code === KEY_IN_USE;
    case "undocumented":
      return failure.httpStatus === TOO_MANY || (repeatable && LOST_ON_THE_WAY.has(failure.httpStatus));
    case "unanswered":
      return repeatable;
  }
}

/** Whether a failure may be temporary. */
export function mayBeTemporary(failure: AnyFailure): boolean {
  if (isWorthRetrying(failure, true)) return true;
  return failure.kind === "undocumented" ? failure.httpStatus >= 500 : failure.status === 500;
}

const isRateLimited = (failure: AnyFailure): boolean =>
  (failure.kind === "undocumented" ? failure.httpStatus : failure.status) === TOO_MANY;

export class RetryPolicy {
  readonly #tries: number;
  readonly #firstWaitMs: number;
  readonly #longestWaitMs: number;
  readonly #budget: number;
  readonly #random: () => number;
  #retriesLeft: number;

  constructor(options: RetryOptions | false = {}, random: () => number = Math.random) {
    const { tries = 5, firstWaitMs = 200, longestWaitMs = 10_000, budget = 100 } = options || { tries: 1 };
    this.#tries = tries;
    this.#firstWaitMs = firstWaitMs;
    this.#longestWaitMs = longestWaitMs;
    this.#budget = budget;
    this.#retriesLeft = budget;
    this.#random = random;
  }

  succeeded(): void {
    this.#retriesLeft = Math.min(this.#budget, this.#retriesLeft + 0.2);
  }

  /**
   * The wait before the next try; undefined if there is no further try or no time left. Each wait uses one retry of the
   * budget.
   */
  nextWaitMs(failure: AnyFailure, tries: number, leftMs: number): number | undefined {
    const toldMs = getRetryAfterMs(failure);
    const isHeldBack = toldMs !== undefined && isRateLimited(failure) && this.#tries > 1;
    if (!isHeldBack && (tries >= this.#tries || this.#retriesLeft < 1)) return undefined;
    const waitMs = isHeldBack ? toldMs + this.#spreadMs(tries) : this.#waitMs(toldMs, tries);
    if (waitMs >= leftMs) return undefined;
    // The gateway is well and says when it will accept the call, so that the wait uses no retry of the budget.
    if (isHeldBack) return waitMs;
    this.#retriesLeft--;
    return waitMs;
  }

  /** A thousand calls that were refused together come back one after the other. */
  #spreadMs(tries: number): number {
    return this.#random() * Math.min(this.#longestWaitMs, 1000 * tries);
  }

  #waitMs(retryAfter: number | undefined, tries: number): number {
    // Never earlier than Retry-After, and with jitter.
    if (retryAfter !== undefined)
      return retryAfter + this.#random() * Math.min(1000, this.#firstWaitMs + retryAfter / 4);
    const longest = Math.min(this.#longestWaitMs, this.#firstWaitMs * 2 ** (tries - 1));
    return longest * (0.5 + this.#random() / 2);
  }
}

/** The Retry-After of the gateway or of a proxy. */
export const getRetryAfterMs = (failure: AnyFailure): number | undefined =>
  "retryAfterMs" in failure ? failure.retryAfterMs : undefined;

/** One year. Longer values are reduced to it, so that sums stay valid numbers. */
const MAX_RETRY_AFTER_MS = 365 * 24 * 3_600_000;

/** `Retry-After` is a number of seconds or a date; other values are ignored. */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, MAX_RETRY_AFTER_MS);
  // Date.parse also accepts "1.5".
  const untilMs = /^[A-Z][a-z]+,? /.test(value) ? Date.parse(value) : Number.NaN;
  // Relative to the Date header of the response, because the local clock may be wrong.
  const waitMs = untilMs - (Date.parse(headers.get("date") ?? "") || Date.now());
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, waitMs), MAX_RETRY_AFTER_MS);
}
