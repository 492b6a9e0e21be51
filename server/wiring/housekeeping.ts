import type { Database } from "../store/database.ts";
import { Files } from "../store/files.ts";
import { Forms } from "../store/forms.ts";
import { forgetIdleBudgets } from "../store/lease-budgets.ts";
import { dropOldPartitions, ensurePartitions } from "../store/partitions.ts";
import { type Log, loggable } from "../telemetry/log.ts";

const EVERY_MS = 600_000;
/** Small enough that nobody waits behind it. */
const AT_ONCE = 500;

/** Makes the days to come and takes away what has expired. Any number of replicas may do so at once. */
export function startHousekeeping(database: Database, log: Log): () => Promise<void> {
  const files = new Files(database);
  const forms = new Forms(database);
  const chores: Readonly<Record<string, (nowMs: number) => Promise<unknown>>> = {
    ensurePartitions: (nowMs) => ensurePartitions(database, nowMs),
    dropOldPartitions: (nowMs) => dropOldPartitions(database, nowMs),
    removeExpiredFiles: (nowMs) => files.removeExpired(nowMs, AT_ONCE),
    removeExpiredForms: (nowMs) => forms.removeExpired(nowMs, AT_ONCE),
    forgetIdleBudgets: (nowMs) => forgetIdleBudgets(database.pool, nowMs),
  };
  let running: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    for (const [chore, run] of Object.entries(chores))
      await run(Date.now()).catch((error: unknown) => log.error({ chore, error: loggable(error) }, "housekeeping"));
  };
  const timer = setInterval(() => {
    running = running.then(round);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
