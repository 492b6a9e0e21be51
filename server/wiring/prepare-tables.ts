import type { Config } from "../config.ts";
import type { Database } from "../store/database.ts";
import { migrate, pendingMigrations } from "../store/migrate.ts";
import { orStartError, StartError, unreachable } from "./start-error.ts";

/**
 * Applies the migrations that are missing and returns their names. With MIGRATE=off it changes nothing: missing migrations
 * are an error, because the operator wants to run them separately.
 */
export async function prepareTables(database: Database, mode: Config["migrate"]): Promise<readonly string[]> {
  if (mode === "auto") return orStartError(migrate(database), unreachable);
  const missing = await orStartError(pendingMigrations(database), unreachable);
  if (missing.length > 0)
    throw new StartError(
      `MIGRATE is off and the database lacks migrations: ${missing.join(", ")}; fix: run \`npm run -s admin -- migrate\``,
    );
  return [];
}
