import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { type Database, openDatabase } from "../../server/store/database.ts";
import { migrate } from "../../server/store/migrate.ts";
import { ensurePartitions } from "../../server/store/partitions.ts";
import "./postgres-server.ts";

export interface FreshDatabase {
  readonly url: string;
  readonly database: Database;
  /** Another replica: a pool of its own on the same database, closed with the first. */
  replica(): Database;
}

/** A database of the test file's own. Migrated, with partitions around `nowMs`, unless that is undefined. */
export function useFreshDatabase({ nowMs }: { readonly nowMs: number | undefined }): FreshDatabase {
  let url = "";
  const opened: Database[] = [];
  const open = (): Database => {
    const database = openDatabase(url, { poolSize: 10 });
    opened.push(database);
    return database;
  };
  const name = `test_${randomBytes(6).toString("hex")}`;

  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${name}`);
    const address = new URL(inject("postgresUrl"));
    address.pathname = `/${name}`;
    url = address.href;
    const database = open();
    if (nowMs === undefined) return;
    await migrate(database);
    await ensurePartitions(database, nowMs);
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
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

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject("postgresUrl"));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
