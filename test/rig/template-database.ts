import pg from "pg";
import { FIRST_CELL, getCellSchema } from "../../server/store/cell-directory.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { ensureCells } from "../../server/store/create-cell.ts";
import { migrate } from "../../server/store/migrate.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { cellCount, databaseBackend, hasCells, testCell } from "./test-cells.ts";

/** Any number that nobody else locks on the server of the tests. */
const TEMPLATE_LOCK = 4_711_001;
const DAY_MS = 86_400_000;

/**
 * Makes a database with all tables, and partitions around `nowMs`. Migrating takes a second, a copy of a migrated database a few
 * milliseconds: the first test file that needs one of a kind migrates it, and all others copy that.
 */
export async function createMigrated(server: string, prefix: string, name: string, nowMs: number): Promise<void> {
  const template = `${prefix}${cellCount}_${Math.floor(nowMs / DAY_MS)}`;
  await withClient(server, async (client) => {
    // Test files run at the same time: one migrates, the others wait for its template.
    await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [template]);
    if (rowCount === 0) {
      const unfinished = `${template}_unfinished`;
      await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${unfinished}`);
      await prepare(toDatabase(server, unfinished), nowMs);
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
    }
    await client.query("SELECT pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
    // Copies files and writes nothing to the log: a quarter of the work for a database that need not survive a crash.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
}

/** Migrates an empty database, and makes its cells and partitions. */
export async function prepare(url: string, nowMs: number): Promise<void> {
  const directory = openDatabase(url, { poolSize: 2 });
  try {
    await migrate(directory);
    if (hasCells) {
      await directory.pool.query("UPDATE gateway.cells SET takes_accounts = false");
      await ensureCells(directory, cellCount, databaseBackend);
      await directory.pool.query("UPDATE gateway.cells SET takes_accounts = cell_id = $1", [testCell]);
    }
  } finally {
    await directory.close();
  }
  // Of all cells: every gateway that is started on a copy would make those that are missing.
  for (let cellId = FIRST_CELL; cellId < FIRST_CELL + cellCount; cellId++) {
    const inCell = openDatabase(url, { poolSize: 2, schema: getCellSchema(cellId) });
    try {
      await ensurePartitions(inCell, nowMs);
    } finally {
      await inCell.close();
    }
  }
}

export async function dropTemplates(server: string, prefix: string): Promise<void> {
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [prefix],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  });
}

/** The URL of another database of the same server. */
export function toDatabase(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

export async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
