import { expect, test } from "vitest";
import { readDeadRows } from "../../server/store/dead-rows.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

const PATIENCE = { timeout: 30_000 };
const read = () => readDeadRows(fresh.database.pool);

test("dead rows are counted by table, and a transaction that keeps them is seen until it ends", async () => {
  expect((await read()).oldestSnapshotMs).toBe(0);
  const { pool } = fresh.database;
  const report = await pool.connect();
  try {
    await report.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await report.query("SELECT count(*) FROM outbox");
    const first = (await read()).oldestSnapshotMs;
    expect(first).toBeGreaterThan(0);
    expect((await read()).oldestSnapshotMs).toBeGreaterThan(first);
    await pool.query(`INSERT INTO outbox (step_count, batch) SELECT 1, '[]' FROM generate_series(1, 50)`);
    await pool.query("DELETE FROM outbox");
    // PostgreSQL tells of it some time later.
    await expect.poll(async () => (await read()).byTable, PATIENCE).toMatchObject({ outbox: 50 });
    await pool.query("VACUUM outbox");
    await expect.poll(async () => (await read()).byTable, PATIENCE).toMatchObject({ outbox: 50 });
  } finally {
    await report.query("ROLLBACK");
    report.release();
  }
  expect((await read()).oldestSnapshotMs).toBe(0);
  await pool.query("VACUUM outbox");
  await expect.poll(async () => (await read()).byTable.outbox, PATIENCE).toBe(0);
  expect(Object.keys((await read()).byTable).toSorted()).toEqual(["outbox", "pending_reports", "step_leases"]);
});
