import { TIMINGS, type Timings } from "../domain/timings.ts";
import type { Log } from "../telemetry/log.ts";
import { Loop } from "./loop.ts";
import type { StepStore } from "./ports.ts";

/** Times that are kept while renewals fail. Older ones are long over: whichever was committed, the lease is due by now. */
const MAX_UNCONFIRMED = 10;

export interface LeaseRenewerOptions {
  readonly store: Pick<StepStore, "renewLeases">;
  readonly now: () => number;
  readonly log: Log;
  readonly random: () => number;
  readonly timings?: Timings;
}

/** Renews the leases on steps that this process is working on, so that no other worker takes them over. */
export class LeaseRenewer {
  readonly #options: LeaseRenewerOptions;
  /**
   * The times at which each lease may be due in the database. The first is the one that the database last confirmed. More follow
   * while renewals fail, because a renewal that was not answered may be committed all the same.
   */
  readonly #dueMs = new Map<string, readonly [number, ...number[]]>();
  readonly #timings: Timings;
  readonly #loop: Loop;

  constructor(options: LeaseRenewerOptions) {
    const { log, random, timings = TIMINGS } = options;
    this.#options = options;
    this.#timings = timings;
    this.#loop = new Loop({ name: "renew leases", run: () => this.#renew(), log, random });
  }

  /** How long a lease is valid without renewal. */
  get leaseMs(): number {
    return this.#timings.leaseMs;
  }

  add(leaseId: string, untilMs: number): void {
    this.#dueMs.set(leaseId, [untilMs]);
  }

  drop(leaseId: string): void {
    this.#dueMs.delete(leaseId);
  }

  /** No other worker can have taken the lease over, nor will it within the next seconds. */
  isValid(leaseId: string): boolean {
    return this.#options.now() + this.#timings.leaseMarginMs < (this.#dueMs.get(leaseId)?.[0] ?? 0);
  }

  /** Renews no more. Leases that are left come due, and other workers take them over. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #renew(): Promise<number> {
    const { store, now, log } = this.#options;
    const { renewLeasesEveryMs } = this.#timings;
    const held = [...this.#dueMs].flatMap(([leaseId, times]) => times.map((dueMs) => ({ leaseId, dueMs })));
    if (held.length === 0) return renewLeasesEveryMs;
    const untilMs = now() + this.leaseMs;
    const leaseIds = new Set(held.map(({ leaseId }) => leaseId));
    for (const leaseId of leaseIds) this.#note(leaseId, untilMs);
    const renewed = await store.renewLeases(held, untilMs);
    let lost = 0;
    for (const leaseId of leaseIds) {
      if (!this.#dueMs.has(leaseId)) continue;
      if (renewed.has(leaseId)) this.#dueMs.set(leaseId, [untilMs]);
      // Another worker looks after the steps now. To renew its lease would hold up the others if that worker dies.
      else if (this.#dueMs.delete(leaseId)) lost++;
    }
    if (lost > 0)
      log.warn(
        { event: "leases_lost", leases: lost },
        "Other workers have taken over leases that this one had not renewed in time",
      );
    return renewLeasesEveryMs;
  }

  #note(leaseId: string, untilMs: number): void {
    const [confirmedMs, ...others] = this.#dueMs.get(leaseId) ?? [];
    if (confirmedMs !== undefined)
      this.#dueMs.set(leaseId, [confirmedMs, ...others.slice(1 - MAX_UNCONFIRMED), untilMs]);
  }
}
