import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "../postgres/embedded.ts";
import { type Database, openDatabase } from "../store/database.ts";
import { ensurePartitions } from "../store/partitions.ts";
import { loggable } from "../telemetry/log.ts";
import { startHousekeeping } from "./housekeeping.ts";
import type { Parts } from "./parts.ts";
import { prepareTables } from "./prepare-tables.ts";

/** The database of the settings, or one of our own; its tables are there when this returns. */
export async function startDatabase({ config, undo, log, metrics }: Parts): Promise<Database> {
  await mkdir(config.dataFolder, { recursive: true });
  const folder = join(config.dataFolder, "postgres");
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ folder }) : undefined;
  if (embedded) undo.add(() => embedded.stop());
  if (embedded && embedded.folder !== folder)
    log.info(
      { event: "database_folder_replaced", folder: embedded.folder },
      "The database's user cannot enter the data folder; the database is in this folder instead",
    );
  let closing = false;
  const database = openDatabase(embedded?.url ?? config.databaseUrl ?? "", {
    poolSize: config.poolSize,
    // Connections that are being closed may still hear that the server stops.
    onIdleFailure: (error) =>
      closing ||
      log.warn(
        { event: "database_connection_lost", error: loggable(error) },
        "An idle database connection broke; the pool opens another",
      ),
  });
  undo.add(() => {
    closing = true;
    return database.close();
  });
  metrics.watchPool(() => {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = database.pool;
    return { total, idle, waiting };
  });
  for (const name of await prepareTables(database, config.migrate))
    log.info({ event: "migration_applied", migration: name }, "Migration applied");
  await ensurePartitions(database, Date.now());
  undo.add(startHousekeeping({ database, log, onMissing: metrics.setMissingPartitions }));
  return database;
}
