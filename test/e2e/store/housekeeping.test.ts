import { expect, test } from "vitest";
import { createLog } from "../../../server/telemetry/log.ts";
import { createMetrics } from "../../../server/telemetry/metrics.ts";
import { runHousekeeping } from "../../../server/wiring/housekeeping.ts";
import { useFreshDatabase } from "../fresh-database.ts";

const DAY_MS = 86_400_000;
const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

test("a partition that cannot be created raises the alarm until it exists", async () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLog("error", { write: (line) => void lines.push(line) });
  const parts = { database: fresh.database, log, onMissing: metrics.setMissingPartitions };
  const missing = async () => /^gateway_partitions_missing (\d+)$/m.exec((await metrics.page()).text)?.[1];

  await runHousekeeping(parts, nowMs);
  expect(await missing()).toBe("0");
  expect(lines).toEqual([]);

  // Something stands where the partition should: tomorrow, and all that is made with it, cannot be made.
  await fresh.database.pool.query("CREATE TABLE gateway.steps_20251118 (a int)");
  await runHousekeeping(parts, nowMs + 2 * DAY_MS);
  expect(await missing()).toBe("7");
  const alarm = lines.map((line) => JSON.parse(line)).find(({ event }) => event === "partitions_missing");
  expect(alarm?.missing).toContain("steps_20251118");

  await fresh.database.pool.query("DROP TABLE gateway.steps_20251118");
  await runHousekeeping(parts, nowMs + 2 * DAY_MS);
  expect(await missing()).toBe("0");
});
