import { expect, test } from "vitest";
import { migrate, pendingMigrations, readMigrations } from "../../../server/store/migrate.ts";
import { useFreshDatabase } from "../fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: undefined });
const older = useFreshDatabase({ nowMs: undefined });
/** What comes after those that are there, as many places after them. */
async function extra(sql: string, place = 1) {
  const version = (await readMigrations()).length + place;
  return { version, name: `000${version}-extra.sql`, sql, checksum: `of ${sql}` };
}

test("many replicas at once run each migration once", async () => {
  expect(await pendingMigrations(fresh.database)).not.toEqual([]);
  const replicas = Array.from({ length: 8 }, () => fresh.replica());
  const ran = await Promise.all(replicas.map((replica) => migrate(replica)));
  const names = (await readMigrations()).map(({ name }) => name);
  expect(ran.flat()).toEqual(names);
  expect(await pendingMigrations(fresh.database)).toEqual([]);
  expect(await migrate(fresh.database)).toEqual([]);
});

test("messages that wait when delivery comes get the tables of their days", async () => {
  const [before, delivery] = await readMigrations();
  const upgraded = older.database;
  if (before === undefined || delivery === undefined) throw new Error("There are two migrations at least");
  await migrate(upgraded, [before]);
  await upgraded.pool.query(
    "CREATE TABLE gateway.messages_20251001 PARTITION OF gateway.messages FOR VALUES FROM ('0') TO ('1')",
  );
  await migrate(upgraded, [before, delivery]);
  const { rows } = await upgraded.pool.query(
    `SELECT c.relname, pg_get_expr(c.relpartbound, c.oid) AS bounds, c.reloptions
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent IN ('gateway.steps'::regclass, 'gateway.dead_letters'::regclass) ORDER BY c.relname`,
  );
  const bounds = "FOR VALUES FROM ('0') TO ('1')";
  expect(rows).toEqual([
    { relname: "dead_letters_20251001", bounds, reloptions: null },
    { relname: "steps_20251001", bounds, reloptions: ["fillfactor=45"] },
  ]);
});

test("a migration that was edited after it ran is noticed", async () => {
  const edited = (await readMigrations()).map((one) => ({ ...one, checksum: "another" }));
  await expect(migrate(fresh.database, edited)).rejects.toThrow(/^0001-.* is not what was run on this database/);
});

test("a migration that fails changes nothing, nor do those before it", async () => {
  const written = await readMigrations();
  const bad = [...written, await extra("CREATE TABLE gateway.extra (a int)"), await extra("SELECT nonsense", 2)];
  await expect(migrate(fresh.database, bad)).rejects.toThrow(/^000\d-extra.sql failed: column "nonsense"/);
  const { rows } = await fresh.database.pool.query("SELECT to_regclass('gateway.extra') AS made");
  expect(rows).toEqual([{ made: null }]);
  expect(await pendingMigrations(fresh.database)).toEqual([]);
});

test("a database that a newer release has migrated is left alone", async () => {
  const written = await readMigrations();
  const newer = await extra("CREATE TABLE gateway.extra (a int)");
  expect(await migrate(fresh.database, [...written, newer])).toEqual([newer.name]);
  expect(await migrate(fresh.database)).toEqual([]);
});

test("commits are kept, whatever the database presets", async () => {
  const { rows: names } = await fresh.database.pool.query("SELECT current_database() AS name");
  await fresh.database.pool.query(`ALTER DATABASE ${names[0].name} SET synchronous_commit = off`);
  const { rows } = await fresh.replica().pool.query("SHOW synchronous_commit");
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
  await fresh.database.pool.query(`ALTER DATABASE ${names[0].name} SET synchronous_commit = remote_apply`);
  const { rows: stronger } = await fresh.replica().pool.query("SHOW synchronous_commit");
  expect(stronger).toEqual([{ synchronous_commit: "remote_apply" }]);
});
