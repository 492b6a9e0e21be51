import { type Database, longQuery, type Queryable, withTransaction } from "./database.ts";

/** Moving large cells takes long. */
const REBALANCE_TIMEOUT_MS = 6 * 3_600_000;

/** The node of each distributed schema, as host:port. Empty on PostgreSQL without Citus. */
export async function listSchemaNodes(directory: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows: installed } = await directory.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (installed.length === 0) return new Map();
  const { rows } = await directory.query<{ readonly schema: string; readonly node: string }>(
    `SELECT DISTINCT schema_name::text AS schema, nodename || ':' || nodeport AS node
     FROM citus_shards WHERE citus_table_type = 'schema'`,
  );
  return new Map(rows.map(({ schema, node }) => [schema, node]));
}

/** Lets Citus spread the cells evenly over its nodes, and returns how many were moved. */
export async function rebalanceCells(directory: Database): Promise<number> {
  const before = await listSchemaNodes(directory.pool);
  await withTransaction(directory, async (client) => {
    await client.query(`SET LOCAL statement_timeout = ${REBALANCE_TIMEOUT_MS}`);
    await client.query(longQuery("SELECT rebalance_table_shards(shard_transfer_mode := 'auto')", REBALANCE_TIMEOUT_MS));
  });
  const after = await listSchemaNodes(directory.pool);
  return [...after].filter(([schema, node]) => before.get(schema) !== node).length;
}
