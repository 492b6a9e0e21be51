import { beforeEach, expect, test } from "vitest";
import { getDayName, toDay } from "../../server/store/day.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { Reports } from "../../server/store/reports.ts";
import { createLog } from "../../server/telemetry/log.ts";
import { createMetrics } from "../../server/telemetry/metrics.ts";
import { type HousekeepingParts, runHousekeeping } from "../../server/wiring/housekeeping.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { testSchema } from "../rig/test-cells.ts";
import { countRows, insertReport, insertServiceHours, makeKeyAt, retention } from "./fixtures.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE service_hours, steps, pending_reports, report_batches");
  await ensurePartitions(fresh.database, nowMs);
});

/** A gateway's housekeeping, with a clock that the test moves. */
function makeGateway(change: Partial<HousekeepingParts> = {}) {
  const lines: Record<string, unknown>[] = [];
  const metrics = createMetrics();
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  let clockMs = nowMs;
  const readDatabaseTime = async () => clockMs;
  const parts = {
    ...{ cellId: 1, database: fresh.database, log, metrics, servesApi: true, readDatabaseTime },
    ...{ retention, usageMonths: 13 },
    ...change,
  };
  return {
    lines,
    linesOf: (event: string) => lines.filter(({ event: of }) => of === event),
    readMetric: async (name: string) =>
      Number(new RegExp(`^${name} (\\d+)$`, "m").exec((await metrics.page()).text)?.[1]),
    async runAt(atMs: number) {
      clockMs = atMs;
      await runHousekeeping(parts, atMs);
    },
    /** Runs once in every hour of the time. */
    async serve(fromMs: number, hours: number) {
      for (let hour = 0; hour < hours; hour++) await this.runAt(fromMs + hour * HOUR_MS);
    },
  };
}

const insertPending = async (atMs = nowMs) => {
  const msgKey = makeKeyAt(atMs);
  await insertReport(fresh.database.pool, "acme", { msgKey, reportedMs: atMs });
  return msgKey;
};

const countPending = () => countRows(fresh.database.pool, "pending_reports");

const listServiceHours = async () =>
  (await fresh.database.pool.query("SELECT hour_ms FROM service_hours")).rows.map(({ hour_ms }) => hour_ms);

test("a partition that cannot be created raises the alarm until it exists", async () => {
  const { runAt, readMetric, linesOf } = makeGateway();
  await runAt(nowMs);
  expect(await readMetric("gateway_partitions_missing")).toBe(0);
  expect(linesOf("partitions_missing")).toEqual([]);

  // Something stands where the partition should: tomorrow, and all that is made with it, cannot be made.
  await fresh.database.pool.query("CREATE TABLE steps_20251118 (a int)");
  await runAt(nowMs + 2 * DAY_MS);
  expect(await readMetric("gateway_partitions_missing")).toBe(8);
  expect(linesOf("partitions_missing")).toMatchObject([{ missing: expect.arrayContaining(["steps_20251118"]) }]);

  await fresh.database.pool.query("DROP TABLE steps_20251118");
  await runAt(nowMs + 2 * DAY_MS);
  expect(await readMetric("gateway_partitions_missing")).toBe(0);
});

test("reports outlive days of downtime, and go after three days of service: logged and counted", async () => {
  const gateway = makeGateway();
  await insertServiceHours(fresh.database.pool, nowMs - 10 * DAY_MS, nowMs);
  const keys = [await insertPending(), await insertPending()];

  const backMs = nowMs + 5 * DAY_MS;
  await gateway.runAt(backMs);
  expect(await countPending()).toBe(2);
  expect(await gateway.readMetric("gateway_reports_dropped_total")).toBe(0);

  const inquiryMs = backMs + 71 * HOUR_MS;
  await insertServiceHours(fresh.database.pool, backMs, inquiryMs - HOUR_MS);
  await gateway.runAt(inquiryMs - HOUR_MS);
  expect(await countPending()).toBe(2);
  expect(gateway.linesOf("reports_dropped")).toEqual([]);
  const reports = new Reports(fresh.database);
  for (const msgKey of keys) expect(await reports.find("acme", msgKey, inquiryMs)).toHaveLength(1);

  await gateway.serve(inquiryMs, 3);
  expect(await countPending()).toBe(0);
  expect(gateway.linesOf("reports_dropped")).toMatchObject([{ reports: 2, partition: "pending_reports_20251115" }]);
  expect(await gateway.readMetric("gateway_reports_dropped_total")).toBe(2);
  expect(await gateway.readMetric('gateway_partitions_dropped_total{table="pending_reports"}')).toBeGreaterThan(0);
  expect(await reports.openBatch("acme", inquiryMs)).toBeUndefined();
});

test("messages and idempotency keys are kept for as long as the settings say, reports for three days", async () => {
  const gateway = makeGateway({ retention: { messageDays: 12, idempotencyDays: 5 } });
  const listDropped = async (days: number) => {
    await insertServiceHours(fresh.database.pool, nowMs - 2 * DAY_MS, nowMs + days * DAY_MS);
    await gateway.runAt(nowMs + days * DAY_MS);
    const names = gateway.linesOf("partition_dropped").map(({ partition }) => String(partition));
    return ["messages", "pending_reports", "idempotency_keys"].filter((table) => names.includes(`${table}_20251115`));
  };
  expect(await listDropped(3)).toEqual([]);
  expect(await listDropped(4)).toEqual(["pending_reports"]);
  expect(await listDropped(5)).toEqual(["pending_reports"]);
  expect(await listDropped(6)).toEqual(["pending_reports", "idempotency_keys"]);
  expect(await listDropped(13)).toEqual(["messages", "pending_reports", "idempotency_keys"]);
  // The hours are known for as long as the longest of all times asks for.
  expect(Math.min(...(await listServiceHours()))).toBe(nowMs - 2 * DAY_MS);
});

