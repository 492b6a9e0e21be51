import { type Database, inTime } from "../store/database.ts";
import { pendingMigrations } from "../store/migrate.ts";
import { missingPartitions } from "../store/partitions.ts";
import { checkWrite } from "../store/readiness.ts";

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
