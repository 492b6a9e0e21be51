import { writeInHalves } from "../store/retry.ts";
import { type BeginParts, beginBatch, isRowError } from "./begin-batch.ts";
import type { ClaimedBatches } from "./claimed-batches.ts";
import { Loop, UNTIL_WOKEN_MS } from "./loop.ts";
import type { FinishedStep } from "./plan-step.ts";
import type { StepStore } from "./ports.ts";
import { type RecordParts, recordWithRetry } from "./record-with-retry.ts";

export interface StepFinisherParts extends BeginParts, RecordParts {
  readonly store: BeginParts["store"] & Pick<StepStore, "deleteLeases">;
  readonly batches: ClaimedBatches;
}

/** The carrier in the rows of steps that no carrier ever had. */
export const NO_CARRIER = "none";

const MAX_STEPS_AT_ONCE = 500;
/** While more steps than this wait, no more are claimed. After a long downtime, everything in the outbox has expired. */
const MAX_WAITING_STEPS = 2000;

/**
 * Records the end of steps that never go to a carrier: expired while they waited, without a route, without their files. They are
 * begun first like any other, so that a step is finished here or submitted elsewhere, and never both.
 */
export class StepFinisher {
  readonly #parts: StepFinisherParts;
  readonly #loop: Loop;
  #waiting: FinishedStep[] = [];
  #roomWaiters: (() => void)[] = [];

  constructor(parts: StepFinisherParts) {
    const { log, random } = parts;
    this.#parts = parts;
    this.#loop = new Loop({ name: "finish steps", run: () => this.#finishNext(), log, random });
  }

  add(step: FinishedStep): void {
    this.#waiting.push(step);
    this.#loop.wake();
  }

  /** Resolves when few steps wait: steps must not be claimed faster than they can be finished. */
  async waitForRoom(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING_STEPS)
      await new Promise<void>((resolve) => this.#roomWaiters.push(resolve));
  }

  /** Steps that still wait are in the outbox, or have a lease. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    for (const resolve of this.#roomWaiters.splice(0)) resolve();
  }

  async #finishNext(): Promise<number> {
    const steps = this.#waiting.splice(0, MAX_STEPS_AT_ONCE);
    if (steps.length === 0) return UNTIL_WOKEN_MS;
    const { written, failed } = await writeInHalves(steps, (part) => this.#finish(part), isRowError);
    this.#waiting.push(...written.flat());
    const [error] = failed.values();
    // A step that the database refuses is dropped here: it stays in the outbox, because it has no row in which its end could be recorded.
    for (const [step, stepError] of failed) if (!isRowError(stepError)) this.#waiting.push(step);
    if (this.#waiting.length < MAX_WAITING_STEPS) for (const resolve of this.#roomWaiters.splice(0)) resolve();
    if (error !== undefined) throw error;
    return 0;
  }

  /** Returns the steps that could not be begun. */
  async #finish(steps: readonly FinishedStep[]): Promise<readonly FinishedStep[]> {
    const { batches, leases, store } = this.#parts;
    const endings = new Map(steps.map(({ step, ending }) => [step, ending]));
    const begun = await beginBatch(this.#parts, [...endings.keys()], NO_CARRIER);
    const events = begun.ours.flatMap((step) => {
      const ending = endings.get(step);
      return ending === undefined ? [] : [{ kind: "ended" as const, ref: step.ref, ending }];
    });
    // Recorded before the batches are settled. If the process crashes in between, the worker that takes the lease over ends the steps.
    // No longer renewed: if the ends cannot be recorded for as long as the lease is valid, another worker must take the steps over.
    leases.drop(begun.leaseId);
    if (await recordWithRetry(this.#parts, events)) await store.deleteLeases([begun.leaseId]);
    const notBegun = new Set(begun.notBegun);
    for (const { step } of steps) if (!notBegun.has(step)) batches.settle(step.batch);
    return steps.filter(({ step }) => notBegun.has(step));
  }
}
