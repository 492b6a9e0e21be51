import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import pg from "pg";
import { startEmbedded } from "../../../../server/postgres/embedded.ts";

export interface OwnDatabase {
  readonly url: string;
  /** Takes the database away again, and its server if it was started for this. */
  stop(): Promise<void>;
}

/** A fresh database on the server that DATABASE_URL names, or on an embedded one. */
export async function startOwnDatabase(given: string | undefined): Promise<OwnDatabase> {
  const embedded = given === undefined ? await startEmbedded({ folder: resolve(".data/fuzz/postgres") }) : undefined;
  const server = embedded?.url ?? given ?? "";
  const name = `fuzz_${randomBytes(6).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: async () => {
      await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await embedded?.stop();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
