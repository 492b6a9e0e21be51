import { beforeEach, expect, test } from "vitest";
import { Recorder } from "../../server/reports/recorder.ts";
import { createAccount } from "../../server/store/accounts.ts";
import { Reports } from "../../server/store/reports.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countRows, insertReport, makeKeyAt, makeStoredAccount } from "./fixtures.ts";
import { interceptFirst } from "./intercepted-database.ts";
import { begin } from "./step-fixtures.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE steps, pending_reports, report_batches");
});

async function insertReports(count: number, atMs = nowMs, accountId = "acme"): Promise<string[]> {
  const keys = Array.from({ length: count }, () => makeKeyAt(nowMs));
  await Promise.all(
    keys.map((msgKey, index) => insertReport(fresh.database.pool, accountId, { msgKey, reportedMs: atMs + index })),
  );
  return keys;
}

const keysOf = (batch: { reports: readonly { msgKey: string }[] } | undefined) =>
  batch?.reports.map(({ msgKey }) => msgKey);

test("without reports there is no batch, and nothing is stored", async () => {
  expect(await new Reports(fresh.database).openBatch("acme", nowMs)).toBeUndefined();
  expect(await countRows(fresh.database.pool, "report_batches")).toBe(0);
});

test("a poll that the database ends as part of a deadlock is done again", async () => {
  const keys = await insertReports(2);
  const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
  const database = interceptFirst(fresh.database, "INSERT INTO report_batches", () => Promise.reject(deadlock));
  expect(keysOf(await new Reports(database).openBatch("acme", nowMs))).toEqual(keys);
});

test("a report holds everything that is known, and nothing else", async () => {
  const msgKey = makeKeyAt(nowMs);
  const detail = { parts: 2, ref: "a\0b" };
  await insertReport(fresh.database.pool, "acme", { msgKey, reportedMs: nowMs, network: "10001" }, detail);
  const batch = await new Reports(fresh.database, { newReportId: () => "b-1" }).openBatch("acme", nowMs);
  const always = {
    msgKey,
    serviceType: "SMS",
    msgType: "SM",
    sendTimeMs: nowMs - 5,
    reportTimeMs: nowMs,
    reportType: "0",
    reportCode: "10000",
    reportText: "Delivered",
    carrier: "10001",
  };
  expect(batch).toStrictEqual({ reportId: "b-1", reports: [{ ...always, ...detail }], positions: [0] });
});

test("the oldest reports come first, up to the size of a batch", async () => {
  const keys = await insertReports(25, nowMs - HOUR_MS);
  const reports = new Reports(fresh.database, { maxInBatch: 10 });
  for (const part of [keys.slice(0, 10), keys.slice(10, 20), keys.slice(20)]) {
    const batch = await reports.openBatch("acme", nowMs);
    expect(keysOf(batch)).toEqual(part);
    expect(await reports.acknowledgeBatch("acme", batch?.reportId ?? "", nowMs)).toBe("processed");
  }
  expect(await reports.openBatch("acme", nowMs)).toBeUndefined();
});

test("reports of one millisecond are divided between batches, none twice and none lost", async () => {
  const keys = Array.from({ length: 9 }, () => makeKeyAt(nowMs));
  for (const msgKey of keys) await insertReport(fresh.database.pool, "acme", { msgKey, reportedMs: nowMs });
  const reports = new Reports(fresh.database, { maxInBatch: 4 });
  const seen: string[] = [];
  for (let batch = await reports.openBatch("acme", nowMs); batch; batch = await reports.openBatch("acme", nowMs)) {
    expect(batch.reports.length).toBeLessThanOrEqual(4);
    seen.push(...(keysOf(batch) ?? []));
    await reports.acknowledgeBatch("acme", batch.reportId, nowMs);
  }
  expect(seen).toEqual(keys.toSorted());
});

/** Reports of steps that were recorded together, which wait in few rows. */
async function recordGroup(count: number, atMs: number, accountId = "acme"): Promise<string[]> {
  const keys = Array.from({ length: count }, () => makeKeyAt(nowMs)).toSorted();
  const refs = keys.map((msgKey) => ({ accountId, msgKey, step: 0 }));
  await begin(fresh.database, refs, nowMs);
  await new Recorder({ database: fresh.database, now: () => atMs }).record(
    refs.map((ref) => ({ kind: "ended", ref, ending: { state: "delivered", code: "10000" } })),
  );
  return keys;
}

test.each([7, 200, 201, 450, 1000])(
  "what waits together is handed out %i at a time, in order, each report once",
  async (maxInBatch) => {
    const keys = [
      ...(await recordGroup(450, nowMs - 3)),
      ...(await insertReports(3, nowMs - 2)),
      ...(await recordGroup(12, nowMs + 1)),
    ];
    const reports = new Reports(fresh.database, { maxInBatch });
    const seen: string[] = [];
    while (seen.length < keys.length) {
      const batch = await reports.openBatch("acme", nowMs);
      expect(keysOf(batch)).toEqual(keys.slice(seen.length, seen.length + maxInBatch));
      seen.push(...(keysOf(batch) ?? []));
      await reports.acknowledgeBatch("acme", batch?.reportId ?? "", nowMs);
    }
    expect(await reports.openBatch("acme", nowMs)).toBeUndefined();
    expect(await countRows(fresh.database.pool, "pending_reports")).toBe(0);
  },
);

