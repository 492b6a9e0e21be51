import { setTimeout as sleep } from "node:timers/promises";
import { type MeasuredServer, withClient } from "./database.ts";
import { type Delivered, deliver } from "./delivery-run.ts";
import { type BenchGateway, makeGatewayDatabase, startGateway, tokenOf } from "./gateway.ts";
import { cpuSeconds } from "./machine/usage.ts";
import { type AcceptCost, acceptCost } from "./scale-accept.ts";
import { makeAccounts } from "./scale-curves.ts";

/** The same for all layouts: as many accounts send in turn, spread evenly over the cells. */
const ACCOUNTS = 16;
const WARM_UP_SECONDS = 2;
const SINGLE_SECONDS = 2;
const IDLE_MS = 4000;

export interface LayoutFigures {
  readonly accepted: AcceptCost;
  readonly delivered: Delivered;
  /** Sends of one client that waits for each answer: every batch is one message. */
  readonly single: AcceptCost;
  /** Part of a core that a worker takes that has nothing to do. */
  readonly idleWorker: number;
  /** Part of a core that the database takes to answer it and an API process that has nothing to do. */
  readonly idleDatabase: number;
}

export interface LayoutOptions {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly cells: number;
  /** The value of DATABASE_BACKEND. */
  readonly backend: "postgres" | "citus";
}

/** A database with so many cells, and an API process and a worker for each measurement: idle ones would take part in others. */
export class CellLayout {
  readonly name: string;
  readonly #options: LayoutOptions;
  #databaseUrl = "";
  #tokens: readonly string[] = [];

  constructor(options: LayoutOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** Makes the database, its cells and their accounts. */
  async prepare(): Promise<void> {
    const { server, cells, backend } = this.#options;
    this.#databaseUrl = await makeGatewayDatabase(server, `bench_cells_${backend}_${cells}`);
    await this.#withGateway("api", async () => {});
    const ids = await makeAccounts(this.#databaseUrl, ACCOUNTS);
    await spreadAccounts(this.#databaseUrl, ids);
    this.#tokens = ids.map(tokenOf);
  }

  async measure(seconds: number): Promise<LayoutFigures> {
    const { server } = this.#options;
    const databaseUrl = this.#databaseUrl;
    const load = { tokens: this.#tokens };
    return this.#withGateway("api", async (api) => {
      const accepted = await acceptCost({ server, databaseUrl, gateways: [api] }, seconds, load, WARM_UP_SECONDS);
      const single = await acceptCost({ server, databaseUrl, gateways: [api] }, SINGLE_SECONDS, {
        ...load,
        connections: 1,
      });
      return this.#withGateway("worker", async (worker) => {
        const deployment = { server, databaseUrl, apis: [api], workers: [worker] };
        await deliver(deployment, WARM_UP_SECONDS, load);
        const idle = await this.#measureIdle(worker);
        return { accepted, single, ...idle, delivered: await deliver(deployment, seconds, load) };
      });
    });
  }

  async #measureIdle({ process: { pid } }: BenchGateway) {
    const { server } = this.#options;
    const [worker, database] = [cpuSeconds(pid), server.cpuSeconds()];
    await sleep(IDLE_MS);
    return {
      idleWorker: ((cpuSeconds(pid) - worker) / IDLE_MS) * 1000,
      idleDatabase: ((server.cpuSeconds() - database) / IDLE_MS) * 1000,
    };
  }

  async #withGateway<Value>(role: "api" | "worker", work: (gateway: BenchGateway) => Promise<Value>): Promise<Value> {
    const { cells, backend } = this.#options;
    const settings = { CELLS: String(cells), DATABASE_BACKEND: backend };
    const gateway = await startGateway({ role, databaseUrl: this.#databaseUrl, settings });
    try {
      return await work(gateway);
    } finally {
      await gateway.process.stop();
    }
  }
}

async function spreadAccounts(url: string, ids: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    const { rows: cells } = await client.query<{ id: number }>(
      "SELECT cell_id AS id FROM gateway.cells WHERE takes_accounts ORDER BY cell_id",
    );
    for (const [index, { id }] of cells.entries())
      await client.query("UPDATE gateway.accounts SET cell_id = $2 WHERE account_id = ANY ($1)", [
        ids.filter((_, place) => place % cells.length === index),
        id,
      ]);
  });
}
