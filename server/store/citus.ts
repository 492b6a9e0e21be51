import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "./database.ts";

const POLL_MS = 500;

/**
 * Joined to what an INSERT selects from other parts of its statement. It changes no row: it reads an empty part of a table of the cell.
 * Citus runs an INSERT that reads such a table on the cell's node. It would send what other parts have returned to all nodes
 * otherwise, so that no cell could be served while one node is away.
 *
 * What Citus 13.2 asks for: the INSERT is itself a part of the statement. Aggregates, now() and numbers of a sequence, also where they
 * are defaults of columns, are in a MATERIALIZED part before it.
 */
export const IN_CELL = "LEFT JOIN (SELECT FROM outbox LIMIT 0) AS cell ON true";

/** The node of each distributed schema, as host:port. Empty on PostgreSQL without Citus. */
export async function listSchemaNodes(directory: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows: installed } = await directory.query("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (installed.length === 0) return new Map();
  const { rows } = await directory.query<{ readonly schema: string; readonly node: string }>(
    // From the metadata of Citus: the view citus_shards asks all nodes, and fails while one is away.
    `SELECT DISTINCT nspname::text AS schema, nodename || ':' || nodeport AS node
     FROM pg_dist_schema JOIN pg_namespace ON pg_namespace.oid = schemaid
     JOIN pg_class ON relnamespace = schemaid JOIN pg_dist_shard ON logicalrelid = pg_class.oid
     JOIN pg_dist_placement USING (shardid) JOIN pg_dist_node USING (groupid) WHERE noderole = 'primary'`,
  );
  return new Map(rows.map(({ schema, node }) => [schema, node]));
}

interface RebalanceStatus {
  readonly state: string;
  readonly details: unknown;
}

/** Citus could not spread the cells. */
export class RebalanceError extends Error {
  override readonly name = "RebalanceError";
}

/**
 * Lets Citus spread the cells evenly over its nodes, and returns how many were moved. Citus does so in the background: it goes on if this
 * process ends.
 */
export async function rebalanceCells(directory: Queryable, onProgress: (text: string) => void): Promise<number> {
  const before = await listSchemaNodes(directory);
  await directory.query("SELECT citus_rebalance_start(rebalance_strategy := 'by_shard_count')");
  for (let told = ""; ; await sleep(POLL_MS)) {
    const { rows } = await directory.query<RebalanceStatus>("SELECT state, details FROM citus_rebalance_status()");
    const { state = "finished", details } = rows[0] ?? {};
    if (state === "finished") break;
    if (state === "failed" || state === "cancelled")
      throw new RebalanceError(`Citus has not moved all cells (${state}): ${JSON.stringify(details)}`);
    if (state !== told) onProgress(`Citus moves cells: ${state}`);
    told = state;
  }
  const after = await listSchemaNodes(directory);
  return [...after].filter(([schema, node]) => before.get(schema) !== node).length;
}
