import { crashPoint } from "../crash-points.ts";
import { getStepName, type StepRef } from "../domain/delivery.ts";
import { type EarlyReceipt, type NewCarrierIds, storeCarrierIds } from "../store/carrier-ids.ts";
import { committedAt, type Database, type Queryable, withTransaction } from "../store/database.ts";
import { isUniqueViolation } from "../store/database-errors.ts";
import {
  type DeferredRow,
  type DeferredRows,
  type FirstOutcome,
  insertMissing,
  insertOutcomes,
} from "../store/deferred-rows.ts";
import { deleteOrphans, storeOrphans } from "../store/orphan-receipts.ts";
import { writeOutbox } from "../store/outbox.ts";
import { type ChangedStep, type RecordContext, recordSteps, type StepChange } from "../store/record-steps.ts";
import { applyReceipt, getItemStep, isReceipt, type RecorderItem, toStepChange } from "./recorder-item.ts";

/** Steps that wait about as long go into the outbox together. */
const DELAY_UNIT_MS = 250;
const NEEDS_OUTBOX: ReadonlySet<StepChange["state"]> = new Set(["failed", "expired", "queued"]);

/** Records items of different steps, all or none of them, and returns the steps that changed. */
export async function recordBatch(
  database: Database,
  deferred: DeferredRows,
  items: readonly RecorderItem[],
  context: RecordContext,
): Promise<readonly ChangedStep[]> {
  const changed = await recordAll(database, deferred, items, context, false).catch((error: unknown) => {
    // A deferred row exists after all: another worker has adopted it, or an earlier try was committed unnoticed.
    if (isUniqueViolation(error)) return recordAll(database, deferred, items, context, true);
    throw error;
  });
  for (const item of items) {
    const ref = getItemStep(item);
    if (ref !== undefined) deferred.delete(getStepName(ref));
  }
  return changed;
}

async function recordAll(
  database: Database,
  deferred: DeferredRows,
  items: readonly RecorderItem[],
  context: RecordContext,
  mayExist: boolean,
): Promise<readonly ChangedStep[]> {
  const changes = items.map(toStepChange).filter((change) => change !== undefined);
  const receipts = items.filter(isReceipt);
  const orphans = receipts.filter(({ part, isStored }) => !part && !isStored);
  const stored = receipts.filter(({ isStored }) => isStored);
  const names = items.map(getTakenNames).filter((taken) => taken !== undefined);
  const write = (client: Queryable, all: readonly StepChange[]) =>
    writeChanges(client, deferred, all, context, mayExist);
  const isOneStatement =
    orphans.length + stored.length + names.length === 0 &&
    changes.every(({ state }) => !NEEDS_OUTBOX.has(state)) &&
    (deferred.size === 0 || changes.every(({ ref }) => deferred.has(getStepName(ref))));
  // Most ends are successes. They need no transaction of several statements.
  if (isOneStatement && !mayExist) return crashPoint("outcomes-recorded", () => write(database.pool, changes));
  return withTransaction(committedAt(database, "next-steps-recorded"), async (client) => {
    // Before the names are stored: a name and its receipt may be in this very batch.
    await storeOrphans(client, orphans);
    const early = firstOfEachStep(await storeCarrierIds(client, names));
    const changed = await write(client, early.size === 0 ? changes : changes.map(withReceipt(early)));
    rememberBegunMs(items, changed);
    // What took no effect here stays: the account may be in another cell by now, to which a later search brings it.
    const applied = changed.map(({ name }) => early.get(name)).filter((receipt) => receipt !== undefined);
    await deleteOrphans(client, [...applied, ...stored]);
    await writeNextSteps(client, items, changed);
    return changed;
  });
}

