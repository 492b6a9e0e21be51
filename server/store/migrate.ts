import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { committedAt, type Database, type Queryable, withLongTransaction } from "./database.ts";
import { classifyDatabaseError } from "./database-errors.ts";
import { ADVISORY_SPACE, MIGRATION_LOCK } from "./locks.ts";
import { splitStatements } from "./split-statements.ts";

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface Applied {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

/** The migrations of the database and of this build do not match. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** For one migration of large tables, and for the wait until another process has migrated. */
const MIGRATION_TIMEOUT_MS = 1_800_000;

const FOLDER = new URL("./migrations/", import.meta.url);

/** Numbered files, in order, without gaps. */
export async function readMigrations(folder: URL = FOLDER): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const version = Number(/^(\d{4})-[a-z0-9-]+(\.cell)?\.sql$/.exec(name)?.[1]);
      if (version !== index + 1)
        throw new MigrationError(`${name} must begin with ${String(index + 1).padStart(4, "0")}-`);
      // A checkout may have converted line ends.
      const sql = (await readFile(new URL(name, folder), "utf8")).replaceAll("\r\n", "\n");
      return { version, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

export interface MigrateOptions {
  /** How long a migration waits for the lock of a table. All other statements on the table wait behind it for as long. */
  readonly lockTimeoutMs?: number;
  readonly attempts?: number;
  /** Between two attempts: statements that waited behind the lock run meanwhile. */
  readonly pauseMs?: number;
}

/**
 * Brings the tables up to date and returns the names of the migrations that it ran. Many replicas may start at once: one migrates, the
 * others wait and find nothing left to do. All missing migrations are one transaction, so a failure leaves the tables as they were.
 *
 * Gateways of the previous release may be at work meanwhile. A migration that needs the lock of a table waits until all transactions
 * that use the table have ended, and all later ones wait behind it. Therefore it waits for a short time only, rolls everything back, and
 * tries again a little later.
 */
export async function migrate(
  database: Database,
  migrations?: readonly Migration[],
  { lockTimeoutMs = 2000, attempts = 10, pauseMs = 2000 }: MigrateOptions = {},
): Promise<readonly string[]> {
  const wanted = migrations ?? (await readMigrations());
  // Most starts find everything in place and need no lock.
  if (listMissing(wanted, await listApplied(database.pool)).length === 0) return [];
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(database, wanted, lockTimeoutMs);
    } catch (error) {
      if (!(error instanceof MigrationError) || classifyDatabaseError(error.cause) !== "again") throw error;
      if (attempt >= attempts)
        throw new MigrationError(
          `${error.message}. It was tried ${attempts} times, and each time another transaction held a table for longer than ` +
            `${lockTimeoutMs} ms. Nothing was changed. Find the transaction with SELECT pid, xact_start, query FROM ` +
            "pg_stat_activity ORDER BY xact_start, end it, and start again",
          { cause: error },
        );
      await sleep(pauseMs);
    }
  }
}

function migrateOnce(
  database: Database,
  wanted: readonly Migration[],
  lockTimeoutMs: number,
): Promise<readonly string[]> {
  return withLongTransaction(committedAt(database, "migrated"), MIGRATION_TIMEOUT_MS, async (client) => {
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", [ADVISORY_SPACE, MIGRATION_LOCK]);
    // Set only after the advisory lock: its holder may take longer than this, and only replicas that start wait for that lock.
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    // Citus refuses functions of a role that is no superuser in the transaction that has named their schema so.
    const { rows: found } = await client.query("SELECT FROM pg_namespace WHERE nspname = 'gateway'");
    if (found.length === 0) await client.query("CREATE SCHEMA gateway");
    await client.query(`
      CREATE TABLE IF NOT EXISTS migrations (
        version integer PRIMARY KEY,
        name text NOT NULL,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    const toRun = listMissing(wanted, await listApplied(client));
    for (const { version, name, sql, checksum } of toRun) {
      for (const statement of splitStatements(sql))
        await client.query(statement).catch((error: Error) => {
          throw new MigrationError(`${name} failed: ${error.message}`, { cause: error });
        });
      await client.query("INSERT INTO migrations (version, name, checksum) VALUES ($1, $2, $3)", [
        version,
        name,
        checksum,
      ]);
    }
    return toRun.map(({ name }) => name);
  });
}

/** Migrations of tables that every cell has. The first made the tables from which cells are made, and the others are about the directory. */
export const listCellMigrations = (migrations: readonly Migration[]): readonly Migration[] =>
  migrations.filter(({ name }) => name.endsWith(".cell.sql"));

/** Migrations that were not run yet. */
export async function pendingMigrations(
  database: Database,
  migrations?: readonly Migration[],
): Promise<readonly string[]> {
  return listMissing(migrations ?? (await readMigrations()), await listApplied(database.pool)).map(({ name }) => name);
}

/**
 * A database that knows more than these files is a newer release's: replicas of both run side by side for a while, unless the
 * CHANGELOG says that they cannot.
 */
function listMissing(wanted: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const byVersion = new Map(applied.map((entry) => [entry.version, entry]));
  return wanted.filter(({ version, name, checksum }) => {
    const before = byVersion.get(version);
    if (before !== undefined && before.name !== name)
      throw new MigrationError(
        `The database is one of a development version before 1.0.0 (it has run ${before.name}), which cannot be upgraded. Nothing ` +
          "was changed; fix: set DATABASE_URL to an empty database, or without DATABASE_URL another DATA_FOLDER",
      );
    if (before !== undefined && before.checksum !== checksum)
      throw new MigrationError(`${name} is not what was run on this database: add a new file instead`);
    return before === undefined;
  });
}

async function listApplied(queryable: Queryable): Promise<readonly Applied[]> {
  const { rows: tables } = await queryable.query("SELECT to_regclass('migrations') IS NOT NULL AS made");
  if (!tables[0]?.made) return [];
  const { rows } = await queryable.query<Applied>("SELECT version, name, checksum FROM migrations");
  return rows;
}
