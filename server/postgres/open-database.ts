import { join } from "node:path";
import type { Config } from "../config.ts";
import { explainErrors, OperatorError } from "../errors.ts";
import { getMostOpenMode, makeDataFolder } from "../settings/data-folder.ts";
import { type DatabaseOptions, openDatabase } from "../store/connections.ts";
import type { Database } from "../store/database.ts";
import { explainDatabaseError } from "../store/database-errors.ts";
import { DatabaseUrlError } from "../store/database-hosts.ts";
import { findProductProblem } from "../store/database-product.ts";
import { listCellMigrations, migrate, pendingMigrations, readMigrations } from "../store/migrate.ts";
import { type Embedded, startEmbedded } from "./embedded.ts";

export interface OpenedDatabase {
  readonly database: Database;
  readonly url: string;
  /** Undefined: the server of DATABASE_URL is used. */
  readonly embedded: Embedded | undefined;
  close(): Promise<void>;
}

/** Opens the database of DATABASE_URL, or else starts (or shares) the embedded one in the data folder. */
export async function openConfiguredDatabase(
  { databaseUrl, dataFolder }: Pick<Config, "databaseUrl" | "dataFolder">,
  options: DatabaseOptions,
): Promise<OpenedDatabase> {
  const embedded = databaseUrl === undefined ? await startEmbeddedIn(dataFolder) : undefined;
  const url = embedded?.url ?? databaseUrl ?? "";
  const database = openOrExplain(url, options);
  return { database, url, embedded, close: () => database.close().finally(() => embedded?.stop()) };
}

function openOrExplain(url: string, options: DatabaseOptions): Database {
  try {
    return openDatabase(url, options);
  } catch (error) {
    throw error instanceof DatabaseUrlError ? new OperatorError(error.message) : error;
  }
}

export const embeddedFolder = (dataFolder: string): string => join(dataFolder, "postgres");

/** Starts the embedded database in the data folder, or shares the one that runs there. */
export async function startEmbeddedIn(dataFolder: string): Promise<Embedded> {
  await makeDataFolder(dataFolder, getMostOpenMode());
  return startEmbedded({ folder: embeddedFolder(dataFolder) });
}

/** Refuses a database that the gateway would not work with. */
export async function requireProduct({ pool }: Database, backend: Config["databaseBackend"]): Promise<void> {
  const problem = await explainErrors(findProductProblem(pool, backend), explainDatabaseError);
  if (problem !== undefined) throw new OperatorError(problem);
}

/**
 * Applies the migrations that are missing and returns their names. With MIGRATE=off it changes nothing: missing migrations
 * are an error, because the operator wants to run them separately.
 */
export async function prepareTables(
  database: Database,
  mode: Config["migrate"],
  of: "directory" | "cell" = "directory",
): Promise<readonly string[]> {
  const all = await readMigrations();
  const wanted = of === "cell" ? listCellMigrations(all) : all;
  if (mode === "auto") return explainErrors(migrate(database, wanted), explainDatabaseError);
  const missing = await explainErrors(pendingMigrations(database, wanted), explainDatabaseError);
  if (missing.length > 0)
    throw new OperatorError(
      `MIGRATE is off and the database lacks migrations: ${missing.join(", ")}; fix: run \`npm run -s admin -- migrate\``,
    );
  return [];
}