/** Writes deferred rows with their first outcome where that is all there is to say, and changes the rows of all other steps. */
async function writeChanges(
  client: Queryable,
  deferred: DeferredRows,
  changes: readonly StepChange[],
  context: RecordContext,
  mayExist: boolean,
): Promise<readonly ChangedStep[]> {
  const outcomes: FirstOutcome[] = [];
  const missing: DeferredRow[] = [];
  const others: StepChange[] = [];
  for (const change of changes) {
    const row = deferred.get(getStepName(change.ref));
    if (row !== undefined && !mayExist && isWholeOutcome(change, row)) outcomes.push({ row, change });
    else {
      if (row !== undefined) missing.push(row);
      others.push(change);
    }
  }
  const inserted = await insertOutcomes(client, outcomes, context);
  await insertMissing(client, missing);
  return [...inserted, ...(await recordSteps(client, others, context))];
}

/** It takes effect whatever else is known of the step. What was sent again has a row. */
const isWholeOutcome = ({ state, part, carrier, repeats = 0 }: StepChange, row: DeferredRow): boolean =>
  state !== "queued" && part === undefined && repeats === 0 && (carrier === undefined || carrier === row.carrier);

function getTakenNames(item: RecorderItem): NewCarrierIds | undefined {
  if (isReceipt(item) || item.event.kind !== "submitted" || item.event.carrierIds.length === 0) return undefined;
  const { ref, repeats = 0, carrier, carrierIds } = item.event;
  return { ref, repeats, carrier, carrierIds, takenMs: item.atMs };
}

/** A statement changes a step once. Further receipts stay among the orphans and are matched later. */
function firstOfEachStep(early: readonly EarlyReceipt[]): ReadonlyMap<string, EarlyReceipt> {
  const firsts = new Map<string, EarlyReceipt>();
  for (const receipt of early) {
    const name = getStepName(receipt.ref);
    if (!firsts.has(name)) firsts.set(name, receipt);
  }
  return firsts;
}

/** The receipt replaces the news that the step was submitted; the carrier's ids stay. */
const withReceipt =
  (early: ReadonlyMap<string, EarlyReceipt>) =>
  (change: StepChange): StepChange => {
    const receipt = early.get(getStepName(change.ref));
    return receipt === undefined ? change : { ...applyReceipt(receipt, receipt.ending), carrierIds: change.carrierIds };
  };

function rememberBegunMs(items: readonly RecorderItem[], changed: readonly ChangedStep[]): void {
  const begun = new Map(changed.map(({ name, sentMs }) => [name, sentMs]));
  for (const item of items)
    if (!isReceipt(item) && item.event.kind === "returned") item.begunMs ??= begun.get(getStepName(item.event.ref));
}

/** Puts into the outbox what is to be sent next: the step after one that failed or expired, and steps that are sent again. */
async function writeNextSteps(
  client: Queryable,
  items: readonly RecorderItem[],
  changed: readonly ChangedStep[],
): Promise<void> {
  const followers = changed
    .filter(({ outcome, state, last }) => outcome === "ended" && state !== "delivered" && !last)
    .map(({ ref }) => ({ ...ref, step: ref.step + 1 }));
  if (followers.length > 0) await writeOutbox(client, followers);
  for (const [delayMs, steps] of groupByDelay(items, changed)) await writeOutbox(client, steps, { delayMs });
}

function groupByDelay(items: readonly RecorderItem[], changed: readonly ChangedStep[]): ReadonlyMap<number, StepRef[]> {
  const queued = new Set(changed.filter(({ state }) => state === "queued").map(({ name }) => name));
  const byDelay = new Map<number, StepRef[]>();
  for (const item of items) {
    if (isReceipt(item) || item.event.kind !== "returned" || !queued.has(getStepName(item.event.ref))) continue;
    const delayMs = Math.ceil(item.event.retryAfterMs / DELAY_UNIT_MS) * DELAY_UNIT_MS;
    byDelay.set(delayMs, [...(byDelay.get(delayMs) ?? []), item.event.ref]);
  }
  return byDelay;
}
