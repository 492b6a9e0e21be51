import type { Config } from "../config.ts";
import { zonedClock } from "../domain/time.ts";
import type { Timings } from "../domain/timings.ts";
import type { ReportCounter } from "../reports/report-counter.ts";
import type { CachedAccounts } from "../store/cached-accounts.ts";
import { type Database, withDeadline } from "../store/database.ts";
import { countFailing, forgetWatches, updateWatches } from "../store/failure-watches.ts";
import { addReports } from "../store/report-slots.ts";
import { failureMetrics } from "../telemetry/failure-metrics.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { Metrics } from "../telemetry/metrics.ts";
import { makeAlerts } from "../webhooks/post-alerts.ts";
import { repeat } from "./repeat.ts";

export interface FailureWatchParts {
  readonly directory: Database;
  readonly counter: ReportCounter;
  readonly accounts: Pick<CachedAccounts, "findStored">;
  readonly config: Pick<Config, "role" | "failureThresholds" | "webhooks" | "webhookAllowedNetworks" | "timeZone">;
  readonly log: Log;
  readonly metrics: Pick<Metrics, "registry">;
  readonly timings: Pick<Timings, "writeTrafficEveryMs" | "reportSlotMs" | "watchFailuresEveryMs">;
}

const TIMEOUT_MS = 3000;

/**
 * Writes what this process has counted every few seconds and, where it delivers, decides every half minute which accounts fail, and tells
 * them. Counts that cannot be written are lost: sending must not wait for them. Returns how to stop.
 */
export function startFailureWatch(parts: FailureWatchParts): () => Promise<void> {
  const { counter, accounts, config, log, metrics, timings } = parts;
  const directory = withDeadline(parts.directory, TIMEOUT_MS);
  const attempt = async (task: string, work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) =>
      log.warn({ event: "failure_watch_failed", task, error: loggable(error) }, "Failure watch task failed"),
    );
  };
  const write = (): Promise<void> =>
    attempt("write", async () => {
      const counted = counter.take();
      const nowMs = Date.now();
      if (counted.length > 0) await addReports(directory.pool, nowMs - (nowMs % timings.reportSlotMs), counted);
    });
  const setFailing = failureMetrics(metrics.registry);
  const stopWriting = repeat(timings.writeTrafficEveryMs, write);
  const alerts = makeAlerts({
    ...{ directory: directory.pool, accounts, log },
    clock: zonedClock(config.timeZone),
    allowedNetworks: config.webhookAllowedNetworks,
  });
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    // Without the deadline: what is given up here would be committed all the same, and told to nobody. Each statement has its own limit.
    await attempt("watch", async () =>
      logChanges(log, (await updateWatches(parts.directory, config.failureThresholds, Date.now())) ?? []),
    );
    await attempt("count", async () => setFailing(await countFailing(directory.pool)));
    if (config.webhooks) await attempt("alert", () => alerts.post(stopping.signal));
  };
  const stopWatching = config.role === "api" ? async () => {} : repeat(timings.watchFailuresEveryMs, watch);
  return async () => {
    stopping.abort();
    await Promise.all([stopWriting(), stopWatching()]);
    await write();
    alerts.close();
  };
}

/** Instead of the watch, if it is switched off: nobody is told any more what was found before. Never throws. */
export async function endFailureWatch({ directory, config, log }: Omit<FailureWatchParts, "counter">): Promise<void> {
  if (config.role === "api") return;
  await forgetWatches(withDeadline(directory, TIMEOUT_MS).pool).catch((error: unknown) =>
    log.warn({ event: "failure_watch_failed", task: "end", error: loggable(error) }, "Failure watch task failed"),
  );
}

function logChanges(log: Log, changes: NonNullable<Awaited<ReturnType<typeof updateWatches>>>): void {
  for (const { kind, accountId, channel, code, failed, reports } of changes) {
    const fields = { account: accountId, channel, reportCode: code, failed, reports };
    if (kind === "began")
      log.warn(
        { event: "account_failing", ...fields },
        "The newest reports of an account and channel fail; admin failures shows what they mean",
      );
    else
      log.info({ event: "account_recovered", ...fields }, "The newest reports of an account and channel fail no more");
  }
}
