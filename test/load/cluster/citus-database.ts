import pg from "pg";

const CONNECT_MS = 10_000;

interface Address {
  readonly nodename: string;
  readonly nodeport: number;
}

/** Another database on all nodes of a cluster. `url` is any database of its coordinator that knows the nodes. */
export async function createCitusDatabase(url: string, name: string): Promise<string> {
  const workers = await listWorkers(url);
  const coordinator = toDatabase(url, name);
  await Promise.all(
    [url, ...workers.map((worker) => toNode(url, worker))].map(async (node) => {
      await withClient(node, async (client) => {
        // Citus would pass the statement on, and say in a notice that it does not.
        await client.query("SET citus.enable_create_database_propagation = off");
        await client.query(`CREATE DATABASE ${name}`);
      });
      await withClient(toDatabase(node, name), (client) => client.query("CREATE EXTENSION citus"));
    }),
  );
  await registerNodes(coordinator, workers);
  return coordinator;
}

export async function dropCitusDatabase(url: string, name: string): Promise<void> {
  const workers = await listWorkers(url);
  for (const node of [url, ...workers.map((worker) => toNode(url, worker))])
    await withClient(node, async (client) => {
      await client.query("SET citus.enable_create_database_propagation = off");
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
}

/** Tells the coordinator about itself and its workers. */
export async function registerNodes(coordinator: string, workers: readonly Address[]): Promise<void> {
  await withClient(coordinator, async (client) => {
    const { hostname, port } = new URL(coordinator);
    await client.query("SELECT citus_set_coordinator_host($1, $2)", [hostname, Number(port)]);
    for (const { nodename, nodeport } of workers)
      await client.query("SELECT citus_add_node($1, $2)", [nodename, nodeport]);
  });
}

/** Whether the server has Citus, in the database of the URL. */
export async function isCitus(url: string): Promise<boolean> {
  const { rowCount } = await withClient(url, (client) =>
    client.query("SELECT FROM pg_extension WHERE extname = 'citus'"),
  );
  return rowCount === 1;
}

async function listWorkers(url: string): Promise<readonly Address[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<Address>("SELECT nodename, nodeport FROM pg_dist_node WHERE groupid <> 0 ORDER BY groupid"),
  );
  return rows;
}

export async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function toDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function toNode(url: string, { nodename, nodeport }: Address): string {
  const address = new URL(url);
  address.hostname = nodename;
  address.port = String(nodeport);
  return address.href;
}
