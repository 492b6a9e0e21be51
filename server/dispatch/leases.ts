import type { Log } from "../telemetry/log.ts";
import { Loop } from "./loop.ts";
import type { DeliveryStore } from "./ports.ts";

/** How long a watch stays ours when nothing is heard of us. */
export const LEASE_MS = 15_000;
const RENEW_EVERY_MS = 5000;
/** A submission that starts with less than this left may be still going on when another worker takes the step for lost. */
const MARGIN_MS = 5000;

export interface LeasesOptions {
  readonly store: Pick<DeliveryStore, "postponeWatches">;
  readonly now: () => number;
  readonly log: Log;
  readonly random: () => number;
}

/** The watches that this process is at work on: they must not come due while it lives. */
export class Leases {
  readonly #options: LeasesOptions;
  /** Until when each is surely ours: what the database last agreed to. */
  readonly #heldUntilMs = new Map<string, number>();
  readonly #loop: Loop;

  constructor(options: LeasesOptions) {
    const { log, random } = options;
    this.#options = options;
    this.#loop = new Loop({ name: "renew watches", round: () => this.#renew(), log, random });
  }

  hold(watchId: string, untilMs: number): void {
    this.#heldUntilMs.set(watchId, untilMs);
  }

  drop(watchId: string): void {
    this.#heldUntilMs.delete(watchId);
  }

  /** Whether nobody else can have looked at its members, nor will within the next seconds. */
  isSurelyHeld(watchId: string): boolean {
    return this.#options.now() + MARGIN_MS < (this.#heldUntilMs.get(watchId) ?? 0);
  }

  /** What is not done by now comes due by itself. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #renew(): Promise<number> {
    const watchIds = [...this.#heldUntilMs.keys()];
    if (watchIds.length === 0) return RENEW_EVERY_MS;
    const untilMs = this.#options.now() + LEASE_MS;
    await this.#options.store.postponeWatches(watchIds, untilMs);
    for (const watchId of watchIds) if (this.#heldUntilMs.has(watchId)) this.#heldUntilMs.set(watchId, untilMs);
    return RENEW_EVERY_MS;
  }
}
