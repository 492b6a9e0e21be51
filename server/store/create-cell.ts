import { type CellRow, FIRST_CELL, getCellSchema, listCells } from "./cell-directory.ts";
import { type Database, longQuery, type Queryable, withTransaction } from "./database.ts";
import { ADVISORY_SPACE, CELL_LOCK } from "./locks.ts";
import { DIRECTORY_TABLES } from "./schema-client.ts";

/** Views for builds of the previous release, which know of the first cell only. */
const PREVIOUS_VIEWS = ["arrivals", "watches"];

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
  return withTransaction(directory, async (client) => {
    await client.query(`SET LOCAL statement_timeout = ${TIMEOUT_MS}`);
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await client.query(longQuery("SELECT pg_advisory_xact_lock($1, $2)", TIMEOUT_MS, [ADVISORY_SPACE, CELL_LOCK]));
    return work(client);
  });
}

/** Makes the tables of a cell as the first cell has them, and then its row. Statement by statement, because Citus takes no other way. */
async function createCell(client: Queryable, backend: DatabaseBackend): Promise<number> {
  const cellId = Math.max(...(await listCells(client)).map((cell) => cell.cellId)) + 1;
  const schema = getCellSchema(cellId);
  await client.query(`SET LOCAL citus.enable_schema_based_sharding = ${backend === "citus"}`);
  for (const statement of [
    `CREATE SCHEMA ${schema}`,
    ...(await listTableStatements(client, schema, backend)),
    ...(await listViewStatements(client, schema)),
  ])
    await client.query(longQuery(statement, TIMEOUT_MS));
  const { rows: migrations } = await client.query<{ version: number; name: string; checksum: string }>(
    "SELECT version, name, checksum FROM gateway.migrations",
  );
  for (const { version, name, checksum } of migrations)
    await client.query(`INSERT INTO ${schema}.migrations (version, name, checksum) VALUES ($1, $2, $3)`, [
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

async function listTableStatements(
  client: Queryable,
  schema: string,
  backend: DatabaseBackend,
): Promise<readonly string[]> {
  const { rows } = await client.query<{
    readonly name: string;
    readonly is_unlogged: boolean;
    readonly partition_by: string | null;
    readonly settings: string | null;
  }>(
    `SELECT relname AS name, relpersistence = 'u' AS is_unlogged, pg_get_partkeydef(oid) AS partition_by,
       array_to_string(reloptions, ', ') AS settings
     FROM pg_class
     WHERE relnamespace = 'gateway'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND relname <> ALL ($1::text[]) ORDER BY relname`,
    [DIRECTORY_TABLES],
  );
  // Citus moves no schema that has an unlogged table.
  const mayBeUnlogged = backend === "postgres";
  return rows.map(({ name, is_unlogged, partition_by, settings }) =>
    [
      `CREATE ${is_unlogged && mayBeUnlogged ? "UNLOGGED " : ""}TABLE ${schema}.${name} (LIKE gateway.${name} INCLUDING ALL)`,
      ...(partition_by === null ? [] : [`PARTITION BY ${partition_by}`]),
      ...(settings === null ? [] : [`WITH (${settings})`]),
    ].join(" "),
  );
}

/** The views that operators read, and the functions that they use. */
async function listViewStatements(client: Queryable, schema: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly definition: string }>(
    `SELECT pg_get_functiondef(oid) AS definition FROM pg_proc
     WHERE pronamespace = 'gateway'::regnamespace AND prorettype <> 'trigger'::regtype
     UNION ALL
     SELECT format('CREATE OR REPLACE VIEW gateway.%I AS %s', relname, pg_get_viewdef(oid)) FROM pg_class
     WHERE relnamespace = 'gateway'::regnamespace AND relkind = 'v' AND relname <> ALL ($1::text[])`,
    [PREVIOUS_VIEWS],
  );
  return rows.map(({ definition }) => definition.replaceAll("gateway.", `${schema}.`));
}
