import { NO_CARRIER } from "../domain/message-history.ts";
import { writeInHalves } from "../store/retry.ts";
import { type BeginParts, beginBatch, isRowError } from "./begin-batch.ts";
import type { ClaimedBatches } from "./claimed-batches.ts";
import type { FinishedStep } from "./plan-step.ts";
import type { StepStore } from "./ports.ts";
import { type RecordParts, recordWithRetry } from "./record-with-retry.ts";
import { WriteQueue } from "./write-queue.ts";

export interface StepFinisherParts extends BeginParts, RecordParts {
  readonly store: BeginParts["store"] & Pick<StepStore, "deleteLeases">;
  readonly batches: ClaimedBatches;
}

/**
 * Records the end of steps that never go to a carrier: expired while they waited, without a route, without their files. They are
 * begun first like any other, so that a step is finished here or submitted elsewhere, and never both. Little room: after a long
 * downtime everything in the outbox has expired.
 */
export const makeStepFinisher = (parts: StepFinisherParts): WriteQueue<FinishedStep> =>
  new WriteQueue({
    ...{ name: "finish steps", log: parts.log, random: parts.random, mostAtOnce: 500, mostWaiting: 2000 },
    write: async (steps) => {
      const { written, failed } = await writeInHalves(steps, (some) => finish(parts, some), isRowError);
      // A step that the database refuses is dropped here: it stays in the outbox, because it has no row in which its end could be recorded.
      const repeated = [...failed].filter(([, error]) => !isRowError(error)).map(([step]) => step);
      return { again: [...written.flat(), ...repeated], error: failed.values().next().value };
    },
  });

/** Returns the steps that could not be begun. */
async function finish(parts: StepFinisherParts, steps: readonly FinishedStep[]): Promise<readonly FinishedStep[]> {
  const { batches, leases, store } = parts;
  const endings = new Map(steps.map(({ step, ending }) => [step, ending]));
  const begun = await beginBatch(parts, [...endings.keys()], NO_CARRIER);
  const events = begun.ours.flatMap((step) => {
    const ending = endings.get(step);
    // Not if a carrier has the step by now: another worker may have taken it over, and found a route.
    const event = { kind: "ended", ref: step.ref, repeats: step.repeats, carrier: NO_CARRIER } as const;
    return ending === undefined ? [] : [{ ...event, ending }];
  });
  // Recorded before the batches are settled. If the process crashes in between, the worker that takes the lease over puts the steps back.
  // No longer renewed: if the ends cannot be recorded for as long as the lease is valid, another worker must take the steps over.
  leases.drop(begun.leaseId);
  // Without steps it may be a lease that another worker has taken over, while this one did not know whether the steps were begun.
  if (events.length > 0 && (await recordWithRetry(parts, events))) await store.deleteLeases([begun.leaseId]);
  const notBegun = new Set(begun.notBegun);
  for (const { step } of steps) if (!notBegun.has(step)) batches.settle(step.batch);
  return steps.filter(({ step }) => notBegun.has(step));
}
