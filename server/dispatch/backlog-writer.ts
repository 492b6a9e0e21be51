import type { BacklogBatch } from "../store/outbox.ts";
import type { ClaimedBatches } from "./claimed-batches.ts";
import { Loop, type LoopOptions, UNTIL_WOKEN_MS } from "./loop.ts";
import type { WaitingStep } from "./plan-step.ts";
import type { DispatchMetrics, OutboxStore } from "./ports.ts";

export interface BacklogWriterParts extends Pick<LoopOptions, "log" | "random"> {
  readonly outbox: Pick<OutboxStore, "insertIntoBacklog">;
  readonly batches: ClaimedBatches;
  readonly metrics: Pick<DispatchMetrics, "movedToBacklog">;
}

/** Steps of one backlog batch. Large batches are cheap to claim. */
const MAX_STEPS_PER_BATCH = 500;
/** Steps of one transaction. */
const MAX_STEPS_AT_ONCE = 2000;

interface StepOfLane {
  readonly lane: string;
  readonly step: WaitingStep;
}

/** Moves steps that find no room in their lane to the backlog. */
export class BacklogWriter {
  readonly #parts: BacklogWriterParts;
  readonly #loop: Loop;
  #waiting: StepOfLane[] = [];
  #roomWaiters: (() => void)[] = [];

  constructor(parts: BacklogWriterParts) {
    const { log, random } = parts;
    this.#parts = parts;
    this.#loop = new Loop({ name: "write the backlog", run: () => this.#write(), log, random });
  }

  add(lane: string, step: WaitingStep): void {
    this.#waiting.push({ lane, step });
    this.#loop.wake();
  }

  /** Everything that was added is in the backlog by now. */
  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  /** Resolves when few steps wait: steps must not be claimed faster than they can be moved to the backlog. */
  async waitForRoom(): Promise<void> {
    if (this.#waiting.length >= MAX_STEPS_AT_ONCE)
      await new Promise<void>((resolve) => this.#roomWaiters.push(resolve));
  }

  /** Steps that were not moved yet stay in the outbox, where other workers claim them. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    for (const resolve of this.#roomWaiters.splice(0)) resolve();
  }

  async #write(): Promise<number> {
    const steps = this.#waiting.slice(0, MAX_STEPS_AT_ONCE);
    if (steps.length === 0) return UNTIL_WOKEN_MS;
    await this.#parts.outbox.insertIntoBacklog(groupByLane(steps));
    this.#waiting = this.#waiting.slice(steps.length);
    for (const { step } of steps) this.#parts.batches.settle(step.batch);
    this.#parts.metrics.movedToBacklog(steps.length);
    if (this.#waiting.length < MAX_STEPS_AT_ONCE) for (const resolve of this.#roomWaiters.splice(0)) resolve();
    return 0;
  }
}

function groupByLane(steps: readonly StepOfLane[]): BacklogBatch[] {
  return [...Map.groupBy(steps, ({ lane }) => lane)].flatMap(([lane, ofLane]) => {
    const batches: BacklogBatch[] = [];
    for (let start = 0; start < ofLane.length; start += MAX_STEPS_PER_BATCH) {
      const some = ofLane.slice(start, start + MAX_STEPS_PER_BATCH).map(({ step }) => step);
      const expiresMs = Math.min(...some.map((step) => step.expiresMs));
      batches.push({ lane, steps: some.map(({ ref }) => ref), expiresMs });
    }
    return batches;
  });
}
