import type { ClaimedBatches } from "./claimed-batches.ts";
import type { LoopOptions } from "./loop.ts";
import type { WaitingStep } from "./plan-step.ts";
import type { DispatchMetrics, OutboxStore } from "./ports.ts";
import { WriteQueue } from "./write-queue.ts";

export interface StepHolderParts extends Pick<LoopOptions, "log" | "random"> {
  readonly outbox: Pick<OutboxStore, "holdSteps">;
  readonly batches: ClaimedBatches;
  readonly metrics: Pick<DispatchMetrics, "held">;
}

export interface HeldStep {
  readonly step: WaitingStep;
  /** From when on it waits. A write that is repeated says the same. */
  readonly sinceMs: number;
  /** When it is looked at again. */
  readonly untilMs: number;
}

/** Lets advertising wait for its hours, where messages wait for their sendAt. */
export const makeStepHolder = ({ outbox, batches, metrics, log, random }: StepHolderParts): WriteQueue<HeldStep> =>
  new WriteQueue({
    ...{ name: "hold advertising", log, random, mostAtOnce: 1000, mostWaiting: 2000 },
    write: async (held) => {
      await outbox.holdSteps(
        held.map(({ step: { ref, last, detail, expiresMs, lastBegunMs = 0 }, sinceMs, untilMs }) => ({
          ...{ ref, last, detail, untilMs },
          // Later than every try before, as for a step that is begun.
          heldMs: Math.max(sinceMs, lastBegunMs + 1),
          // The time for which it is held is no part of its validity.
          expiresMs: expiresMs + Math.max(0, untilMs - sinceMs),
        })),
      );
      for (const { step } of held) batches.settle(step.batch);
      metrics.held(held.length);
      return {};
    },
  });
