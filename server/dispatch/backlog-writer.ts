import type { BacklogBatch } from "../store/outbox.ts";
import type { ClaimedBatches } from "./claimed-batches.ts";
import type { LoopOptions } from "./loop.ts";
import type { WaitingStep } from "./plan-step.ts";
import type { DispatchMetrics, OutboxStore } from "./ports.ts";
import { WriteQueue } from "./write-queue.ts";

export interface BacklogWriterParts extends Pick<LoopOptions, "log" | "random"> {
  readonly outbox: Pick<OutboxStore, "insertIntoBacklog">;
  readonly batches: ClaimedBatches;
  readonly metrics: Pick<DispatchMetrics, "movedToBacklog">;
}

/** Steps of one backlog batch. Large batches are cheap to claim. */
const MAX_STEPS_PER_BATCH = 500;
export interface StepOfLane {
  readonly lane: string;
  readonly step: WaitingStep;
}

/** Moves steps that find no room in their lane to the backlog. */
export const makeBacklogWriter = (parts: BacklogWriterParts): WriteQueue<StepOfLane> => {
  const { outbox, batches, metrics, log, random } = parts;
  return new WriteQueue({
    ...{ name: "write the backlog", log, random, mostAtOnce: 2000, mostWaiting: 2000 },
    write: async (steps) => {
      await outbox.insertIntoBacklog(groupByLane(steps));
      for (const { step } of steps) batches.settle(step.batch);
      metrics.movedToBacklog(steps.length);
      return {};
    },
  });
};

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
