import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { openDatabase } from "../../server/store/connections.ts";
import type { Database } from "../../server/store/database.ts";
import { createCitusDatabase, dropCitusDatabase } from "../load/cluster/citus-database.ts";
import { databaseBackend, inTestCell } from "./test-cells.ts";
import "./postgres-server.ts";
import { createMigrated, prepare, toDatabase, withClient } from "./template-database.ts";

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
    url = await createDatabase(name, nowMs);
    open();
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

async function createDatabase(name: string, nowMs: number | undefined): Promise<string> {
  const server = inject("postgresUrl");
  if (databaseBackend === "citus") {
    const url = await createCitusDatabase(server, name);
    if (nowMs !== undefined) await prepare(url, nowMs);
    return url;
  }
  if (nowMs === undefined) await onServer(`CREATE DATABASE ${name}`);
  else await createMigrated(server, inject("templatePrefix"), name, nowMs);
  return toDatabase(server, name);
}

const onServer = (statement: string): Promise<unknown> =>
  withClient(inject("postgresUrl"), (client) => client.query(statement));
