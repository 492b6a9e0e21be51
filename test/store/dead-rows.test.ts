import { expect, test } from "vitest";
import { readDeadRows, seesOtherRoles } from "../../server/store/dead-rows.ts";
import { beginDeferred } from "../../server/store/deferred-rows.ts";
import { claimOutbox, deleteFromOutbox, registerWorker } from "../../server/store/outbox.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { explainStatements } from "./statement-plans/explain-statements.ts";

const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });

const PATIENCE = { timeout: 30_000 };
const read = () => readDeadRows(fresh.database.pool);
/** Polled: a process of PostgreSQL itself may have a snapshot, for a moment. */
const expectSnapshotMs = () => expect.poll(async () => (await read()).oldestSnapshotMs, PATIENCE);

test("dead rows are counted by table, and a transaction that keeps them is seen until it ends", async () => {
  await expectSnapshotMs().toBe(0);
  const { pool } = fresh.database;
  const report = await pool.connect();
  try {
    await report.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await report.query("SELECT count(*) FROM outbox");
    const first = (await read()).oldestSnapshotMs;
    expect(first).toBeGreaterThan(0);
    await expectSnapshotMs().toBeGreaterThan(first);
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
  await expectSnapshotMs().toBe(0);
  await pool.query("VACUUM outbox");
  await expect.poll(async () => (await read()).byTable.outbox, PATIENCE).toBe(0);
  expect(Object.keys((await read()).byTable).toSorted()).toEqual(["outbox", "pending_reports", "step_leases"]);
});

test("a worker's rows are looked up by their ids, and not among all that it has deleted", async () => {
  const { pool } = fresh.database;
  const report = await pool.connect();
  try {
    await report.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await report.query("SELECT count(*) FROM outbox");
    await registerWorker(pool, "worker");
    await pool.query(`INSERT INTO outbox (step_count, batch) SELECT 1, '[]' FROM generate_series(1, 2000)`);
    const ids = (await claimOutbox(pool, "worker", 2000)).map(({ outboxId }) => outboxId);
    await deleteFromOutbox(pool, "worker", ids);
    await pool.query("ANALYZE outbox");
    const plans = await explainStatements(fresh.database, async (database) => {
      await deleteFromOutbox(database.pool, "worker", ids);
      await beginDeferred(database.pool, {
        ...{ leaseId: "L", dueMs: nowMs, members: [], carrier: "simulator", workerId: "worker", outboxIds: ids },
      });
    });
    const indexes = [...plans.matchAll(/Index Scan (?:using|on) (outbox_\w+)/g)].map(([, name]) => name);
    expect(indexes).toEqual(["outbox_pkey", "outbox_pkey"]);
  } finally {
    await report.query("ROLLBACK");
    report.release();
  }
});

test("only a member of pg_monitor sees the transactions of other roles, and a standby may keep nothing", async () => {
  const client = await fresh.database.pool.connect();
  try {
    await client.query("BEGIN");
    expect(await seesOtherRoles(client)).toBe(true);
    await client.query("CREATE ROLE plain_reader");
    await client.query("SET LOCAL ROLE plain_reader");
    expect(await seesOtherRoles(client)).toBe(false);
    await client.query("RESET ROLE");
    await client.query("GRANT pg_monitor TO plain_reader");
    await client.query("SET LOCAL ROLE plain_reader");
    expect(await seesOtherRoles(client)).toBe(true);
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
  expect((await read()).standbySnapshots).toEqual([]);
});
