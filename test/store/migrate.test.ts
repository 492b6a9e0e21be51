import { expect, test } from "vitest";
import { migrate, pendingMigrations, readMigrations } from "../../server/store/migrate.ts";
import { checkWrite } from "../../server/store/readiness.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";

const fresh = useFreshDatabase({ nowMs: undefined });
const developed = useFreshDatabase({ nowMs: undefined });
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

test("a migration does not wait behind a long transaction for more than a moment, and says what to do", async () => {
  const QUICKLY = { lockTimeoutMs: 200, pauseMs: 100 };
  const written = await readMigrations();
  await migrate(busy.database, written);
  const change = await extra("ALTER TABLE readiness ADD COLUMN extra int");
  const reader = await busy.replica().pool.connect();
  await reader.query("BEGIN; SELECT FROM readiness");
  const migrating = migrate(busy.replica(), [...written, change], { ...QUICKLY, attempts: 2 });
  const failed = expect(migrating).rejects.toThrow(
    /^\d{4}-extra\.sql failed: .* lock timeout\. It was tried 2 times, .* held a table for longer than 200 ms\. Nothing was changed\./,
  );
  // The service goes on meanwhile.
  await checkWrite(busy.database.pool);
  await failed;
  const later = migrate(busy.replica(), [...written, change], { ...QUICKLY, attempts: 100 });
  await checkWrite(busy.database.pool);
  await reader.query("COMMIT");
  reader.release();
  expect(await later).toEqual([change.name]);
});

test("a database of a development version is refused in one line that says what to do", async () => {
  const { pool } = developed.database;
  await pool.query("CREATE SCHEMA gateway");
  await pool.query("CREATE TABLE gateway.migrations (version integer PRIMARY KEY, name text, checksum text)");
  await pool.query("INSERT INTO gateway.migrations VALUES (1, '0001-accounts-messages-reports-files.sql', 'a')");
  const refused =
    /^The database is one of a development version before 1\.0\.0 \(it has run 0001-accounts\S+\.sql\).* fix: set DATABASE_URL to an empty database.*$/;
  await expect(migrate(developed.database)).rejects.toThrow(refused);
  await expect(pendingMigrations(developed.database)).rejects.toThrow(refused);
  const { rows } = await pool.query(
    "SELECT relname FROM pg_class WHERE relnamespace = 'gateway'::regnamespace AND relkind = 'r'",
  );
  expect(rows).toEqual([{ relname: "migrations" }]);
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

test("statements are not compiled, whatever the server's setting", async () => {
  const { rows: names } = await fresh.database.pool.query<{ name: string }>("SELECT current_database() AS name");
  await fresh.database.pool.query(`ALTER DATABASE ${names[0]?.name} SET jit = on`);
  expect((await fresh.replica().pool.query("SHOW jit")).rows).toEqual([{ jit: "off" }]);
});
