import type { Carrier, SubmitOutcome } from "../carriers/carrier.ts";
import { getBackOffMs } from "../domain/back-off.ts";
import { type Breaker, breakerAfter, breakerAt, CLOSED } from "../domain/breaker.ts";

export interface CarrierHealthOptions {
  readonly carrier: Pick<Carrier, "isUp">;
  /** An operator has paused it: nothing new is submitted. */
  readonly isPaused: () => boolean;
  readonly now: () => number;
  readonly random: () => number;
  /** Called when the circuit breaker opens, for so long. */
  readonly onBreakerOpened?: (forMs: number) => void;
  /** Called when the carrier asks for a long time without any message, once for all messages that were answered so. */
  readonly onLongThrottling?: (forMs: number) => void;
}

/** A broken connection is usually back within a second or two; steps need not change carriers for that. */
const LINK_GRACE_MS = 2000;
/** Short at first, because most carriers count by the second. */
const THROTTLED = { firstMs: 200, mostMs: 30_000 };
/** No back-off is longer: only a carrier that asks for it gets nothing for so long. */
const LONG_THROTTLING_MS = THROTTLED.mostMs;
/** The carrier could not be reached. The circuit breaker decides soon whether more than one message is affected. */
const UNAVAILABLE = { firstMs: 1000, mostMs: 1000 };

/** What one process knows about the health of a carrier: link, circuit breaker, throttling. */
export class CarrierHealth {
  readonly #options: CarrierHealthOptions;
  #breaker: Breaker = CLOSED;
  #lastUpMs: number;
  #throttles = 0;
  #throttledUntilMs = 0;
  /** The end of the last throttling that is long enough to use another carrier. */
  #longThrottledUntilMs = 0;

  constructor(options: CarrierHealthOptions) {
    this.#options = options;
    this.#lastUpMs = options.now();
  }

  get isUp(): boolean {
    return this.#options.carrier.isUp();
  }

  get isPaused(): boolean {
    return this.#options.isPaused();
  }

  get breakerState(): Breaker["state"] {
    return this.#currentBreaker().state;
  }

  /** How many messages may be submitted while `unsettled` have no outcome: any number, one probe, or none. */
  countAdmitted(unsettled: number): number {
    const breaker = this.#currentBreaker();
    if (this.isPaused || !this.isUp || breaker.state === "open") return 0;
    if (breaker.state === "closed") return Number.POSITIVE_INFINITY;
    return unsettled === 0 ? 1 : 0;
  }

  /** Steps should go to another carrier. A carrier that is being probed takes one step and no more. */
  isDown(load: number): boolean {
    const { now } = this.#options;
    const breaker = this.#currentBreaker();
    if (this.isUp) this.#lastUpMs = now();
    if (this.isPaused || this.#isThrottledForLong) return true;
    if (breaker.state === "open" || now() - this.#lastUpMs >= LINK_GRACE_MS) return true;
    return breaker.state === "half-open" && load > 0;
  }

  note(outcome: SubmitOutcome): void {
    const { now, random } = this.#options;
    const answered = outcome.kind !== "unavailable" && outcome.kind !== "unknown";
    const before = this.#currentBreaker();
    this.#breaker = breakerAfter(before, answered, now(), random());
    if (this.#breaker.state === "open" && before.state !== "open")
      this.#options.onBreakerOpened?.(this.#breaker.untilMs - now());
    if (outcome.kind === "throttled") this.#throttle((outcome.forAllMessages && outcome.retryAfterMs) || 0);
    // A message that was accepted in the middle of throttled ones does not end the throttling.
    else if (answered && now() >= this.#throttledUntilMs) this.#throttles = 0;
  }

  /** How long to submit nothing. */
  get throttledMs(): number {
    return Math.max(0, this.#throttledUntilMs - this.#options.now());
  }

  /** How long to wait before a message is submitted again that the carrier surely does not have. `hasOthers`: another carrier may take it. */
  getRetryAfterMs(outcome: SubmitOutcome, hasOthers: boolean): number {
    const soonMs = getBackOffMs(UNAVAILABLE, 1, this.#options.random());
    if (outcome.kind === "unavailable") return soonMs;
    if (outcome.kind !== "throttled") return 0;
    const ownMs = (!outcome.forAllMessages && outcome.retryAfterMs) || 0;
    return Math.max(ownMs, hasOthers && this.#isThrottledForLong ? soonMs : this.throttledMs);
  }

  get #isThrottledForLong(): boolean {
    return this.#options.now() < this.#longThrottledUntilMs;
  }

  /** `retryAfterMs`: how long the carrier asks for no message at all. */
  #throttle(retryAfterMs: number): void {
    const nowMs = this.#options.now();
    // The other messages of the same batch are throttled too, and count once.
    if (nowMs >= this.#throttledUntilMs) {
      this.#throttles++;
      this.#throttledUntilMs = nowMs + getBackOffMs(THROTTLED, this.#throttles, this.#options.random());
    }
    this.#throttledUntilMs = Math.max(this.#throttledUntilMs, nowMs + retryAfterMs);
    if (this.#throttledUntilMs - Math.max(nowMs, this.#longThrottledUntilMs) <= LONG_THROTTLING_MS) return;
    this.#longThrottledUntilMs = this.#throttledUntilMs;
    this.#options.onLongThrottling?.(this.throttledMs);
  }

  #currentBreaker(): Breaker {
    this.#breaker = breakerAt(this.#breaker, this.#options.now());
    return this.#breaker;
  }
}
