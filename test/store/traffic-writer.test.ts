import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addTraffic, readTraffic } from "../../server/store/traffic-slots.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { QualityCounter } from "../../server/telemetry/quality-counter.ts";
import { TrafficCounter } from "../../server/telemetry/traffic-counter.ts";
import { startTrafficWriter } from "../../server/wiring/traffic-writer.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

test("what operators no longer need is deleted by the settings that say so", async () => {
  const { pool } = fresh.database;
  const [nowMs, dayMs] = [Date.now(), 86_400_000];
  await pool.query(
    "INSERT INTO gateway.operators (operator_id, role, password_hash, created_ms) VALUES ('kim', 'viewer', 'x', 0)",
  );
  for (const days of [4, 6])
    await pool.query(
      "INSERT INTO gateway.audit_log (at_ms, operator_id, action, target, source, result) VALUES ($1, 'kim', $2, '', '', '')",
      [nowMs - days * dayMs, `${days} days ago`],
    );
  for (const seconds of [500, 2000])
    await pool.query(
      "INSERT INTO gateway.operator_sessions (token_hash, operator_id, created_ms, used_ms) VALUES ($1, 'kim', $2, $2)",
      [Buffer.from(String(seconds)), nowMs - seconds * 1000],
    );
  const stop = startTrafficWriter({
    directory: fresh.database,
    counter: new TrafficCounter(),
    quality: new QualityCounter(() => undefined),
    config: { auditDays: 5, operatorSessionS: 1000 },
    log: createLog("silent"),
    timings: { writeTrafficEveryMs: 1000, housekeepingEveryMs: 600_000 },
  });
  await vi.advanceTimersByTimeAsync(600_000);
  await stop();
  expect((await pool.query("SELECT action FROM gateway.audit_log")).rows).toEqual([{ action: "4 days ago" }]);
  const sessions = await pool.query(
    "SELECT convert_from(token_hash, 'UTF8') AS seconds FROM gateway.operator_sessions",
  );
  expect(sessions.rows).toEqual([{ seconds: "500" }]);
});

test("the longest latency of a slot is that of all writes, processes and shorter slots", async () => {
  const { pool } = fresh.database;
  const write = (slotS: number, processId: string, longestMs: number) =>
    addTraffic(pool, slotS, processId, [
      { carrier: "smsc", accepted: 0, delivered: 1, failed: 0, latencies: [1], longestMs },
    ]);
  await write(600, "one", 145_000);
  await write(600, "one", 20);
  await write(610, "one", 30);
  await write(610, "other", 590_000);
  expect(await readTraffic(pool, 600, 10)).toMatchObject([{ longestMs: 145_000 }, { longestMs: 590_000 }]);
  expect(await readTraffic(pool, 600, 30)).toMatchObject([{ delivered: 4, latencies: [4], longestMs: 590_000 }]);
});
