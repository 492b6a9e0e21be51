import type { Database } from "../store/database.ts";
import { ensurePartitions } from "../store/partitions.ts";
import { readDatabaseTime } from "../store/service-time.ts";
import { loggable } from "../telemetry/log.ts";
import { explainDatabaseError, explainErrors } from "./errors.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { embeddedFolder, openConfiguredDatabase, prepareTables } from "./open-database.ts";
import type { Parts } from "./parts.ts";

/** Opens the database. When this returns, its tables and the partitions of today are there. */
export async function startDatabase({ config, cleanup, log, metrics }: Parts): Promise<Database> {
  let isClosing = false;
  const { database, embedded, close } = await openConfiguredDatabase(config, {
    poolSize: config.poolSize,
    timeoutMs: config.databaseTimeoutS * 1000,
    onIdleFailure: (error) => {
      // Connections that are being closed may still report that the server stops.
      if (isClosing) return;
      log.warn(
        { event: "database_connection_lost", error: loggable(error) },
        "An idle database connection broke; the pool opens another",
      );
    },
  });
  cleanup.defer(() => {
    isClosing = true;
    return close();
  }, "database connections");
  if (embedded && embedded.folder !== embeddedFolder(config.dataFolder))
    log.info(
      { event: "database_folder_replaced", folder: embedded.folder },
      "The database's user cannot enter the data folder; the database is in this folder instead",
    );
  metrics.watchPool(() => database.countConnections());
  for (const name of await prepareTables(database, config.migrate))
    log.info({ event: "migration_applied", migration: name }, "Migration applied");
  await explainErrors(ensurePartitions(database, Date.now()), explainDatabaseError);
  cleanup.defer(
    startHousekeeping({
      database,
      log,
      metrics,
      // A worker hands out no reports.
      servesApi: config.role !== "worker",
      readDatabaseTime: () => readDatabaseTime(database.pool),
    }),
    "housekeeping",
  );
  return database;
}
