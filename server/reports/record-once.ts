import { nameOfStep } from "../domain/delivery.ts";
import { type EarlyReceipt, storeNames, type TakenNames } from "../store/carrier-ids.ts";
import { type Database, withTransaction } from "../store/database.ts";
import type { JobWriter } from "../store/job-writer.ts";
import { isWrittenAlready, type UnwrittenSteps } from "../store/new-steps.ts";
import { keepOrphans, removeOrphans } from "../store/orphan-receipts.ts";
import type { ChangedStep, StepChange } from "../store/record-steps.ts";
import { changeOfEntry, changeOfReceipt, type Entry, isReceipt, nameOfEntry } from "./entry.ts";
import { writeNextJobs } from "./next-jobs.ts";
import { isOneStatement, partChanges, writeChanges } from "./write-changes.ts";

export interface RecordingParts {
  readonly database: Database;
  readonly jobs: JobWriter;
  readonly unwritten: UnwrittenSteps;
}

/** Records entries about steps that differ, all or none of them, and returns the steps that changed. */
export async function recordOnce(
  parts: RecordingParts,
  entries: readonly Entry[],
  nowMs: number,
): Promise<readonly ChangedStep[]> {
  const changed = await recordAll(parts, entries, nowMs, false).catch((error: unknown) => {
    if (isWrittenAlready(error)) return recordAll(parts, entries, nowMs, true);
    throw error;
  });
  if (parts.unwritten.size > 0) for (const entry of entries) parts.unwritten.delete(nameOfEntry(entry) ?? "");
  return changed;
}

async function recordAll(
  { database, jobs, unwritten }: RecordingParts,
  entries: readonly Entry[],
  nowMs: number,
  mayBeThere: boolean,
): Promise<readonly ChangedStep[]> {
  const changes = entries.map(changeOfEntry).filter((change) => change !== undefined);
  const parted = partChanges(changes, unwritten, mayBeThere);
  const receipts = entries.filter(isReceipt);
  const orphans = receipts.filter(({ named, isKept }) => !named && !isKept);
  const kept = receipts.filter(({ isKept }) => isKept);
  const taken = entries.map(namesTaken).filter((names) => names !== undefined);
  const isAlone =
    orphans.length + kept.length + taken.length === 0 && changes.every(({ state }) => !LEADS_TO_JOBS.has(state));
  // Most ends are successes, and those need no transaction of several statements.
  if (isAlone && isOneStatement(parted)) return writeChanges(database.pool, parted, nowMs);
  return withTransaction(database, async (client) => {
    // Before the names: one of them may be in this very batch.
    await keepOrphans(client, orphans);
    const early = firstOfEachStep(await storeNames(client, taken));
    const all = early.size === 0 ? parted : partChanges(changes.map(afterEarlyReceipt(early)), unwritten, mayBeThere);
    const changed = await writeChanges(client, all, nowMs);
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
    const receipt = early.get(change.name);
    return receipt === undefined
      ? change
      : { ...changeOfReceipt(receipt, receipt.ending), carrierIds: change.carrierIds };
  };

function rememberBeginnings(entries: readonly Entry[], changed: readonly ChangedStep[]): void {
  const isReturned = (entry: Entry) => !isReceipt(entry) && entry.event.kind === "returned";
  if (!entries.some(isReturned)) return;
  const begun = new Map(changed.map(({ name, sentMs }) => [name, sentMs]));
  for (const entry of entries)
    if (!isReceipt(entry) && entry.event.kind === "returned") entry.begunMs ??= begun.get(entry.name);
}
