import { beforeEach, expect, test } from "vitest";
import type { Channel } from "../../server/domain/model.ts";
import { createAccount, findAccount, updateAccount } from "../../server/store/accounts.ts";
import { withTransaction } from "../../server/store/database.ts";
import { deleteIdleAccount } from "../../server/store/delete-account.ts";
import {
  claimAlerts,
  countFailing,
  forgetWatches,
  listWatches,
  postponeAlert,
  updateWatches,
} from "../../server/store/failure-watches.ts";
import { ADVISORY_SPACE, FAILURE_WATCH_LOCK } from "../../server/store/locks.ts";
import { addReports } from "../../server/store/report-slots.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeStoredAccount } from "./fixtures.ts";

const fresh = useFreshDatabase({ nowMs: Date.parse("2025-11-15T12:00:00Z"), isOfDirectory: true });
const nowMs = Date.parse("2025-11-15T12:00:00Z");
const MINUTE_MS = 60_000;
const thresholds = { reports: 50, percent: 50 };
const GONE = "63015";

beforeEach(async () => {
  const { pool } = fresh.database;
  await pool.query("DELETE FROM gateway.accounts");
  await pool.query("TRUNCATE gateway.report_slots, gateway.failure_watches, gateway.account_changes");
  for (const id of ["acme", "other"]) await createAccount(pool, makeStoredAccount(id));
});

const report = (minute: number, code: string, reports: number, accountId = "acme", channel: Channel = "alimtalk") =>
  addReports(fresh.database.pool, nowMs + minute * MINUTE_MS, [{ accountId, channel, code, reports }]);
const update = (minute: number, database = fresh.database) =>
  updateWatches(database, thresholds, nowMs + minute * MINUTE_MS);

test("processes add to the same slot at once, and one of them finds once what all have counted", async () => {
  const processes = [fresh.database, fresh.replica()];
  const counted = ["other", "acme"].flatMap((accountId) =>
    [GONE, "10000"].map((code) => ({ accountId, channel: "alimtalk" as const, code, reports: 1 })),
  );
  // In both orders: rows are locked in one.
  await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      addReports(processes[turn % 2]?.pool ?? fresh.database.pool, nowMs, turn % 3 ? counted : counted.toReversed()),
    ),
  );
  const { rows } = await fresh.database.pool.query("SELECT account_id, code, reports FROM gateway.report_slots");
  expect(rows.map((row) => row.reports)).toEqual([40, 40, 40, 40]);
  const found = await Promise.all(processes.map((database) => update(1, database)));
  expect(
    found
      .flatMap((changes) => changes ?? [])
      .map(({ kind, accountId }) => `${kind} ${accountId}`)
      .sort(),
  ).toEqual(["began acme", "began other"]);
});

test("while a process evaluates, another one leaves it alone", async () => {
  await report(0, GONE, 10);
  await withTransaction(fresh.replica(), async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", [ADVISORY_SPACE, FAILURE_WATCH_LOCK]);
    expect(await update(1)).toBeUndefined();
  });
  expect(await update(1)).toHaveLength(1);
});

test("the account knows of it, and its caches hear of each beginning and end", async () => {
  const { pool } = fresh.database;
  const countChanges = async () =>
    (await pool.query("SELECT FROM gateway.account_changes WHERE account_id = 'acme'")).rowCount ?? 0;
  await report(0, GONE, 10);
  const before = await countChanges();
  const [began] = (await update(1)) ?? [];
  expect(began).toMatchObject({ kind: "began", accountId: "acme", channel: "alimtalk", code: GONE, failed: 10 });
  expect((await findAccount(pool, "acme"))?.account.failing).toEqual([
    { channel: "alimtalk", sinceMs: nowMs + MINUTE_MS, code: GONE, failed: 10, reports: 10 },
  ]);
  expect(await countFailing(pool)).toEqual(new Map([["alimtalk", 1]]));
  const between = await countChanges();
  // Nothing has changed, so nothing is written.
  expect(await update(2)).toEqual([]);
  expect(await countChanges()).toBe(between);
  await report(3, "10000", 40);
  expect(await update(4)).toMatchObject([{ kind: "ended", accountId: "acme", endedMs: nowMs + 4 * MINUTE_MS }]);
  expect((await findAccount(pool, "acme"))?.account).not.toHaveProperty("failing");
  expect([between > before, (await countChanges()) > between]).toEqual([true, true]);
  expect(await listWatches(pool, "failing")).toEqual([]);
  expect(await listWatches(pool, "all")).toHaveLength(1);
  expect(await update(5)).toEqual([]);
  await report(6, GONE, 10);
  expect(await update(7)).toMatchObject([{ kind: "began", sinceMs: nowMs + 7 * MINUTE_MS }]);
});

