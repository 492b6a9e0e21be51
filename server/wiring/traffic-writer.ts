import { randomUUID } from "node:crypto";
import type { Config } from "../config.ts";
import { DAY_MS } from "../domain/time.ts";
import type { Timings } from "../domain/timings.ts";
import { deleteOldAudit } from "../store/audit-log.ts";
import { addQuality, deleteOldQuality } from "../store/carrier-quality.ts";
import { type Database, withDeadline } from "../store/database.ts";
import { deleteOldSessions } from "../store/operators.ts";
import { addTraffic, deleteOldTraffic, SLOT_S } from "../store/traffic-slots.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { QualityCounter } from "../telemetry/quality-counter.ts";
import type { TrafficCounter } from "../telemetry/traffic-counter.ts";

export interface TrafficWriterParts {
  readonly directory: Database;
  readonly counter: TrafficCounter;
  readonly quality: QualityCounter;
  readonly config: Pick<Config, "auditDays" | "operatorSessionS">;
  readonly log: Log;
  readonly timings: Pick<Timings, "writeTrafficEveryMs" | "housekeepingEveryMs">;
}

const TIMEOUT_MS = 3000;
const TRAFFIC_DAYS = 2;

/**
 * Writes what this process has counted every few seconds, and deletes what operators no longer need. Figures that cannot be written are
 * lost: charts are no record, and sending must not wait for them. Returns how to stop.
 */
export function startTrafficWriter({
  directory,
  counter,
  quality,
  config,
  log,
  timings,
}: TrafficWriterParts): () => Promise<void> {
  const { pool } = withDeadline(directory, TIMEOUT_MS);
  const processId = randomUUID();
  let running: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    const counts = counter.take();
    const nowS = Math.floor(Date.now() / 1000);
    if (counts.length > 0) await addTraffic(pool, nowS - (nowS % SLOT_S), processId, counts);
    const measured = quality.take();
    if (measured.length > 0) await addQuality(pool, processId, measured);
  };
  const clean = async (): Promise<void> => {
    const nowMs = Date.now();
    const beforeS = Math.floor((nowMs - TRAFFIC_DAYS * DAY_MS) / 1000);
    await deleteOldTraffic(pool, beforeS);
    await deleteOldQuality(pool, beforeS);
    await deleteOldSessions(pool, nowMs - config.operatorSessionS * 1000);
    await deleteOldAudit(pool, nowMs - config.auditDays * DAY_MS);
  };
  const run = (task: string, work: () => Promise<void>): void => {
    running = running.then(work).catch((error: unknown) => {
      log.debug(
        { event: "traffic_not_written", task, error: loggable(error) },
        "Figures for operators were not written",
      );
    });
  };
  const timers = [
    setInterval(run, timings.writeTrafficEveryMs, "write", write),
    setInterval(run, timings.housekeepingEveryMs, "clean", clean),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    run("write", write);
    await running;
  };
}
