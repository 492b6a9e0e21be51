import { type CitusCluster, startCitus } from "../cluster/citus-cluster.ts";
import { createCitusDatabase, dropCitusDatabase } from "../cluster/citus-database.ts";
import type { CitusPrograms } from "../cluster/citus-programs.ts";
import { type MeasuredServer, withClient } from "./database.ts";
import { cpuSecondsWithChildren } from "./machine/usage.ts";

/** The servers of a Citus cluster as one. Their data is in a temporary folder. */
export class CitusServer implements MeasuredServer {
  readonly #cluster: CitusCluster;

  private constructor(cluster: CitusCluster) {
    this.#cluster = cluster;
  }

  /** A coordinator and so many workers. Without workers it is a plain PostgreSQL of the same programs and settings: its databases lack the extension. */
  static async start(programs: CitusPrograms, workers: number): Promise<CitusServer> {
    return new CitusServer(await startCitus({ programs, workers }));
  }

  cpuSeconds(): number {
    return this.#nodes.reduce((sum, { pid }) => sum + cpuSecondsWithChildren(pid ?? 0), 0);
  }

  async fresh(name: string): Promise<string> {
    const { url, coordinator, workers } = this.#cluster;
    await dropCitusDatabase(url, name);
    if (workers.length > 0) return createCitusDatabase(url, name);
    await withClient(url, async (client) => {
      // Citus would say in a notice that it does not pass the statement on.
      await client.query("SET citus.enable_create_database_propagation = off");
      await client.query(`CREATE DATABASE ${name}`);
    });
    return coordinator.urlOf(name);
  }

  async settle(): Promise<void> {
    for (const node of this.#nodes) await withClient(node.urlOf("postgres"), (client) => client.query("CHECKPOINT"));
  }

  stop(): Promise<void> {
    return this.#cluster.stop();
  }

  get #nodes() {
    return [this.#cluster.coordinator, ...this.#cluster.workers];
  }
}
