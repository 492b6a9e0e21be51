import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import { Forms } from "../store/forms.ts";
import { forgetIdleBudgets } from "../store/lease-budgets.ts";
import { dropOldPartitions, ensurePartitions, missingPartitions } from "../store/partitions.ts";
import { type Log, loggable } from "../telemetry/log.ts";

const EVERY_MS = 600_000;
/** Small enough that nobody waits behind it. */
const AT_ONCE = 500;

export interface Housekeeping {
  readonly database: Database;
  readonly log: Log;
  /** Told after each round how many partitions of today and tomorrow are not there. */
  readonly onMissing: (missing: number) => void;
}

/** Keeps house now and then. Any number of replicas may do so at once. */
export function startHousekeeping(house: Housekeeping): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => keepHouse(house, Date.now()));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Makes the days to come, takes away what has expired, and raises the alarm when a day is missing; never throws. */
export async function keepHouse({ database, log, onMissing }: Housekeeping, nowMs: number): Promise<void> {
  const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
    ensurePartitions: () => ensurePartitions(database, nowMs),
    dropOldPartitions: () => dropOldPartitions(database, nowMs),
    removeExpiredFiles: () => new Files(database).removeExpired(nowMs, AT_ONCE),
    removeExpiredForms: () => new Forms(database).removeExpired(nowMs, AT_ONCE),
    forgetIdleBudgets: () => forgetIdleBudgets(database.pool, nowMs),
    lookForDays: async () => {
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
