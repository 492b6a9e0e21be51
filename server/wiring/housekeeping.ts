import { MAX_CLOCK_DIFFERENCE_MS } from "../domain/timings.ts";
import { getFirstKeptDay } from "../domain/usage.ts";
import { deleteOldAccountChanges } from "../store/account-changes.ts";
import { deleteIdleBudgets } from "../store/budget-shares.ts";
import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import { Forms } from "../store/forms.ts";
import { dropOldPartitions, ensurePartitions, missingPartitions, type Retention } from "../store/partitions.ts";
import { deleteOldCounts } from "../store/quota-counts.ts";
import { closeOldBatches, OPEN_DAYS } from "../store/reports.ts";
import { findServiceCutoff, markService, removeOldServiceHours } from "../store/service-time.ts";
import { type ClosedDay, closeUsageDays, removeOldUsage, USAGE_TABLES } from "../store/usage.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { repeat } from "./repeat.ts";

/** Small, so that other statements do not wait long behind a deletion. */
const DELETE_BATCH = 500;
/** Files and forms are deleted this many days of service after they have expired, so that a clock that jumps ahead deletes none. */
const EXPIRED_DAYS = 1;

export interface HousekeepingParts {
  readonly cellId: number;
  readonly database: Database;
  readonly log: Log;
  readonly metrics: Pick<
    Metrics,
    "setMissingPartitions" | "countDroppedPartition" | "countDroppedReports" | "countClosedUsage"
  >;
  /** Whether reports can be polled from this process. Data is kept for days in which a process served the API. */
  readonly servesApi: boolean;
  readonly readDatabaseTime: () => Promise<number>;
  readonly retention: Retention;
  /** How many whole months the usage of accounts is kept, besides the present one. */
  readonly usageMonths: number;
}

/** Any number of replicas may do so at once. Returns how to stop. */
export function startHousekeeping(parts: HousekeepingParts, everyMs: number): () => Promise<void> {
  return repeat(everyMs, () => runHousekeeping(parts, Date.now()));
}

/** Makes the partitions of the next days, deletes what was kept long enough, and reports missing partitions. Never throws. */
export async function runHousekeeping(parts: HousekeepingParts, nowMs: number): Promise<void> {
  const { database, log, metrics } = parts;
  await runTasks(log, {
    ensurePartitions: () => ensurePartitions(database, nowMs),
    removeOldData: () => removeOldData(parts, nowMs),
    deleteOldCounts: () => deleteOldCounts(database.pool, getFirstKeptDay(nowMs, 1)),
    deleteIdleBudgets: () => deleteIdleBudgets(database.pool, nowMs),
    deleteOldAccountChanges: () => deleteOldAccountChanges(database.pool),
    checkPartitions: async () => {
      const missing = await missingPartitions(database, nowMs);
      metrics.setMissingPartitions(parts.cellId, missing.length);
      if (missing.length > 0)
        log.error({ event: "partitions_missing", missing }, "Partitions of today or tomorrow are missing");
    },
  });
}

async function removeOldData(parts: HousekeepingParts, nowMs: number): Promise<void> {
  const { database, log, servesApi, readDatabaseTime } = parts;
  const differenceMs = nowMs - (await readDatabaseTime());
  if (Math.abs(differenceMs) > MAX_CLOCK_DIFFERENCE_MS) {
    log.error(
      { event: "clock_differs", differenceMs },
      "The clock of this process differs from the database's; it deletes no old data until the clock is right",
    );
    return;
  }
  // Messages that could not be counted are not dropped.
  let keptBack: readonly string[] = USAGE_TABLES;
  await runTasks(log, {
    markService: async () => {
      if (servesApi) await markService(database.pool, nowMs);
    },
    closeUsage: async () => {
      await closeUsage(parts, nowMs);
      keptBack = [];
    },
    dropOldPartitions: () => dropPartitions(parts, nowMs, keptBack),
    removeOldUsage: () => removeOldUsage(database.pool, getFirstKeptDay(nowMs, parts.usageMonths)),
    closeOldBatches: () => closeBatches(parts, nowMs),
    removeExpired: async () => {
      const expiredMs = await findServiceCutoff(database.pool, EXPIRED_DAYS, nowMs);
      if (expiredMs === undefined) return;
      await new Files(database).removeExpired(expiredMs, DELETE_BATCH);
      await new Forms(database).removeExpired(expiredMs, DELETE_BATCH);
    },
    removeOldServiceHours: () =>
      removeOldServiceHours(database.pool, Math.max(OPEN_DAYS, ...Object.values(parts.retention)), nowMs),
  });
}

async function closeUsage(
  { cellId, database, log, metrics, retention }: HousekeepingParts,
  nowMs: number,
): Promise<void> {
  // A day earlier than they are dropped.
  const forcedBeforeMs = await findServiceCutoff(database.pool, retention.messageDays - 1, nowMs);
  const onClosed = ({ accountId, day, open }: ClosedDay): void => {
    metrics.countClosedUsage(1);
    if (open > 0)
      log.warn(
        { event: "usage_closed_open", account: accountId, day, open },
        "The messages of a day are about to be removed, and some have not ended; they stay open in its usage",
      );
  };
  await closeUsageDays(database, { cellId, nowMs, forcedBeforeMs, onClosed });
}

async function dropPartitions(
  { database, log, metrics, retention }: HousekeepingParts,
  nowMs: number,
  keptBack: readonly string[],
): Promise<void> {
  for (const { table, name, reports } of await dropOldPartitions(database, nowMs, retention, keptBack)) {
    metrics.countDroppedPartition(table);
    metrics.countDroppedReports(reports);
    log.info({ event: "partition_dropped", partition: name }, "A partition was kept long enough and is dropped");
    if (reports > 0)
      log.warn(
        { event: "reports_dropped", reports, partition: name },
        "Final reports that nobody polled in time are removed from polling; inquiry still shows them",
      );
  }
}

async function closeBatches({ database, log, metrics }: HousekeepingParts, nowMs: number): Promise<void> {
  const reports = await closeOldBatches(database.pool, nowMs);
  metrics.countDroppedReports(reports);
  if (reports > 0)
    log.warn(
      { event: "reports_dropped", reports },
      "Final reports that were polled and never acknowledged are removed from polling",
    );
}

/** One task that fails does not stop the others. */
async function runTasks(log: Log, tasks: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  for (const [task, run] of Object.entries(tasks))
    await run().catch((error: unknown) =>
      log.error({ event: "housekeeping_failed", task, error: loggable(error) }, "Housekeeping task failed"),
    );
}
