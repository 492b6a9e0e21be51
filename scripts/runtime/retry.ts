import { sleep } from "./wait.ts";

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
   * when the server is down, the client does not multiply what it sends.
   */
  readonly budget?: number | undefined;
}

/** What the wait after a failed try depends on. */
export interface FailedTry {
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The `Retry-After` of the response. */
  readonly retryAfterMs: number | undefined;
}

/** A call that may need several tries. */
export interface RetriedCall<Success extends { readonly ok: true }, Failure extends { readonly ok: false }> {
  /** When the call ends with all its tries and waits, by `performance.now()`. */
  readonly endMs: number;
  readonly signal: AbortSignal | undefined;
  /** Makes one try; 1 is the first. */
  attempt(tries: number): Promise<Success | Failure>;
  /** Undefined: a retry would be of no use, or not be safe. */
  worthRetrying(failure: Failure): FailedTry | undefined;
  /** Called before each wait. */
  onRetry(failure: Failure, tries: number, waitMs: number): void;
}

/** The server executed nothing, so that any call can be repeated. */
export const TOO_MANY = 429;
/** An answer of a proxy, or of a server that ends: it is not known whether the request was executed. */
export const LOST_ON_THE_WAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** How often and when the calls of one client are retried. */
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

  /** Tries until a try succeeds, fails for good, or the policy or the time allows no further one. Returns the last result. */
  async run<Success extends { readonly ok: true }, Failure extends { readonly ok: false }>({
    endMs,
    signal,
    attempt,
    worthRetrying,
    onRetry,
  }: RetriedCall<Success, Failure>): Promise<Success | Failure> {
    for (let tries = 1; ; tries++) {
      const result = await attempt(tries);
      if (result.ok) {
        this.succeeded();
        return result;
      }
      const failed = worthRetrying(result);
      const waitMs = failed && this.nextWaitMs(failed, tries, endMs - performance.now());
      if (waitMs === undefined) return result;
      onRetry(result, tries, waitMs);
      await sleep(waitMs, signal);
    }
  }

  succeeded(): void {
    this.#retriesLeft = Math.min(this.#budget, this.#retriesLeft + 0.2);
  }

  /**
   * The wait before the next try; undefined if there is no further try or no time left. Each wait uses one retry of the
   * budget.
   */
  nextWaitMs({ status, retryAfterMs }: FailedTry, tries: number, leftMs: number): number | undefined {
    const isHeldBack = retryAfterMs !== undefined && status === TOO_MANY && this.#tries > 1;
    if (!isHeldBack && (tries >= this.#tries || this.#retriesLeft < 1)) return undefined;
    const waitMs = isHeldBack ? retryAfterMs + this.#spreadMs(tries) : this.#waitMs(retryAfterMs, tries);
    if (waitMs >= leftMs) return undefined;
    // The server is well and says when it will accept the call, so that the wait uses no retry of the budget.
    if (isHeldBack) return waitMs;
    this.#retriesLeft--;
    return waitMs;
  }

  /** A thousand calls that were refused together come back one after the other. */
  #spreadMs(tries: number): number {
    return this.#random() * Math.min(this.#longestWaitMs, 1000 * tries);
  }

  #waitMs(retryAfterMs: number | undefined, tries: number): number {
    // Never earlier than Retry-After, and with jitter.
    if (retryAfterMs !== undefined)
      return retryAfterMs + this.#random() * Math.min(1000, this.#firstWaitMs + retryAfterMs / 4);
    const longest = Math.min(this.#longestWaitMs, this.#firstWaitMs * 2 ** (tries - 1));
    return longest * (0.5 + this.#random() / 2);
  }
}

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