test("another code replaces the first without a new beginning", async () => {
  await report(0, GONE, 10);
  await update(1);
  await report(2, "63016", 60);
  expect(await update(3)).toEqual([]);
  expect(await listWatches(fresh.database.pool, "failing")).toMatchObject([
    { code: "63016", failed: 60, sinceMs: nowMs + MINUTE_MS },
  ]);
});

test("only the newest reports are kept, those of a day, and ended watches of a day", async () => {
  const { pool } = fresh.database;
  const listSlots = async () =>
    (await pool.query("SELECT slot_ms, code FROM gateway.report_slots ORDER BY slot_ms")).rows;
  await report(0, "10000", 30);
  await report(1, "10000", 40);
  await report(2, GONE, 20);
  await report(-60 * 24 * 2, GONE, 1, "other");
  await update(3);
  expect(await listSlots()).toEqual([
    { slot_ms: nowMs + MINUTE_MS, code: "10000" },
    { slot_ms: nowMs + 2 * MINUTE_MS, code: GONE },
  ]);
  expect(await listWatches(pool, "failing")).toHaveLength(1);
  // Without further reports it ends after a day, and is forgotten a day later.
  expect(await update(60 * 24 + 3)).toMatchObject([{ kind: "ended" }]);
  expect(await listSlots()).toEqual([]);
  await update(60 * 48 + 4);
  expect(await listWatches(pool, "all")).toEqual([]);
});

test("an account in the sandbox is told, and alarms no operator", async () => {
  await updateAccount(fresh.database.pool, "acme", { sandbox: true });
  await report(0, GONE, 10);
  await update(1);
  expect((await findAccount(fresh.database.pool, "acme"))?.account.failing).toHaveLength(1);
  expect(await countFailing(fresh.database.pool)).toEqual(new Map());
});

test("an alert is claimed by one process, comes again when its lease ends, and is told once for each change", async () => {
  const { pool } = fresh.database;
  const at = (minute: number) => ({ nowMs: nowMs + minute * MINUTE_MS, leaseMs: 30_000, limit: 20 });
  await report(0, GONE, 10);
  await report(0, GONE, 10, "other");
  await updateAccount(pool, "acme", { alertUrl: "https://acme.example/alerts" });
  await update(1);
  const both = await Promise.all([claimAlerts(pool, at(1)), claimAlerts(fresh.replica().pool, at(1))]);
  expect(both.flat()).toMatchObject([{ accountId: "acme", attempts: 1, endedMs: undefined }]);
  expect(await claimAlerts(pool, at(1))).toEqual([]);
  const [second] = await claimAlerts(pool, at(2));
  expect(second).toMatchObject({ attempts: 2 });
  await report(3, "10000", 40);
  await update(4);
  // The process that told of the beginning is late: it must not take the end for told.
  if (second !== undefined) await postponeAlert(pool, second, null);
  const [end] = await claimAlerts(pool, at(4));
  expect(end).toMatchObject({ attempts: 1, endedMs: nowMs + 4 * MINUTE_MS });
  if (end !== undefined) await postponeAlert(pool, end, null);
  expect(await claimAlerts(pool, at(60))).toEqual([]);
});

test("nothing stays of an account that is deleted, nor of a watch that is switched off", async () => {
  const { pool } = fresh.database;
  const count = async () =>
    (
      await pool.query(
        "SELECT account_id FROM gateway.report_slots UNION ALL SELECT account_id FROM gateway.failure_watches",
      )
    ).rows;
  await report(0, GONE, 10);
  await report(0, GONE, 10, "other");
  await update(1);
  await deleteIdleAccount(fresh.database, [fresh.database], "acme");
  expect(await count()).toEqual([{ account_id: "other" }, { account_id: "other" }]);
  await report(2, GONE, 10);
  // Counted by a process that had its last report: there is no such account any more.
  expect(await update(3)).toEqual([]);
  expect(await listWatches(pool, "all")).toMatchObject([{ accountId: "other" }]);
  await forgetWatches(pool);
  expect(await listWatches(pool, "all")).toEqual([]);
});
