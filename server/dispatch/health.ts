import type { Carrier, SubmitOutcome } from "../carriers/carrier.ts";
import { backOffMs } from "../domain/back-off.ts";
import { type Breaker, breakerAfter, breakerAt, CLOSED } from "../domain/breaker.ts";
import type { DispatchFigures } from "./ports.ts";

export interface HealthOptions {
  readonly name: string;
  readonly carrier: Pick<Carrier, "isUp">;
  readonly figures: Pick<DispatchFigures, "breaker">;
  readonly now: () => number;
  readonly random: () => number;
}

/** A connection that breaks is made again within a second or two; steps need not change carriers for that. */
const PATIENCE_MS = 2000;
/** "Not now": a little at first, since most carriers count by the second. */
const THROTTLED = { firstMs: 200, mostMs: 30_000 };
/** It could not be reached: the breaker decides soon enough whether that is a matter of one message. */
const UNAVAILABLE = { firstMs: 1000, mostMs: 1000 };

/** What one process knows of how a carrier is. */
export class Health {
  readonly #options: HealthOptions;
  #breaker: Breaker = CLOSED;
  #lastUpMs: number;
  #throttles = 0;
  #throttledUntilMs = 0;

  constructor(options: HealthOptions) {
    this.#options = options;
    this.#lastUpMs = options.now();
    options.figures.breaker(options.name, this.#breaker.state);
  }

  /** How many messages may be with the carrier, when `unsettled` are: all, one probe, or none. */
  admits(unsettled: number): number {
    const breaker = this.#look();
    if (!this.#options.carrier.isUp() || breaker.state === "open") return 0;
    if (breaker.state === "closed") return Number.POSITIVE_INFINITY;
    return unsettled === 0 ? 1 : 0;
  }

  /** Whether steps should look for another carrier. One that is only being probed is for whom it has nobody yet. */
  isDown(load: number): boolean {
    const { now, carrier } = this.#options;
    const breaker = this.#look();
    if (carrier.isUp()) this.#lastUpMs = now();
    if (breaker.state === "open" || now() - this.#lastUpMs >= PATIENCE_MS) return true;
    return breaker.state === "half-open" && load > 0;
  }

  note(outcome: SubmitOutcome): void {
    const { now, random } = this.#options;
    const answered = outcome.kind !== "unavailable" && outcome.kind !== "unknown";
    this.#change(breakerAfter(this.#look(), answered, now(), random()));
    if (outcome.kind === "throttled") this.#throttle(outcome.retryAfterMs ?? 0);
    // One that was taken along with those that were not does not mean that it is over.
    else if (answered && now() >= this.#throttledUntilMs) this.#throttles = 0;
  }

  /** How long to leave the carrier alone. */
  get throttledMs(): number {
    return Math.max(0, this.#throttledUntilMs - this.#options.now());
  }

  /** When to try a message again that the carrier surely does not have. */
  retryAfterMs({ kind }: SubmitOutcome): number {
    if (kind === "throttled") return this.throttledMs;
    return kind === "unavailable" ? backOffMs(UNAVAILABLE, 1, this.#options.random()) : 0;
  }

  #throttle(retryAfterMs: number): void {
    const nowMs = this.#options.now();
    // The rest of the same batch says the same again.
    if (nowMs >= this.#throttledUntilMs) {
      this.#throttles++;
      this.#throttledUntilMs = nowMs + backOffMs(THROTTLED, this.#throttles, this.#options.random());
    }
    this.#throttledUntilMs = Math.max(this.#throttledUntilMs, nowMs + retryAfterMs);
  }

  #look(): Breaker {
    this.#change(breakerAt(this.#breaker, this.#options.now()));
    return this.#breaker;
  }

  #change(breaker: Breaker): void {
    const isNews = breaker.state !== this.#breaker.state;
    this.#breaker = breaker;
    if (isNews) this.#options.figures.breaker(this.#options.name, breaker.state);
  }
}
