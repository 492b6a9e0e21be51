import { listSchemaNodes } from "../../../../server/store/citus.ts";
import { type CitusCluster, startCitus } from "../../cluster/citus-cluster.ts";
import { createCitusDatabase, dropCitusDatabase, withClient } from "../../cluster/citus-database.ts";
import { findCitus } from "../../cluster/citus-programs.ts";
import type { PostgresNode } from "../../cluster/postgres-node.ts";
import { type FaultDatabase, GATEWAY, QUERY_MS, type StopSignal } from "./fault-database.ts";

/** Settings of databases and roles are changed on the coordinator only, which the gateways connect to. */
const SESSION = ["default_transaction_read_only=off", "citus.enable_ddl_propagation=off"];
/** Moving a cell copies all of its rows, on a machine that is busy. */
const MOVE_MS = 150_000;

export interface CellPlace {
  readonly schema: string;
  readonly port: number;
}

const bySchema = (one: CellPlace, other: CellPlace): number => one.schema.localeCompare(other.schema);

/** A coordinator and two workers of Citus. What stops, freezes or disconnects "the database" does so with the coordinator. */
export class CitusServer implements FaultDatabase {
  readonly #cluster: CitusCluster;

  private constructor(cluster: CitusCluster) {
    this.#cluster = cluster;
  }

  static async make(parentFolder: string): Promise<CitusServer> {
    const found = await findCitus();
    if ("missing" in found) throw new Error(found.missing);
    const server = new CitusServer(await startCitus({ programs: found.programs, parentFolder }));
    // Citus makes the role on all nodes.
    await withClient(server.#cluster.url, (client) => client.query(`CREATE ROLE ${GATEWAY} LOGIN`));
    await server.makeDatabase("gateway");
    return server;
  }

  get port(): number {
    return this.#cluster.coordinator.port;
  }

  /** The workers of Citus. */
  get nodes(): readonly PostgresNode[] {
    return this.#cluster.workers;
  }

  get #servers(): readonly PostgresNode[] {
    return [this.#cluster.coordinator, ...this.nodes];
  }

  async makeDatabase(name: string): Promise<void> {
    const url = await createCitusDatabase(this.#cluster.url, name);
    for (const node of this.#servers)
      await withClient(node.urlOf("postgres"), async (client) => {
        await client.query("SET citus.enable_ddl_propagation = off");
        await client.query(`ALTER DATABASE ${name} OWNER TO ${GATEWAY}`);
      });
    // Citus learns of the owner on all nodes, which only a superuser can bring about.
    await withClient(url, (client) => client.query(`CREATE SCHEMA gateway AUTHORIZATION ${GATEWAY}`));
  }

  dropDatabase(name: string): Promise<void> {
    return dropCitusDatabase(this.#cluster.url, name);
  }

  urlOf(name: string): string {
    return `postgresql://${GATEWAY}@127.0.0.1:${this.port}/${name}`;
  }

  query<Row extends object>(text: string, database = "gateway", timeoutMs = QUERY_MS): Promise<Row[]> {
    const options = [...SESSION, `statement_timeout=${timeoutMs}`].map((setting) => `-c${setting}`).join(" ");
    const url = new URL(this.#cluster.coordinator.urlOf(database));
    url.searchParams.set("options", options);
    return withClient(url.href.replaceAll("+", "%20"), async (client) => (await client.query<Row>(text)).rows);
  }

  /** Starts what does not run. */
  async start(): Promise<void> {
    await Promise.all(this.#servers.map((node) => node.start()));
  }

  stop(signal: StopSignal): Promise<void> {
    return this.#cluster.coordinator.stop(signal);
  }

  listPids(): Promise<readonly number[]> {
    return this.#cluster.coordinator.listPids();
  }

  async listBackends(): Promise<readonly number[]> {
    const rows = await this.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity WHERE usename = '${GATEWAY}'`);
    return rows.map(({ pid }) => pid);
  }

  async disconnectGateways(): Promise<void> {
    await this.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${GATEWAY}'`);
  }

  /** The cells that Citus has placed on a node. */
  async listCellPlaces(): Promise<readonly CellPlace[]> {
    const nodes = await withClient(this.#cluster.coordinator.urlOf("gateway"), listSchemaNodes);
    return [...nodes].map(([schema, node]) => ({ schema, port: Number(node.split(":").at(-1)) })).toSorted(bySchema);
  }

  async listAccounts(schemas: readonly string[]): Promise<readonly string[]> {
    const names = schemas.map((schema) => `'${schema}'`).join(", ");
    const rows = await this.query<{ account_id: string }>(
      `SELECT account_id FROM gateway.account_cells JOIN gateway.cells USING (cell_id) WHERE schema_name IN (${names})`,
    );
    return rows.map(({ account_id }) => account_id);
  }

  async moveCell(schema: string, to: PostgresNode): Promise<void> {
    await this.query(`SELECT citus_schema_move('${schema}', '127.0.0.1', ${to.port})`, "gateway", MOVE_MS);
  }

  close(): Promise<void> {
    return this.#cluster.stop();
  }

  killNow(): void {
    for (const node of this.#servers) node.killNow();
  }
}
