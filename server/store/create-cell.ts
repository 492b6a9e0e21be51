import { type CellRow, FIRST_CELL, getCellSchema, listCells } from "./cell-directory.ts";
import { type Database, DIRECTORY_SCHEMA, type Queryable, withLongTransaction } from "./database.ts";
import { ADVISORY_SPACE, CELL_LOCK } from "./locks.ts";

/** Tables of which there is one for all cells. */
export const DIRECTORY_TABLES: readonly string[] = [
  "accounts",
  "account_credentials",
  "credential_uses",
  "opt_outs",
  "account_changes",
  "account_cells",
  "move_answers",
  "registry_entries",
  "cells",
  "carrier_pauses",
  "carrier_reloads",
  "carrier_shares",
  "carrier_quality",
  "gateway_processes",
  "operators",
  "operator_sessions",
  "audit_log",
  "traffic_slots",
  "report_slots",
  "failure_watches",
];

/** For all statements that make a cell together, and for the wait until another process has made it. */
const TIMEOUT_MS = 300_000;

export type DatabaseBackend = "postgres" | "citus";

/**
 * Adds cells until there are as many as are wanted, not counting a first one that takes no accounts, and returns the numbers of those that it
 * made. Any number of processes may do so at once: one of them makes the cells, the others wait and find nothing left to do.
 */
export async function ensureCells(
  directory: Database,
  wanted: number,
  backend: DatabaseBackend,
): Promise<readonly number[]> {
  const countMissing = (cells: readonly CellRow[]): number => wanted - countUsableCells(cells);
  const cells = await listCells(directory.pool);
  const mustClose =
    backend === "citus" && cells.some(({ cellId, takesAccounts }) => cellId === FIRST_CELL && takesAccounts);
  if (countMissing(cells) <= 0 && !mustClose) return [];
  return withCellLock(directory, async (client) => {
    if (mustClose) await closeFirstCell(client);
    const made: number[] = [];
    for (let missing = countMissing(await listCells(client)); missing > 0; missing--)
      made.push(await createCell(client, backend));
    return made;
  });
}

/** On Citus the first cell is not counted: it takes no accounts. */
export const countUsableCells = (cells: readonly CellRow[]): number =>
  cells.filter(({ cellId, takesAccounts }) => cellId !== FIRST_CELL || takesAccounts).length;

/** Adds one cell and returns its number. */
export const addCell = (directory: Database, backend: DatabaseBackend): Promise<number> =>
  withCellLock(directory, (client) => createCell(client, backend));

/** On Citus the first cell is on the coordinator, which has enough to do. An installation that began without Citus keeps its accounts there. */
async function closeFirstCell(client: Queryable): Promise<void> {
  await client.query("UPDATE gateway.cells SET takes_accounts = false WHERE cell_id = $1", [FIRST_CELL]);
}

/** One transaction: an interrupted attempt leaves nothing behind. */
function withCellLock<Value>(directory: Database, work: (client: Queryable) => Promise<Value>): Promise<Value> {
  return withLongTransaction(directory, TIMEOUT_MS, async (client) => {
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", [ADVISORY_SPACE, CELL_LOCK]);
    return work(client);
  });
}

/** Makes the tables of a cell as the first cell has them, and then its row. Statement by statement, because Citus takes no other way. */
async function createCell(client: Queryable, backend: DatabaseBackend): Promise<number> {
  const cellId = Math.max(...(await listCells(client)).map((cell) => cell.cellId)) + 1;
  const schema = getCellSchema(cellId);
  await client.query(`SET LOCAL citus.enable_schema_based_sharding = ${backend === "citus"}`);
  // What is read from the first cell names its tables without a schema, and is then run where the new cell's tables are found.
  await setSearchPath(client, DIRECTORY_SCHEMA);
  const statements = [
    ...(await listTableStatements(client, backend)),
    ...(await listFunctionStatements(client)),
    ...(await listViewStatements(client)),
  ];
  await client.query(`CREATE SCHEMA ${schema}`);
  await setSearchPath(client, schema);
  for (const statement of statements) await client.query(statement);
  const { rows: migrations } = await client.query<{ version: number; name: string; checksum: string }>(
    `SELECT version, name, checksum FROM ${DIRECTORY_SCHEMA}.migrations`,
  );
  for (const { version, name, checksum } of migrations)
    await client.query("INSERT INTO migrations (version, name, checksum) VALUES ($1, $2, $3)", [
      version,
      name,
      checksum,
    ]);
  await client.query("INSERT INTO gateway.cells (cell_id, schema_name, takes_accounts) VALUES ($1, $2, true)", [
    cellId,
    schema,
  ]);
  return cellId;
}

const setSearchPath = (client: Queryable, schema: string): Promise<unknown> =>
  client.query(`SET LOCAL search_path TO ${schema}`);

async function listTableStatements(client: Queryable, backend: DatabaseBackend): Promise<readonly string[]> {
  const { rows } = await client.query<{
    readonly name: string;
    readonly is_unlogged: boolean;
    readonly partition_by: string | null;
    readonly settings: string | null;
  }>(
    `SELECT relname AS name, relpersistence = 'u' AS is_unlogged, pg_get_partkeydef(oid) AS partition_by,
       array_to_string(reloptions, ', ') AS settings
     FROM pg_class
     WHERE relnamespace = '${DIRECTORY_SCHEMA}'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND relname <> ALL ($1::text[]) ORDER BY relname`,
    [DIRECTORY_TABLES],
  );
  // Citus moves no schema that has an unlogged table.
  const mayBeUnlogged = backend === "postgres";
  return rows.map(({ name, is_unlogged, partition_by, settings }) =>
    [
      `CREATE ${is_unlogged && mayBeUnlogged ? "UNLOGGED " : ""}TABLE ${name} (LIKE ${DIRECTORY_SCHEMA}.${name} INCLUDING ALL)`,
      ...(partition_by === null ? [] : [`PARTITION BY ${partition_by}`]),
      ...(settings === null ? [] : [`WITH (${settings})`]),
    ].join(" "),
  );
}

/** The functions that the views of operators use. Triggers are on tables of the directory. */
async function listFunctionStatements(client: Queryable): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly definition: string }>(
    `SELECT format('CREATE FUNCTION %I(%s) RETURNS %s LANGUAGE sql STABLE AS %L', proname, pg_get_function_arguments(oid),
       pg_get_function_result(oid), prosrc) AS definition
     FROM pg_proc WHERE pronamespace = '${DIRECTORY_SCHEMA}'::regnamespace AND prorettype <> 'trigger'::regtype ORDER BY proname`,
  );
  return rows.map(({ definition }) => definition);
}

/** The views that operators read. */
async function listViewStatements(client: Queryable): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly definition: string }>(
    `SELECT format('CREATE VIEW %I AS %s', relname, pg_get_viewdef(oid)) AS definition FROM pg_class
     WHERE relnamespace = '${DIRECTORY_SCHEMA}'::regnamespace AND relkind = 'v' ORDER BY oid`,
  );
  return rows.map(({ definition }) => definition);
}
