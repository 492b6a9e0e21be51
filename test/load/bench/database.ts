import { join } from "node:path";
import pg from "pg";
import { type Embedded, startEmbedded } from "../../../server/postgres/embedded.ts";
import { findPostmaster } from "../../../server/postgres/postmaster.ts";
import { cpuSecondsWithChildren } from "./machine/usage.ts";
import { dataFolder } from "./report.ts";

/** What a promise to keep a message rests on. */
const DURABLE = ["synchronous_commit", "fsync", "full_page_writes"] as const;

/** What measurements need of a database server, or of several that work as one. */
export interface MeasuredServer {
  /** Processor time of all of its processes together. */
  cpuSeconds(): number;
  /** An empty database of that name, whatever was there. */
  fresh(name: string): Promise<string>;
  /** Every measurement begins with nothing left to write of the one before. */
  settle(): Promise<void>;
}

/** The server of the benches: the gateway's own embedded one, on a folder of its own, with the gateway's own settings. */
export class BenchServer implements MeasuredServer {
  readonly #embedded: Embedded;
  readonly #pid: number;

  private constructor(embedded: Embedded, pid: number) {
    this.#embedded = embedded;
    this.#pid = pid;
  }

  static async start(): Promise<BenchServer> {
    const embedded = await startEmbedded({ folder: join(dataFolder, "postgres") });
    const postmaster = await findPostmaster(join(embedded.folder, "cluster", "data"));
    const server = new BenchServer(embedded, postmaster?.pid ?? 0);
    await assertDurable(embedded.url);
    return server;
  }

  cpuSeconds(): number {
    return cpuSecondsWithChildren(this.#pid);
  }

  urlOf(name: string): string {
    const url = new URL(this.#embedded.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async fresh(name: string): Promise<string> {
    await withClient(this.#embedded.url, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${name}`);
    });
    return this.urlOf(name);
  }

  async drop(name: string): Promise<void> {
    await withClient(this.#embedded.url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  }

  async settle(): Promise<void> {
    await withClient(this.#embedded.url, (client) => client.query("CHECKPOINT"));
  }

  stop(): Promise<void> {
    return this.#embedded.stop();
  }
}

/** Figures of a database that may lose what it has promised mean nothing. */
export async function assertDurable(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const setting of DURABLE) {
      const { rows } = await client.query<Record<string, string>>(`SHOW ${setting}`);
      if (rows[0]?.[setting] !== "on") throw new Error(`${setting} is ${rows[0]?.[setting]}: the bench needs it on`);
    }
  });
}

/** The schemas that hold messages: one for each cell. */
export async function listCellSchemas(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT schema_name AS name FROM gateway.cells ORDER BY cell_id",
  );
  return rows.map(({ name }) => name);
}

export async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