test("groups of reports of one millisecond are divided between batches, none twice and none lost", async () => {
  const keys = (await Promise.all(Array.from({ length: 4 }, () => recordGroup(50, nowMs)))).flat();
  const reports = new Reports(fresh.database, { maxInBatch: 70 });
  const seen: string[] = [];
  for (let batch = await reports.openBatch("acme", nowMs); batch; batch = await reports.openBatch("acme", nowMs)) {
    expect(batch.reports).toHaveLength(Math.min(70, keys.length - seen.length));
    seen.push(...(keysOf(batch) ?? []));
    await reports.acknowledgeBatch("acme", batch.reportId, nowMs);
  }
  expect(seen.toSorted()).toEqual(keys.toSorted());
});

test("reports that are recorded together wait in few rows, those of a webhook one by one", async () => {
  await createAccount(fresh.database.pool, makeStoredAccount("hooked", { reportMode: "webhook" }));
  await recordGroup(450, nowMs);
  await recordGroup(250, nowMs, "hooked");
  expect(await countRows(fresh.database.pool, "pending_reports")).toBe(3);
  expect(await countRows(fresh.database.pool, "webhook_deliveries", "hooked")).toBe(250);
});

test("a batch stays the same until it is acknowledged, also when new reports come", async () => {
  await insertReports(3);
  const reports = new Reports(fresh.database);
  const first = await reports.openBatch("acme", nowMs);
  const late = await insertReports(2, nowMs - HOUR_MS);
  expect(await reports.openBatch("acme", nowMs)).toEqual(first);
  expect(await new Reports(fresh.replica()).openBatch("acme", nowMs + DAY_MS)).toEqual(first);
  await reports.acknowledgeBatch("acme", first?.reportId ?? "", nowMs);
  expect(keysOf(await reports.openBatch("acme", nowMs))).toEqual(late);
});

test("another batch is there when reports wait or another is open, and not while the known one is", async () => {
  const reports = new Reports(fresh.database);
  const isOther = (knownId: string | undefined, accountId = "acme", atMs = nowMs) =>
    reports.hasOtherBatch(accountId, knownId, atMs);
  expect([await isOther(undefined), await isOther("b-old")]).toEqual([false, false]);
  await insertReports(2);
  expect([await isOther(undefined), await isOther("b-old"), await isOther(undefined, "other")]).toEqual([
    ...[true, true, false],
  ]);
  const reportId = (await reports.openBatch("acme", nowMs))?.reportId ?? "";
  expect([await isOther(reportId), await isOther("b-old"), await isOther(undefined)]).toEqual([false, true, true]);
  // What comes now waits until the batch is acknowledged.
  await insertReports(1, nowMs + 10);
  expect(await isOther(reportId)).toBe(false);
  await reports.acknowledgeBatch("acme", reportId, nowMs);
  expect(await isOther(reportId)).toBe(true);
  const next = (await reports.openBatch("acme", nowMs))?.reportId ?? "";
  await reports.acknowledgeBatch("acme", next, nowMs);
  expect([await isOther(next), await isOther(reportId)]).toEqual([false, false]);
});

test("a batch that polling no longer hands out is none, nor are reports that are too old for it", async () => {
  const reports = new Reports(fresh.database);
  await insertReports(1);
  const reportId = (await reports.openBatch("acme", nowMs))?.reportId;
  const isOther = (atMs: number) => reports.hasOtherBatch("acme", undefined, atMs);
  expect([await isOther(nowMs + 29 * DAY_MS), await isOther(nowMs + 31 * DAY_MS)]).toEqual([true, false]);
  expect(reportId).toBeDefined();
});

test("the last acknowledgement may be repeated, no other and no other account's", async () => {
  await insertReports(2);
  const reports = new Reports(fresh.database, { maxInBatch: 1 });
  const first = (await reports.openBatch("acme", nowMs))?.reportId ?? "";
  expect(await reports.acknowledgeBatch("other", first, nowMs)).toBe("unknown");
  expect(await reports.acknowledgeBatch("acme", "never-was", nowMs)).toBe("unknown");
  expect(await reports.acknowledgeBatch("acme", first, nowMs)).toBe("processed");
  expect(await reports.acknowledgeBatch("acme", first, nowMs)).toBe("already");
  const second = (await reports.openBatch("acme", nowMs))?.reportId ?? "";
  expect(await reports.acknowledgeBatch("acme", first, nowMs)).toBe("already");
  expect(await reports.acknowledgeBatch("acme", second, nowMs)).toBe("processed");
  expect(await reports.acknowledgeBatch("acme", first, nowMs)).toBe("unknown");
});

