import { Client, type Connection } from "pg";
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

test("a vacuum keeps no dead rows, however long it takes", async () => {
  const { pool } = fresh.database;
  await pool.query("CREATE TABLE vacuumed AS SELECT repeat('x', 1000) AS text FROM generate_series(1, 1000)");
  const vacuum = await pool.connect();
  const { rows } = await vacuum.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  await vacuum.query("SET vacuum_cost_delay = 100");
  await vacuum.query("SET vacuum_cost_limit = 1");
  const ended = vacuum.query("VACUUM vacuumed").catch((error: unknown) => error);
  const [{ pid } = { pid: 0 }] = rows;
  const snapshots = `SELECT 1 AS one FROM pg_stat_activity WHERE pid = ${pid} AND backend_xmin IS NOT NULL`;
  try {
    await expect.poll(async () => (await pool.query(snapshots)).rows, PATIENCE).toHaveLength(1);
    await expectSnapshotMs().toBe(0);
    // It was still running when the age was read.
    expect((await pool.query(snapshots)).rows).toHaveLength(1);
  } finally {
    await pool.query("SELECT pg_cancel_backend($1)", [pid]);
    await ended;
    vacuum.release(true);
  }
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

test("only a member of pg_monitor sees the transactions of other roles", async () => {
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
});

/** A standby that says which rows its queries still read, as PostgreSQL's protocol of replication has it. */
async function startStandby(readsFromXid: number): Promise<{ stop(): Promise<void> }> {
  const client = new Client({ connectionString: fresh.url, ...{ replication: "true" } });
  // The server ends the replication when the connection closes in the middle of it.
  client.on("error", () => {});
  await client.connect();
  const { rows } = await fresh.database.pool.query<{ place: string }>("SELECT pg_current_wal_flush_lsn() AS place");
  const feedback = Buffer.alloc(30);
  feedback.write("d", 0);
  feedback.writeInt32BE(29, 1);
  feedback.write("h", 5);
  feedback.writeInt32BE(readsFromXid, 14);
  const started = Promise.withResolvers<void>();
  client.query({
    submit(connection: Connection) {
      connection.once("replicationStart", () => {
        connection.stream.write(feedback);
        started.resolve();
      });
      connection.query(`START_REPLICATION ${rows[0]?.place}`);
    },
    handleError: started.reject,
    // What the primary streams.
    handleCopyData: () => {},
  });
  await started.promise;
  return { stop: () => client.end() };
}

test("what a standby still reads is seen, also if its oldest query changes", async () => {
  const { nextXid, standbyXid } = await read();
  expect(standbyXid).toBeUndefined();
  const { pool } = fresh.database;
  for (let number = 0; number < 3; number++) await pool.query("SELECT pg_current_xact_id()");
  expect((await read()).nextXid).toBeGreaterThanOrEqual(nextXid + 3);
  for (const reads of [nextXid, nextXid + 2]) {
    const standby = await startStandby(reads);
    await pool.query("SELECT pg_current_xact_id()");
    await expect.poll(async () => (await read()).standbyXid, PATIENCE).toBe(reads);
    await standby.stop();
    await expect.poll(async () => (await read()).standbyXid, PATIENCE).toBeUndefined();
  }
});
