import { deleteIdleBudgets } from "../store/budget-shares.ts";
import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import { Forms } from "../store/forms.ts";
import { dropOldPartitions, ensurePartitions, missingPartitions } from "../store/partitions.ts";
import { type Log, loggable } from "../telemetry/log.ts";

const INTERVAL_MS = 600_000;
/** Small, so that other statements do not wait long behind a deletion. */
const DELETE_BATCH = 500;

export interface HousekeepingParts {
  readonly database: Database;
  readonly log: Log;
  /** Called after each run with the number of partitions of today and tomorrow that are not there. */
  readonly onMissing: (missing: number) => void;
}

/** Runs housekeeping every ten minutes. Any number of replicas may do so at once. Returns how to stop. */
export function startHousekeeping(parts: HousekeepingParts): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => runHousekeeping(parts, Date.now()));
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Makes the partitions of the next days, deletes what has expired, and reports missing partitions. Never throws. */
export async function runHousekeeping({ database, log, onMissing }: HousekeepingParts, nowMs: number): Promise<void> {
  const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
    ensurePartitions: () => ensurePartitions(database, nowMs),
    dropOldPartitions: () => dropOldPartitions(database, nowMs),
    removeExpiredFiles: () => new Files(database).removeExpired(nowMs, DELETE_BATCH),
    removeExpiredForms: () => new Forms(database).removeExpired(nowMs, DELETE_BATCH),
    deleteIdleBudgets: () => deleteIdleBudgets(database.pool, nowMs),
    checkPartitions: async () => {
      const missing = await missingPartitions(database, nowMs);
      onMissing(missing.length);
      if (missing.length > 0)
        log.error({ event: "partitions_missing", missing }, "Partitions of today or tomorrow are missing");
    },
  };
  for (const [task, run] of Object.entries(tasks))
    await run().catch((error: unknown) =>
      log.error({ event: "housekeeping_failed", task, error: loggable(error) }, "Housekeeping task failed"),
    );
}