test("many pollers at once get one batch", async () => {
  await insertReports(30);
  const pollers = Array.from({ length: 4 }, () => new Reports(fresh.replica(), { maxInBatch: 20 }));
  const batches = await Promise.all(
    Array.from({ length: 40 }, (_, index) => pollers[index % 4]?.openBatch("acme", nowMs)),
  );
  expect(new Set(batches.map((batch) => batch?.reportId)).size).toBe(1);
  expect(new Set(batches.map((batch) => JSON.stringify(batch))).size).toBe(1);
});

test("with pollers and writers at work, every report is handed out exactly once", async () => {
  const TOTAL = 400;
  const seen = new Map<string, Set<string>>();
  const written: string[] = [];
  let writing = true;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let index = 0; index < TOTAL / 4; index++) {
      const msgKey = makeKeyAt(nowMs);
      // Times do not rise: a late commit has an earlier time than others.
      const reportedMs = nowMs - ((index * 37 + writer * 11) % 1000);
      await insertReport(fresh.database.pool, "acme", { msgKey, reportedMs });
      written.push(msgKey);
    }
  });
  const pollers = Array.from({ length: 4 }, async () => {
    const reports = new Reports(fresh.replica(), { maxInBatch: 7 });
    for (;;) {
      const finished = !writing;
      const batch = await reports.openBatch("acme", nowMs);
      if (batch === undefined && finished) return;
      if (batch === undefined) continue;
      for (const { msgKey } of batch.reports) {
        const ids = seen.get(msgKey) ?? new Set();
        seen.set(msgKey, ids.add(batch.reportId));
      }
      await reports.acknowledgeBatch("acme", batch.reportId, nowMs);
    }
  });
  await Promise.all(writers);
  writing = false;
  await Promise.all(pollers);
  expect([...seen.keys()].toSorted()).toEqual(written.toSorted());
  expect([...seen.values()].filter((ids) => ids.size !== 1)).toEqual([]);
});

test("accounts have their own batches", async () => {
  const [mine] = await insertReports(1);
  const [theirs] = await insertReports(1, nowMs, "other");
  const reports = new Reports(fresh.database);
  expect(keysOf(await reports.openBatch("acme", nowMs))).toEqual([mine]);
  expect(keysOf(await reports.openBatch("other", nowMs))).toEqual([theirs]);
});

const MINUTE_MS = 60_000;
const markHours = (from: number, to: number) =>
  fresh.database.pool.query(
    "INSERT INTO service_hours (hour_ms) SELECT $1::bigint + hour * $2::bigint FROM generate_series(0, $3::int) AS hour ON CONFLICT DO NOTHING",
    [from, HOUR_MS, (to - from) / HOUR_MS],
  );

test("a report that was never handed out ends after 72 hours of service, to the minute", async () => {
  await markHours(nowMs - 10 * DAY_MS, nowMs + 4 * DAY_MS);
  const [key = ""] = await insertReports(1, nowMs + 30 * MINUTE_MS);
  const reports = new Reports(fresh.database);
  const endMs = nowMs + 30 * MINUTE_MS + 3 * DAY_MS;
  for (const lateMs of [0, 2 * MINUTE_MS, 18 * HOUR_MS])
    expect(await reports.openBatch("acme", endMs + lateMs)).toBeUndefined();
  expect(keysOf(await reports.openBatch("acme", endMs - MINUTE_MS))).toEqual([key]);
});

test("hours in which nobody could poll do not count", async () => {
  await fresh.database.pool.query("DELETE FROM service_hours");
  await markHours(nowMs - 10 * DAY_MS, nowMs);
  await markHours(nowMs + 5 * HOUR_MS, nowMs + 4 * DAY_MS);
  const [key = ""] = await insertReports(1, nowMs);
  const reports = new Reports(fresh.database);
  const endMs = nowMs + 3 * DAY_MS + 4 * HOUR_MS;
  expect(await reports.openBatch("acme", endMs)).toBeUndefined();
  expect(keysOf(await reports.openBatch("acme", endMs - MINUTE_MS))).toEqual([key]);
});

test("an open batch ends after 30 days by the clock, for polls and for its acknowledgement", async () => {
  const [first = ""] = await insertReports(1);
  const reports = new Reports(fresh.database, { newReportId: () => "b-old" });
  expect(keysOf(await reports.openBatch("acme", nowMs))).toEqual([first]);
  expect(keysOf(await reports.openBatch("acme", nowMs + 30 * DAY_MS - MINUTE_MS))).toEqual([first]);
  expect(await reports.openBatch("acme", nowMs + 30 * DAY_MS)).toBeUndefined();
  expect(await reports.acknowledgeBatch("acme", "b-old", nowMs + 30 * DAY_MS)).toBe("unknown");
  expect(await reports.acknowledgeBatch("acme", "b-old", nowMs + 30 * DAY_MS - MINUTE_MS)).toBe("processed");
  expect(await reports.acknowledgeBatch("acme", "b-old", nowMs + 31 * DAY_MS)).toBe("already");
});
