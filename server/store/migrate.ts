import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { type Database, type Queryable, withTransaction } from "./database.ts";
import { ADVISORY_SPACE, MIGRATION_LOCK } from "./locks.ts";

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

const FOLDER = new URL("./migrations/", import.meta.url);

/** Numbered files, in order, without gaps. */
export async function readMigrations(folder: URL = FOLDER): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const version = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
      if (version !== index + 1)
        throw new MigrationError(`${name} must begin with ${String(index + 1).padStart(4, "0")}-`);
      // A checkout may have converted line ends.
      const sql = (await readFile(new URL(name, folder), "utf8")).replaceAll("\r\n", "\n");
      return { version, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/**
 * Brings the tables up to date and says what it ran. Many replicas may come at once: one works, the others wait and find
 * nothing left to do. All that is missing goes in as one transaction, so a failure leaves the tables as they were.
 */
export async function migrate(database: Database, migrations?: readonly Migration[]): Promise<readonly string[]> {
  const wanted = migrations ?? (await readMigrations());
  // Most starts find everything in place and need no lock.
  if (missing(wanted, await appliedTo(database.pool)).length === 0) return [];
  return withTransaction(database, async (client) => {
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", [ADVISORY_SPACE, MIGRATION_LOCK]);
    await client.query("CREATE SCHEMA IF NOT EXISTS gateway");
    await client.query(`
      CREATE TABLE IF NOT EXISTS gateway.migrations (
        version integer PRIMARY KEY,
        name text NOT NULL,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`);
    const toRun = missing(wanted, await appliedTo(client));
    for (const { version, name, sql, checksum } of toRun) {
      await client.query(sql).catch((error: Error) => {
        throw new MigrationError(`${name} failed: ${error.message}`, { cause: error });
      });
      await client.query("INSERT INTO gateway.migrations (version, name, checksum) VALUES ($1, $2, $3)", [
        version,
        name,
        checksum,
      ]);
    }
    return toRun.map(({ name }) => name);
  });
}

/** Migrations that were not run yet. */
export async function pendingMigrations(database: Database): Promise<readonly string[]> {
  return missing(await readMigrations(), await appliedTo(database.pool)).map(({ name }) => name);
}

/**
 * A database that knows more than these files is a newer release's: replicas of both run side by side for a while, unless the
 * CHANGELOG says that they cannot.
 */
function missing(wanted: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const byVersion = new Map(applied.map((entry) => [entry.version, entry]));
  return wanted.filter(({ version, name, checksum }) => {
    const before = byVersion.get(version);
    if (before !== undefined && before.checksum !== checksum)
      throw new MigrationError(
        `${name} is not what was run on this database (as ${before.name}): add a new file instead`,
      );
    return before === undefined;
  });
}

async function appliedTo(queryable: Queryable): Promise<readonly Applied[]> {
  const { rows: tables } = await queryable.query("SELECT to_regclass('gateway.migrations') IS NOT NULL AS made");
  if (!tables[0]?.made) return [];
  const { rows } = await queryable.query<Applied>("SELECT version, name, checksum FROM gateway.migrations");
  return rows;
}
