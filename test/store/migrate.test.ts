import { describe, expect, test } from "vitest";
import { migrate, pendingMigrations, readMigrations } from "../../server/store/migrate.ts";
import { claimOutbox, registerWorker, unregisterWorker, writeOutbox } from "../../server/store/outbox.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: undefined });
const older = useFreshDatabase({ nowMs: undefined });
const running = useFreshDatabase({ nowMs: undefined });
const busy = useFreshDatabase({ nowMs: undefined });
/** A migration that comes so many places after the last one. */
async function extra(sql: string, place = 1) {
  const version = (await readMigrations()).length + place;
  return { version, name: `${String(version).padStart(4, "0")}-extra.sql`, sql, checksum: `of ${sql}` };
}

test("many processes at once run each migration once", async () => {
  expect(await pendingMigrations(fresh.database)).not.toEqual([]);
  const replicas = Array.from({ length: 8 }, () => fresh.replica());
  const ran = await Promise.all(replicas.map((replica) => migrate(replica)));
  const names = (await readMigrations()).map(({ name }) => name);
  expect(ran.flat()).toEqual(names);
  expect(await pendingMigrations(fresh.database)).toEqual([]);
  expect(await migrate(fresh.database)).toEqual([]);
});

test("messages from before the delivery tables get partitions for their days", async () => {
  const [before, delivery] = await readMigrations();
  const upgraded = older.database;
  if (before === undefined || delivery === undefined) throw new Error("There are two migrations at least");
  await migrate(upgraded, [before]);
  await upgraded.pool.query("CREATE TABLE messages_20251001 PARTITION OF messages FOR VALUES FROM ('0') TO ('1')");
  await migrate(upgraded, [before, delivery]);
  const { rows } = await upgraded.pool.query(
    `SELECT c.relname, pg_get_expr(c.relpartbound, c.oid) AS bounds, c.reloptions
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent IN ('steps'::regclass, 'dead_letters'::regclass) ORDER BY c.relname`,
  );
  const bounds = "FOR VALUES FROM ('0') TO ('1')";
  expect(rows).toEqual([
    { relname: "dead_letters_20251001", bounds, reloptions: null },
    { relname: "steps_20251001", bounds, reloptions: ["fillfactor=45"] },
  ]);
});

test("the days before a downtime count as service when the count begins, and the downtime does not", async () => {
  const migrations = await readMigrations();
  const counting = migrations.findIndex(({ name }) => name.endsWith("-service-time.sql"));
  await migrate(running.database, migrations.slice(0, counting));
  await ensurePartitions(running.database, Date.parse("2025-11-15T12:00:00Z"));
  await migrate(running.database, migrations.slice(0, counting + 1));
  const { rows } = await running.database.pool.query(
    `SELECT count(*) AS hours, to_timestamp(min(hour_ms) / 1000) AS first, to_timestamp(max(hour_ms) / 1000) AS last
     FROM service_hours`,
  );
  expect(rows).toEqual([
    { hours: 41 * 24, first: new Date("2025-10-05T00:00:00Z"), last: new Date("2025-11-14T23:00:00Z") },
  ]);
  expect(await migrate(fresh.database)).toEqual([]);
  expect((await fresh.database.pool.query("SELECT FROM service_hours")).rowCount).toBe(0);
});

