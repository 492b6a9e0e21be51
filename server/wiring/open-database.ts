import { join } from "node:path";
import type { Config } from "../config.ts";
import { type Embedded, startEmbedded } from "../postgres/embedded.ts";
import { type Database, type DatabaseOptions, openDatabase } from "../store/database.ts";
import { DatabaseUrlError } from "../store/database-hosts.ts";
import { migrate, pendingMigrations } from "../store/migrate.ts";
import { makeDataFolder } from "./data-folder.ts";
import { explainDatabaseError, explainErrors, OperatorError } from "./errors.ts";

export interface OpenedDatabase {
  readonly database: Database;
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
  const database = openOrExplain(embedded?.url ?? databaseUrl ?? "", options);
  return { database, embedded, close: () => database.close().finally(() => embedded?.stop()) };
}

function openOrExplain(url: string, options: DatabaseOptions): Database {
  try {
    return openDatabase(url, options);
  } catch (error) {
    throw error instanceof DatabaseUrlError ? new OperatorError(error.message) : error;
  }
}

export const embeddedFolder = (dataFolder: string): string => join(dataFolder, "postgres");

async function startEmbeddedIn(dataFolder: string): Promise<Embedded> {
  await makeDataFolder(dataFolder);
  return startEmbedded({ folder: embeddedFolder(dataFolder) });
}

/**
 * Applies the migrations that are missing and returns their names. With MIGRATE=off it changes nothing: missing migrations
 * are an error, because the operator wants to run them separately.
 */
export async function prepareTables(database: Database, mode: Config["migrate"]): Promise<readonly string[]> {
  if (mode === "auto") return explainErrors(migrate(database), explainDatabaseError);
  const missing = await explainErrors(pendingMigrations(database), explainDatabaseError);
  if (missing.length > 0)
    throw new OperatorError(
      `MIGRATE is off and the database lacks migrations: ${missing.join(", ")}; fix: run \`npm run -s admin -- migrate\``,
    );
  return [];
}
