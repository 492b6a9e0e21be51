import type { StepRef } from "../domain/delivery.ts";
import type { JobWriter, Transaction } from "../store/job-writer.ts";
import type { ChangedStep } from "../store/record-steps.ts";
import { batchOfSteps } from "../store/step-batch.ts";
import { type Entry, isReceipt } from "./entry.ts";

/** Steps that wait about as long go into one job. */
const DELAY_UNIT_MS = 250;

/** Jobs for what is to be sent next: the step after one that was given up, and steps that are to be sent again. */
export async function writeNextJobs(
  jobs: JobWriter,
  client: Transaction,
  entries: readonly Entry[],
  changed: readonly ChangedStep[],
): Promise<void> {
  const followers = changed
    .filter(({ outcome, state, last }) => outcome === "ended" && state !== "delivered" && !last)
    .map(({ ref }) => ({ ...ref, step: ref.step + 1 }));
  if (followers.length > 0) await jobs.write(client, batchOfSteps(followers));
  for (const [startAfterMs, refs] of returnedByDelay(entries, changed))
    await jobs.write(client, batchOfSteps(refs), { startAfterMs });
}

function returnedByDelay(entries: readonly Entry[], changed: readonly ChangedStep[]): ReadonlyMap<number, StepRef[]> {
  const queued = new Set(changed.filter(({ state }) => state === "queued").map(({ name }) => name));
  const byDelay = new Map<number, StepRef[]>();
  for (const entry of entries) {
    if (isReceipt(entry) || entry.event.kind !== "returned" || !queued.has(entry.name)) continue;
    const delayMs = Math.ceil(entry.event.retryAfterMs / DELAY_UNIT_MS) * DELAY_UNIT_MS;
    byDelay.set(delayMs, [...(byDelay.get(delayMs) ?? []), entry.event.ref]);
  }
  return byDelay;
}
