import type { Log } from "../telemetry/log.ts";
import { Loop } from "./loop.ts";
import type { StepStore } from "./ports.ts";

/** How long a lease is valid without renewal. */
export const LEASE_MS = 15_000;
const RENEW_EVERY_MS = 5000;
/** A submission that starts with less than this left may still go on when another worker takes its steps over. */
const MARGIN_MS = 5000;

export interface LeaseRenewerOptions {
  readonly store: Pick<StepStore, "postponeLeases">;
  readonly now: () => number;
  readonly log: Log;
  readonly random: () => number;
}

/** Renews the leases on steps that this process is working on, so that no other worker takes them over. */
export class LeaseRenewer {
  readonly #options: LeaseRenewerOptions;
  /** Until when each lease is valid, as the database last confirmed it. */
  readonly #validUntilMs = new Map<string, number>();
  readonly #loop: Loop;

  constructor(options: LeaseRenewerOptions) {
    const { log, random } = options;
    this.#options = options;
    this.#loop = new Loop({ name: "renew leases", run: () => this.#renew(), log, random });
  }

  add(leaseId: string, untilMs: number): void {
    this.#validUntilMs.set(leaseId, untilMs);
  }

  drop(leaseId: string): void {
    this.#validUntilMs.delete(leaseId);
  }

  /** No other worker can have taken the lease over, nor will it within the next seconds. */
  isValid(leaseId: string): boolean {
    return this.#options.now() + MARGIN_MS < (this.#validUntilMs.get(leaseId) ?? 0);
  }

  /** Renews no more. Leases that are left come due, and other workers take them over. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #renew(): Promise<number> {
    const leaseIds = [...this.#validUntilMs.keys()];
    if (leaseIds.length === 0) return RENEW_EVERY_MS;
    const untilMs = this.#options.now() + LEASE_MS;
    await this.#options.store.postponeLeases(leaseIds, untilMs);
    for (const leaseId of leaseIds) if (this.#validUntilMs.has(leaseId)) this.#validUntilMs.set(leaseId, untilMs);
    return RENEW_EVERY_MS;
  }
}
