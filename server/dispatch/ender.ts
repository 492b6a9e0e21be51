import { type BeginParts, begin, isRowFault } from "./begin.ts";
import type { HeldJobs } from "./held-jobs.ts";
import { Loop } from "./loop.ts";
import type { DeliveryStore } from "./ports.ts";
import { type RecordParts, recordSurely } from "./record.ts";
import type { EndedStep } from "./waiting-step.ts";

export interface EnderParts extends BeginParts, RecordParts {
  readonly store: BeginParts["store"] & Pick<DeliveryStore, "endWatches">;
  readonly jobs: HeldJobs;
}

/** Stands in the place of a carrier in steps that none ever had. */
export const NO_CARRIER = "none";

const AT_ONCE = 500;
const IDLE_MS = 60_000;

/**
 * Ends steps that no carrier has to hear of: expired while they waited, without a route, without their files. They are
 * begun first like any other, so that a step is ended here or submitted elsewhere, and never both.
 */
export class Ender {
  readonly #parts: EnderParts;
  readonly #loop: Loop;
  #waiting: EndedStep[] = [];
  #atOnce = AT_ONCE;

  constructor(parts: EnderParts) {
    const { log, random } = parts;
    this.#parts = parts;
    this.#loop = new Loop({ name: "end steps", round: () => this.#round(), log, random });
  }

  add(step: EndedStep): void {
    this.#waiting.push(step);
    this.#loop.ring();
  }

  /** What is still waiting has its job, or its watch. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #round(): Promise<number> {
    const batch = this.#waiting.splice(0, this.#atOnce);
    if (batch.length === 0) return IDLE_MS;
    try {
      this.#waiting.push(...(await this.#end(batch)));
      this.#atOnce = AT_ONCE;
    } catch (error) {
      // The one that the database refuses must not hold up its neighbours: smaller and smaller, until it is alone.
      if (batch.length > 1 || !isRowFault(error)) this.#waiting.push(...batch);
      if (isRowFault(error)) this.#atOnce = Math.max(1, Math.floor(batch.length / 2));
      throw error;
    }
    return 0;
  }

  async #end(batch: readonly EndedStep[]): Promise<readonly EndedStep[]> {
    const { jobs, leases, store } = this.#parts;
    const endings = new Map(batch.map(({ step, ending }) => [step, ending]));
    const begun = await begin(this.#parts, [...endings.keys()], NO_CARRIER);
    const events = begun.ours.flatMap((step) => {
      const ending = endings.get(step);
      return ending === undefined ? [] : [{ kind: "ended" as const, ref: step.ref, name: step.name, ending }];
    });
    // Recorded before their jobs are let go, and a watch that outlives a crash in between ends them as well.
    if (await recordSurely(this.#parts, events)) await store.endWatches([begun.watchId]);
    leases.drop(begun.watchId);
    const back = new Set(begun.back);
    for (const { step } of batch) if (!back.has(step)) jobs.settle(step.job);
    return batch.filter(({ step }) => back.has(step));
  }
}
