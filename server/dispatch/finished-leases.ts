import type { Log } from "../telemetry/log.ts";
import { Loop, UNTIL_WOKEN_MS } from "./loop.ts";
import type { StepStore } from "./ports.ts";

export interface FinishedLeasesOptions {
  readonly store: Pick<StepStore, "deleteLeases">;
  readonly log: Log;
  readonly random: () => number;
}

interface TrackedLease {
  readonly leaseId: string;
  /** Names of the steps that have not ended. A few may stay open for days. */
  readonly openSteps: Set<string>;
  isSubmitted: boolean;
}

/** Step names in memory, some 20 MB. Leases beyond that are deleted when they come due and a worker finds their steps ended. */
const MAX_STEPS = 100_000;

/**
 * Deletes a lease when the last of its steps has ended. Most steps end within seconds, by a receipt to the very process that submitted
 * them. So no worker has to read them all again only to find that nothing is left to do.
 */
export class FinishedLeases {
  readonly #options: FinishedLeasesOptions;
  /** The oldest first. */
  readonly #leases = new Map<string, TrackedLease>();
  readonly #leaseByStep = new Map<string, TrackedLease>();
  readonly #loop: Loop;
  #finished: string[] = [];

  constructor(options: FinishedLeasesOptions) {
    const { log, random } = options;
    this.#options = options;
    this.#loop = new Loop({ name: "delete finished leases", run: () => this.#deleteFinished(), log, random });
  }

  /** To be called before the carrier gets the steps: their receipts may come at any time from then on. */
  track(leaseId: string, stepNames: readonly string[]): void {
    // Their earlier leases have nothing more to do for steps that are begun again, and would be kept for ever.
    this.stepsEnded(stepNames);
    const lease = { leaseId, openSteps: new Set(stepNames), isSubmitted: false };
    this.#leases.set(leaseId, lease);
    for (const name of stepNames) this.#leaseByStep.set(name, lease);
    for (const oldest of this.#leases.keys()) {
      if (this.#leaseByStep.size <= MAX_STEPS) break;
      this.untrack(oldest);
    }
  }

  untrack(leaseId: string): void {
    const lease = this.#leases.get(leaseId);
    for (const name of lease?.openSteps ?? [])
      if (this.#leaseByStep.get(name) === lease) this.#leaseByStep.delete(name);
    this.#leases.delete(leaseId);
  }

  /** These steps have ended, or are to be begun again, and that is committed. */
  stepsEnded(stepNames: readonly string[]): void {
    for (const name of stepNames) {
      const lease = this.#leaseByStep.get(name);
      if (lease === undefined) continue;
      this.#leaseByStep.delete(name);
      lease.openSteps.delete(name);
      if (lease.isSubmitted && lease.openSteps.size === 0) this.#finish(lease.leaseId);
    }
  }

  /** The same of steps that were begun under this lease. Those that are begun again by now have another one, which they still need. */
  stepsLeft(leaseId: string, stepNames: readonly string[]): void {
    this.stepsEnded(stepNames.filter((name) => this.#leaseByStep.get(name)?.leaseId === leaseId));
  }

  /** No step of the lease is open, as far as this process knows. */
  isFinished(leaseId: string): boolean {
    return this.#leases.get(leaseId)?.openSteps.size === 0;
  }

  /** The submission is over: from now on the lease is deleted when its last step ends. */
  submitted(leaseId: string): void {
    const lease = this.#leases.get(leaseId);
    if (lease === undefined) return;
    lease.isSubmitted = true;
    if (lease.openSteps.size === 0) this.#finish(leaseId);
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  #finish(leaseId: string): void {
    this.#leases.delete(leaseId);
    this.#finished.push(leaseId);
    this.#loop.wake();
  }

  async #deleteFinished(): Promise<number> {
    const finished = [...this.#finished];
    if (finished.length === 0) return UNTIL_WOKEN_MS;
    await this.#options.store.deleteLeases(finished);
    this.#finished = this.#finished.slice(finished.length);
    return this.#finished.length > 0 ? 0 : UNTIL_WOKEN_MS;
  }
}