test("reports that come back after a downtime are handed out, the oldest first", async () => {
  const keys = [await insertPending(), await insertPending(nowMs + 1)];
  const backMs = nowMs + 30 * DAY_MS;
  await makeGateway().runAt(backMs);
  const batch = await new Reports(fresh.database).openBatch("acme", backMs);
  expect(batch?.reports.map(({ msgKey }) => msgKey)).toEqual(keys);
});

test("hours in which only workers ran do not count", async () => {
  const worker = makeGateway({ servesApi: false });
  await insertPending();
  await worker.serve(nowMs, 3);
  await worker.runAt(nowMs + 10 * DAY_MS);
  expect(await countPending()).toBe(1);
  expect(await listServiceHours()).toEqual([]);
});

test("many processes in one hour count as one hour", async () => {
  await Promise.all(Array.from({ length: 5 }, () => makeGateway().runAt(nowMs + HOUR_MS / 2)));
  expect(await listServiceHours()).toEqual([nowMs]);
});

test.each([7, 365])("a clock that jumps %i days ahead deletes nothing", async (days) => {
  const { database } = fresh;
  const gateway = makeGateway();
  await insertServiceHours(database.pool, nowMs - 60 * DAY_MS, nowMs);
  const msgKey = await insertPending();
  const image = { accountId: "acme", fileKey: `f-${days}`, expiresMs: nowMs + DAY_MS };
  await database.pool.query(
    `INSERT INTO files (account_id, file_key, service_type, media_type, width, height, bytes, expires_ms)
     VALUES ($1, $2, 'MMS', 'image/jpeg', 1, 1, 1, $3)`,
    Object.values(image),
  );
  await database.pool.query("INSERT INTO forms VALUES ('acme', $1, '[]', $2)", [image.fileKey, image.expiresMs]);
  const countExpiring = () => Promise.all(["files", "forms"].map((table) => countRows(database.pool, table)));
  const listPartitions = async () =>
    (
      await database.pool.query(
        `SELECT relname FROM pg_class WHERE relnamespace = '${testSchema}'::regnamespace AND relispartition AND relkind = 'r'
           AND right(relname, 8) BETWEEN $1 AND $2 ORDER BY 1`,
        [getDayName(toDay(nowMs)), getDayName(toDay(nowMs) + 1)],
      )
    ).rows;
  const before = await listPartitions();
  expect(before).toHaveLength(16);
  await gateway.serve(nowMs + days * DAY_MS, 5);
  expect(await listPartitions()).toEqual(before);
  expect(await countExpiring()).toEqual([1, 1]);

  // The clock is right again.
  await gateway.runAt(nowMs + 6 * HOUR_MS);
  expect(await listPartitions()).toEqual(before);
  expect(await countExpiring()).toEqual([1, 1]);
  const batch = await new Reports(database).openBatch("acme", nowMs);
  expect(batch?.reports.map((report) => report.msgKey)).toEqual([msgKey]);

  // What has expired goes a day of service later.
  await insertServiceHours(database.pool, nowMs, nowMs + 3 * DAY_MS);
  await gateway.runAt(nowMs + 3 * DAY_MS);
  expect(await countExpiring()).toEqual([0, 0]);
});

test("a process whose clock differs from the database's deletes nothing and says so", async () => {
  const gateway = makeGateway({ readDatabaseTime: async () => nowMs });
  await insertPending();
  await insertServiceHours(fresh.database.pool, nowMs - DAY_MS, nowMs + 10 * DAY_MS);
  await gateway.runAt(nowMs + 10 * DAY_MS);
  expect(await countPending()).toBe(1);
  expect(gateway.linesOf("clock_differs")).toMatchObject([{ differenceMs: 10 * DAY_MS }]);
});

test("a batch that was handed out is closed after 30 days by the clock: logged and counted", async () => {
  const gateway = makeGateway();
  await insertPending();
  await insertPending();
  const reports = new Reports(fresh.database);
  const open = await reports.openBatch("acme", nowMs);
  const lastMs = nowMs + 30 * DAY_MS - HOUR_MS;
  await gateway.runAt(lastMs);
  expect(await reports.openBatch("acme", lastMs)).toEqual(open);
  await gateway.runAt(lastMs + HOUR_MS + 1);
  expect(await reports.openBatch("acme", lastMs)).toBeUndefined();
  expect(await reports.acknowledgeBatch("acme", open?.reportId ?? "", lastMs)).toBe("unknown");
  expect(gateway.linesOf("reports_dropped")).toMatchObject([{ reports: 2 }]);
  expect(await gateway.readMetric("gateway_reports_dropped_total")).toBe(2);
});

test("hours that nothing depends on any more are deleted", async () => {
  const gateway = makeGateway();
  await insertServiceHours(fresh.database.pool, nowMs - 100 * DAY_MS, nowMs);
  await gateway.runAt(nowMs);
  expect(await listServiceHours()).toHaveLength(40 * 24 + 1);
});
