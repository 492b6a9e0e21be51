import { type Database, inTime, type Queryable, type TimedQuery } from "./database.ts";
import { pendingMigrations } from "./migrate.ts";
import { missingPartitions } from "./partitions.ts";

/** Shorter than a prober waits. The connection of a write that is not answered in this time is replaced. */
const WRITE_TIMEOUT_MS = 2000;

/** Fails if the database accepts no writes or does not commit them. */
export async function checkWrite(queryable: Queryable): Promise<void> {
  const write: TimedQuery = {
    text: `INSERT INTO readiness (checked_at) VALUES (now())
           ON CONFLICT (only_row) DO UPDATE SET checked_at = excluded.checked_at`,
    query_timeout: WRITE_TIMEOUT_MS,
  };
  await queryable.query(write);
}

/** Probers wait a few seconds for an answer. */
const TIMEOUT_MS = 2500;

/** Finds out why the gateway must not get requests. The answer comes in time, whatever the database does. */
export class Readiness {
  readonly #database: Database;
  #looking: Promise<readonly string[]> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Reasons; empty when the gateway may get requests. */
  async findProblems(): Promise<readonly string[]> {
    // Probes that come while another is under way share its result, so that they do not fill the pool of a database that is silent.
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return inTime(this.#looking, TIMEOUT_MS).catch((error: unknown) => [describe(error)]);
  }

  async #look(): Promise<readonly string[]> {
    // Reads come first: they say what is wrong with the tables, where a write would only fail.
    const missing = [
      ...(await pendingMigrations(this.#database)),
      ...(await missingPartitions(this.#database, Date.now())),
    ];
    if (missing.length === 0) await checkWrite(this.#database.pool);
    return missing;
  }
}

const describe = (error: unknown): string =>
  error instanceof Error && "code" in error && error.code === "25006" ? "database is read-only" : "database";
