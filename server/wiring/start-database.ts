import type { Config } from "../config.ts";
import { DAY_MS } from "../domain/time.ts";
import { explainErrors, OperatorError } from "../errors.ts";
import { embeddedFolder, openConfiguredDatabase, prepareTables, requireProduct } from "../postgres/open-database.ts";
import { type Cell, Cells, getLogOfCell } from "../store/cell-connections.ts";
import { listCells } from "../store/cell-directory.ts";
import { type DatabaseOptions, openDatabase } from "../store/connections.ts";
import { countUsableCells, ensureCells } from "../store/create-cell.ts";
import { countEndingCredentials } from "../store/credentials.ts";
import { type Database, inTime } from "../store/database.ts";
import { classifyDatabaseError, explainDatabaseError } from "../store/database-errors.ts";
import { seesOtherRoles } from "../store/dead-rows.ts";
import { ensurePartitions } from "../store/partitions.ts";
import { checkWrite } from "../store/readiness.ts";
import { readDatabaseTime } from "../store/service-time.ts";
import { cellMetrics } from "../telemetry/cell-metrics.ts";
import { credentialMetrics } from "../telemetry/credential-metrics.ts";
import { loggable } from "../telemetry/log.ts";
import { CellTotalsReader } from "./cell-totals.ts";
import { startHousekeeping } from "./housekeeping.ts";
import type { Parts } from "./parts.ts";
import { repeat } from "./repeat.ts";

/** Accepting, recording and claiming must not wait for each other. */
const MIN_CONNECTIONS_PER_CELL = 3;

/** Opens the database. When this returns, its tables and the partitions of today are there. */
export async function startDatabase(parts: Parts): Promise<{ readonly cells: Cells; readonly url: string }> {
  const { config, cleanup, log, metrics } = parts;
  let isClosing = false;
  const options: DatabaseOptions = {
    poolSize: config.poolSize,
    timeoutMs: config.databaseTimeoutS * 1000,
    onError: (error) => metrics.countDatabaseError(classifyDatabaseError(error)),
    onConnected: (waitedMs) => metrics.observePoolWait(waitedMs),
    onIdleFailure: (error) => {
      // Connections that are being closed may still report that the server stops.
      if (isClosing) return;
      log.warn(
        { event: "database_connection_lost", error: loggable(error) },
        "An idle database connection broke; the pool opens another",
      );
    },
  };
  const { database, url, embedded, close } = await openConfiguredDatabase(config, options);
  cleanup.defer(() => {
    isClosing = true;
    return close();
  }, "database connections");
  if (embedded && embedded.folder !== embeddedFolder(config.dataFolder))
    log.info(
      { event: "database_folder_replaced", folder: embedded.folder },
      "The database's user cannot enter the data folder; the database is in this folder instead",
    );
  await requireProduct(database, config.databaseBackend);
  for (const name of await prepareTables(database, config.migrate))
    log.info({ event: "migration_applied", migration: name }, "Migration applied");
  await explainErrors(ensurePartitions(database, Date.now()), explainDatabaseError);
  await explainErrors(addCells(parts, database), explainDatabaseError);
  const cells = await openCells(parts, { database, url, options });
  metrics.watchPool(() => sumConnections(cells));
  metrics.watchCells(() => checkCells(cells));
  watchCells(parts, cells);
  if (!(await seesOtherRoles(database.pool)))
    log.warn(
      { event: "snapshots_unseen" },
      "The database role does not see transactions of other roles, and gateway_oldest_snapshot_seconds is too low; fix: GRANT pg_monitor TO this role",
    );
  const totals = new CellTotalsReader(cells);
  cellMetrics(metrics.registry, () => totals.read());
  credentialMetrics(metrics.registry, () => countEnding(database));
  cells.onEach((cell) =>
    cleanup.defer(
      startHousekeeping(
        {
          cellId: cell.id,
          database: cell.database,
          log: getLogOfCell(log, cell),
          metrics,
          // A worker hands out no reports.
          servesApi: config.role !== "worker",
          readDatabaseTime: () => readDatabaseTime(cell.database.pool),
          retention: config.retention,
          usageMonths: config.usageMonths,
        },
        parts.timings.housekeepingEveryMs,
      ),
      "housekeeping",
    ),
  );
  return { cells, url };
}

