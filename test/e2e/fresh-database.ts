import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { ensureCells } from "../../server/store/create-cell.ts";
import { type Database, openDatabase } from "../../server/store/database.ts";
import { migrate } from "../../server/store/migrate.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import { createCitusDatabase, dropCitusDatabase } from "../cluster/citus-database.ts";
import { cellCount, databaseBackend, hasCells, inTestCell, testCell } from "../rig/cells.ts";
import "./postgres-server.ts";

export interface FreshDatabase {
  readonly url: string;
  readonly database: Database;
  /** Another replica: a pool of its own on the same database, closed with the first. */
  replica(): Database;
}

export interface FreshDatabaseOptions {
  readonly nowMs: number | undefined;
  /** Its statements are those of the directory and the first cell. */
  readonly isOfDirectory?: boolean;
}

/**
 * A database of the test file's own. Migrated, with partitions around `nowMs`, unless that is undefined. Where the run is one with cells,
 * its statements are those of the cell in which all accounts are.
 */
export function useFreshDatabase({ nowMs, isOfDirectory = false }: FreshDatabaseOptions): FreshDatabase {
  let url = "";
  const opened: Database[] = [];
  const open = (): Database => {
    const isInCell = nowMs !== undefined && !isOfDirectory;
    const database = openDatabase(url, { poolSize: 10, ...(isInCell && inTestCell) });
    opened.push(database);
    return database;
  };
  const name = `test_${randomBytes(6).toString("hex")}`;

  beforeAll(async () => {
    url = await createDatabase(name);
    if (nowMs !== undefined) await prepare(url);
    const database = open();
    if (nowMs !== undefined) await ensurePartitions(database, nowMs);
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    if (databaseBackend === "citus") await dropCitusDatabase(inject("postgresUrl"), name);
    else await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

  return {
    get url() {
      return url;
    },
    get database() {
      const [first] = opened;
      if (first === undefined) throw new Error("The database is there when tests run, not before");
      return first;
    },
    replica: open,
  };
}

async function prepare(url: string): Promise<void> {
  const directory = openDatabase(url, { poolSize: 2 });
  try {
    await migrate(directory);
    if (!hasCells) return;
    await directory.pool.query("UPDATE gateway.cells SET takes_accounts = false");
    await ensureCells(directory, cellCount, databaseBackend);
    await directory.pool.query("UPDATE gateway.cells SET takes_accounts = cell_id = $1", [testCell]);
  } finally {
    await directory.close();
  }
}

async function createDatabase(name: string): Promise<string> {
  const server = inject("postgresUrl");
  if (databaseBackend === "citus") return createCitusDatabase(server, name);
  await onServer(`CREATE DATABASE ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject("postgresUrl"));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