describe("while builds of the previous release use the tables", () => {
  const QUICKLY = { lockTimeoutMs: 200, pauseMs: 100 };
  const putArrival = "INSERT INTO arrivals (messages, batch) VALUES (1, $1)";
  const batch = JSON.stringify([{ accountId: "acme", msgKeys: "A B" }]);

  test("a migration does not wait behind a long transaction for more than a moment, and says what to do", async () => {
    await migrate(busy.database, (await readMigrations()).slice(0, 6));
    const reader = await busy.replica().pool.connect();
    await reader.query("BEGIN; SELECT FROM steps");
    const migrating = migrate(busy.replica(), undefined, { ...QUICKLY, attempts: 2 });
    const failed = expect(migrating).rejects.toThrow(
      /^0007-.* lock timeout\. It was tried 2 times, .* held a table for longer than 200 ms\. Nothing was changed\./,
    );
    await busy.database.pool.query(putArrival, [batch]);
    await failed;
    const later = migrate(busy.replica(), undefined, { ...QUICKLY, attempts: 100 });
    await busy.database.pool.query(putArrival, [batch]);
    await reader.query("COMMIT");
    reader.release();
    expect(await later).toContain("0007-outbox-and-step-leases.sql");
  });

  test("the old names of the tables take every statement of that release", async () => {
    const { pool } = busy.database;
    await pool.query(`WITH put AS (${putArrival}) SELECT`, [batch]);
    await pool.query("INSERT INTO arrivals (messages, batch, delay_ms, is_new) VALUES (1, $1, 5, false)", [batch]);
    const taken = await pool.query(
      `WITH arrived AS (
         DELETE FROM arrivals WHERE arrival_id = ANY (ARRAY(
           SELECT arrival_id FROM arrivals ORDER BY arrival_id LIMIT 500 FOR UPDATE SKIP LOCKED))
         RETURNING arrival_id, messages, batch, is_new, arrived_at + delay_ms * interval '1 ms' > arrived_at AS is_delayed
       )
       SELECT messages, batch, is_new, is_delayed FROM arrived ORDER BY arrival_id`,
    );
    const row = { messages: 1, batch, is_new: true, is_delayed: false };
    expect(taken.rows).toEqual([row, row, row, { ...row, is_new: false, is_delayed: true }]);

    await pool.query(
      `INSERT INTO watches (watch_id, due_ms, members, carrier, job_ids)
       SELECT 'one', 1, '[]', 'smsc', '{a,b}'::text[] WHERE (SELECT count(*) FROM watches) = 0`,
    );
    await pool.query(
      `INSERT INTO watches (watch_id, due_ms, members) VALUES ('one', 2, '[1]')
       ON CONFLICT (watch_id) DO UPDATE SET due_ms = excluded.due_ms, members = excluded.members`,
    );
    const claimed = await pool.query(
      `WITH due AS MATERIALIZED (
         SELECT watch_id FROM watches WHERE due_ms <= 5 ORDER BY due_ms LIMIT 8 FOR UPDATE SKIP LOCKED
       )
       UPDATE watches AS watch SET due_ms = 9 FROM due WHERE watch.watch_id = due.watch_id
       RETURNING watch.watch_id, watch.due_ms, watch.members, watch.carrier`,
    );
    expect(claimed.rows).toEqual([{ watch_id: "one", due_ms: 9, members: [1], carrier: "smsc" }]);
    const found = await pool.query("SELECT watch_id FROM watches WHERE job_ids && $1::text[]", [["b"]]);
    expect(found.rowCount).toBe(1);
    await pool.query("DELETE FROM watches WHERE watch_id = ANY ($1::text[])", [["one"]]);
    expect((await pool.query("SELECT FROM step_leases")).rowCount).toBe(0);
  });

  test("they do not see batches that a worker has claimed, and do not take released batches for new", async () => {
    const { database } = busy;
    await database.pool.query(putArrival, [batch]);
    await writeOutbox(database.pool, [{ accountId: "acme", msgKey: "C", step: 1 }]);
    await registerWorker(database.pool, "worker");
    expect(await claimOutbox(database.pool, "worker", 10)).toHaveLength(2);
    const readArrivals = async () => {
      const { rows } = await database.pool.query("SELECT batch, is_new FROM arrivals ORDER BY arrival_id");
      return rows.map((row) => ({ ...row, batch: JSON.parse(row.batch) }));
    };
    expect(await readArrivals()).toEqual([]);
    await unregisterWorker(database, "worker", 60);
    expect(await readArrivals()).toEqual([
      { batch: [{ accountId: "acme", msgKeys: "A B", step: 0 }], is_new: false },
      { batch: [{ accountId: "acme", msgKeys: ["C"], step: 1 }], is_new: false },
    ]);
  });
});

test("a migration that was edited after it ran is noticed", async () => {
  const edited = (await readMigrations()).map((one) => ({ ...one, checksum: "another" }));
  await expect(migrate(fresh.database, edited)).rejects.toThrow(/^0001-.* is not what was run on this database/);
});

test("a migration that fails is undone together with those before it", async () => {
  const written = await readMigrations();
  const bad = [...written, await extra("CREATE TABLE extra (a int)"), await extra("SELECT nonsense", 2)];
  await expect(migrate(fresh.database, bad)).rejects.toThrow(/^\d{4}-extra.sql failed: column "nonsense"/);
  const { rows } = await fresh.database.pool.query("SELECT to_regclass('extra') AS made");
  expect(rows).toEqual([{ made: null }]);
  expect(await pendingMigrations(fresh.database)).toEqual([]);
});

test("a database that a newer release has migrated is left alone", async () => {
  const written = await readMigrations();
  const newer = await extra("CREATE TABLE extra (a int)");
  expect(await migrate(fresh.database, [...written, newer])).toEqual([newer.name]);
  expect(await migrate(fresh.database)).toEqual([]);
});

test("commits survive a crash, whatever the server's settings are", async () => {
  const { rows: names } = await fresh.database.pool.query("SELECT current_database() AS name");
  await fresh.database.pool.query(`ALTER DATABASE ${names[0]?.name} SET synchronous_commit = off`);
  const { rows } = await fresh.replica().pool.query("SHOW synchronous_commit");
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
  await fresh.database.pool.query(`ALTER DATABASE ${names[0]?.name} SET synchronous_commit = remote_apply`);
  const { rows: stronger } = await fresh.replica().pool.query("SHOW synchronous_commit");
  expect(stronger).toEqual([{ synchronous_commit: "remote_apply" }]);
});