async function addCells({ config, log }: Parts, directory: Database): Promise<void> {
  if (config.migrate === "off") {
    const cells = countUsableCells(await listCells(directory.pool));
    if (cells >= config.cells) return;
    throw new OperatorError(
      `MIGRATE is off and the database has ${cells} of ${config.cells} cells (CELLS); fix: run \`npm run -s admin -- migrate\``,
    );
  }
  for (const cell of await ensureCells(directory, config.cells, config.databaseBackend))
    log.info({ event: "cell_added", cell }, "Cell added");
  const cells = countUsableCells(await listCells(directory.pool));
  if (cells > config.cells)
    log.info(
      { event: "more_cells_than_asked", cells, asked: config.cells },
      "There are more cells than CELLS says, and all are served",
    );
}

interface OpenedDirectory {
  readonly database: Database;
  readonly url: string;
  readonly options: DatabaseOptions;
}

/** Opens all cells, prepares their tables, and looks for more from time to time. */
async function openCells(
  { config, cleanup, log, timings }: Parts,
  { database, url, options }: OpenedDirectory,
): Promise<Cells> {
  const cells = new Cells({
    directory: database,
    listCells: () => listCells(database.pool),
    open: ({ schema }) => openDatabase(url, { ...options, schema, poolSize: getCellPoolSize(config) }),
  });
  cleanup.defer(() => cells.close(), "connections to cells");
  const unprepared = new Set<Cell>();
  cells.onEach((cell) => {
    if (cell !== cells.first) unprepared.add(cell);
  });
  const prepare = async (): Promise<void> => {
    await cells.refresh();
    for (const cell of unprepared) {
      // A cell that is away must not keep the others from being served: it is tried again later.
      await prepareTables(cell.database, config.migrate, "cell")
        .then(() => ensurePartitions(cell.database, Date.now()))
        .then(
          () => unprepared.delete(cell),
          (error: unknown) =>
            log.error(
              { event: "cell_not_prepared", cell: cell.id, error: loggable(error) },
              "The tables of a cell could not be prepared; it is tried again, and other cells are served meanwhile",
            ),
        );
    }
  };
  await explainErrors(prepare(), explainDatabaseError);
  cleanup.defer(repeat(timings.newCellsEveryMs, prepare), "look-out for new cells");
  return cells;
}

const getCellPoolSize = ({ poolSize, cells }: Pick<Config, "poolSize" | "cells">): number =>
  Math.max(MIN_CONNECTIONS_PER_CELL, Math.ceil(poolSize / cells));

/** The page of metrics waits for it. */
const CHECK_TIMEOUT_MS = 2000;
const ENDING_MS = 14 * DAY_MS;

function countEnding({ pool }: Database): Promise<number | undefined> {
  const nowMs = Date.now();
  const count = inTime(countEndingCredentials(pool, nowMs, nowMs + ENDING_MS), CHECK_TIMEOUT_MS);
  return count.catch(() => undefined);
}

async function checkCells(cells: Cells): Promise<ReadonlyMap<number, boolean>> {
  const checks = cells.all.map(async ({ id, database }): Promise<[number, boolean]> => {
    const check = inTime(checkWrite(database.pool), CHECK_TIMEOUT_MS);
    return check.then(
      () => [id, true],
      () => [id, false],
    );
  });
  return new Map(await Promise.all(checks));
}

/** Logs each cell that goes away or comes back. Where there is one, it is the whole database. */
function watchCells({ cleanup, log, timings }: Parts, cells: Cells): void {
  const away = new Set<number>();
  const check = async (): Promise<void> => {
    for (const [cell, isUp] of await checkCells(cells)) {
      if (isUp && away.delete(cell)) log.info({ event: "cell_back", cell }, "The cell accepts writes again");
      if (isUp || away.has(cell)) continue;
      away.add(cell);
      log.error(
        { event: "cell_away", cell },
        "The cell accepts no writes: its accounts are refused with A920; admin cell list shows its node",
      );
    }
  };
  cleanup.defer(repeat(timings.checkCellsEveryMs, check), "watch over cells");
}

function sumConnections(cells: Cells): ReturnType<Database["countConnections"]> {
  const counts = cells.all.map(({ database }) => database.countConnections());
  const sum = (name: keyof (typeof counts)[number]): number => counts.reduce((total, count) => total + count[name], 0);
  return { total: sum("total"), idle: sum("idle"), waiting: sum("waiting") };
}
