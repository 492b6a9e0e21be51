import { nameOfStep, type StepRef } from "../domain/delivery.ts";
import { type EarlyReceipt, storeNames, type TakenNames } from "../store/carrier-ids.ts";
import { type Database, withTransaction } from "../store/database.ts";
import type { JobWriter } from "../store/job-writer.ts";
import { keepOrphans, removeOrphans } from "../store/orphan-receipts.ts";
import { type ChangedStep, recordSteps, type StepChange } from "../store/record-steps.ts";
import { changeOfEntry, changeOfReceipt, type Entry, isReceipt } from "./entry.ts";
import { writeNextJobs } from "./next-jobs.ts";

export interface RecordingParts {
  readonly database: Database;
  readonly jobs: JobWriter;
}

/** Records entries about steps that differ, all or none of them, and returns the steps that changed. */
export async function recordOnce(
  { database, jobs }: RecordingParts,
  entries: readonly Entry[],
  nowMs: number,
): Promise<readonly ChangedStep[]> {
  const changes = entries.map(changeOfEntry).filter((change) => change !== undefined);
  const receipts = entries.filter(isReceipt);
  const orphans = receipts.filter(({ named, isKept }) => !named && !isKept);
  const kept = receipts.filter(({ isKept }) => isKept);
  const taken = entries.map(namesTaken).filter((names) => names !== undefined);
  const isOneStatement =
    orphans.length + kept.length + taken.length === 0 && changes.every(({ state }) => !LEADS_TO_JOBS.has(state));
  // Most ends are successes, and those need no transaction of several statements.
  if (isOneStatement) return recordSteps(database.pool, changes, nowMs);
  return withTransaction(database, async (client) => {
    // Before the names: one of them may be in this very batch.
    await keepOrphans(client, orphans);
    const early = firstOfEachStep(await storeNames(client, taken));
    const changed = await recordSteps(client, changes.map(afterEarlyReceipt(early)), nowMs);
    rememberBeginnings(entries, changed);
    await removeOrphans(client, [...early.values(), ...kept]);
    await writeNextJobs(jobs, client, entries, changed);
    return changed;
  });
}

const LEADS_TO_JOBS: ReadonlySet<StepChange["state"]> = new Set(["failed", "expired", "queued"]);

function namesTaken(entry: Entry): TakenNames | undefined {
  if (isReceipt(entry) || entry.event.kind !== "submitted" || entry.event.carrierIds.length === 0) return undefined;
  const { ref, carrier, carrierIds } = entry.event;
  return { ref, carrier, carrierIds, takenMs: entry.atMs };
}

/** A statement changes a step once: further receipts stay among the orphans and are matched from there. */
function firstOfEachStep(early: readonly EarlyReceipt[]): ReadonlyMap<string, EarlyReceipt> {
  const firsts = new Map<string, EarlyReceipt>();
  for (const receipt of early) {
    const name = nameOfStep(receipt.ref);
    if (!firsts.has(name)) firsts.set(name, receipt);
  }
  return firsts;
}

/** That it was submitted is overtaken by what the receipt says; the names stay. */
const afterEarlyReceipt =
  (early: ReadonlyMap<string, EarlyReceipt>) =>
  (change: StepChange): StepChange => {
    const receipt = early.size === 0 ? undefined : early.get(nameOfStep(change.ref));
    return receipt === undefined
      ? change
      : { ...changeOfReceipt(receipt, receipt.ending), carrierIds: change.carrierIds };
  };

function rememberBeginnings(entries: readonly Entry[], changed: readonly ChangedStep[]): void {
  const isReturned = (entry: Entry) => !isReceipt(entry) && entry.event.kind === "returned";
  if (!entries.some(isReturned)) return;
  const begun = new Map(changed.map(({ ref, sentMs }: { ref: StepRef; sentMs: number }) => [nameOfStep(ref), sentMs]));
  for (const entry of entries)
    if (!isReceipt(entry) && entry.event.kind === "returned") entry.begunMs ??= begun.get(nameOfStep(entry.event.ref));
}
