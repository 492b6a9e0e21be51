import type { OperationId } from "./contract.ts";
import type { AnyFailure } from "./results.ts";

export interface RetryOptions {
  /** How often a call is made at most, 5 unless given. */
  readonly tries?: number | undefined;
  /** The first wait, 200 ms unless given; each further one is twice as long. What `Retry-After` says goes before. */
  readonly firstWaitMs?: number | undefined;
  /** The longest wait, 10 s unless given. */
  readonly longestWaitMs?: number | undefined;
  /**
   * How many repetitions all calls together have in hand, 100 unless given. Every call that succeeds gives back a fifth:
   * when the gateway is down, the client does not multiply what it sends.
   */
  readonly budget?: number | undefined;
}

/** What is about to be tried again, and why. */
export interface RetryEvent {
  readonly operation: OperationId;
  /** 1: the first try has failed. */
  readonly tries: number;
  readonly waitMs: number;
  readonly kind: AnyFailure["kind"];
  readonly status: number | undefined;
  readonly code: string | undefined;
}

/** The gateway says "not now": it has done nothing, so anything may be repeated. */
const NOT_NOW: ReadonlySet<unknown> = new Set([429, 503]);
/** A request with the same key is still running: its answer will be ours. */
const KEY_IN_USE = "A309";
/** A proxy says so, and whether the gateway got the request it does not say. */
const LOST_ON_THE_WAY: ReadonlySet<unknown> = new Set([502, 503, 504]);
const TOO_MANY = 429;

/** Whether it is worth the while to make a call again. `repeatable`: even if it has been carried out already. */
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

/** Whether a failure may be gone when somebody looks again later, which costs nothing but time. */
export function mayPass(failure: AnyFailure): boolean {
  if (isWorthRetrying(failure, true)) return true;
  return failure.kind === "undocumented" ? failure.httpStatus >= 500 : failure.status === 500;
}

export class RetryPolicy {
  readonly #tries: number;
  readonly #firstWaitMs: number;
  readonly #longestWaitMs: number;
  readonly #budget: number;
  readonly #chance: () => number;
  #inHand: number;

  constructor(options: RetryOptions | false = {}, chance: () => number = Math.random) {
    const { tries = 5, firstWaitMs = 200, longestWaitMs = 10_000, budget = 100 } = options || { tries: 1 };
    this.#tries = tries;
    this.#firstWaitMs = firstWaitMs;
    this.#longestWaitMs = longestWaitMs;
    this.#budget = budget;
    this.#inHand = budget;
    this.#chance = chance;
  }

  succeeded(): void {
    this.#inHand = Math.min(this.#budget, this.#inHand + 0.2);
  }

  /**
   * How long to wait after so many tries, or undefined when there is to be none, or no time left for it. A wait spends
   * one repetition.
   */
  nextWaitMs(failure: AnyFailure, tries: number, leftMs: number): number | undefined {
    if (tries >= this.#tries || this.#inHand < 1) return undefined;
    const waitMs = this.#waitMs(toldToWaitMs(failure), tries);
    if (waitMs >= leftMs) return undefined;
    this.#inHand--;
    return waitMs;
  }

  #waitMs(told: number | undefined, tries: number): number {
    // Never sooner than told, and not all at the same moment.
    if (told !== undefined) return told + this.#chance() * Math.min(1000, this.#firstWaitMs + told / 4);
    const longest = Math.min(this.#longestWaitMs, this.#firstWaitMs * 2 ** (tries - 1));
    return longest * (0.5 + this.#chance() / 2);
  }
}

/** How long the gateway, or a proxy, wants to be left alone. */
export const toldToWaitMs = (failure: AnyFailure): number | undefined =>
  "retryAfterMs" in failure ? failure.retryAfterMs : undefined;

/** A year: whoever says more says never, and gets it as a number that can be counted with. */
const LONGEST_TOLD_MS = 365 * 24 * 3_600_000;

/** `Retry-After` is a number of seconds or a date; anything else says nothing. */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, LONGEST_TOLD_MS);
  // Date.parse makes a date of "1.5" as well.
  const untilMs = /^[A-Z][a-z]+,? /.test(value) ? Date.parse(value) : Number.NaN;
  // By the clock of whoever wrote it, where it is told: ours may be wrong.
  const waitMs = untilMs - (Date.parse(headers.get("date") ?? "") || Date.now());
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, waitMs), LONGEST_TOLD_MS);
}
