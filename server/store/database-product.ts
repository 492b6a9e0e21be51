import type { DatabaseBackend } from "./create-cell.ts";
import { DIRECTORY_SCHEMA, type Queryable } from "./database.ts";

/** The oldest that the gateway is tested on. */
const OLDEST_MAJOR = 15;

interface Product {
  readonly version: string;
  readonly number: number;
  readonly has_citus: boolean;
  readonly can_shard_schemas: boolean;
}

/** What the gateway would not work with, in one line; undefined: nothing. */
export async function findProductProblem(directory: Queryable, backend: DatabaseBackend): Promise<string | undefined> {
  const { rows } = await directory.query<Product>(
    `SELECT version() AS version, current_setting('server_version_num')::int AS number,
       EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS has_citus,
       current_setting('citus.enable_schema_based_sharding', true) IS NOT NULL AS can_shard_schemas`,
  );
  const [product] = rows;
  if (product === undefined) return "the database does not say what it is";
  const { version, number, has_citus, can_shard_schemas } = product;
  if (!/^PostgreSQL /.test(version) || /YugabyteDB|-YB-/.test(version) || number < OLDEST_MAJOR * 10_000)
    return `the database is ${version.split(" on ")[0]}; the gateway is tested with PostgreSQL ${OLDEST_MAJOR} and later, and with Citus`;
  if (backend === "citus" && !has_citus)
    return "DATABASE_BACKEND is citus, but the database has no extension citus; fix: CREATE EXTENSION citus on the coordinator, and add the workers by citus_add_node";
  if (backend === "citus" && !can_shard_schemas)
    return "DATABASE_BACKEND is citus, but this Citus cannot distribute schemas; fix: Citus 12 or later";
  if (backend === "postgres" && can_shard_schemas && (await hasDistributedCells(directory)))
    return "the database has cells on nodes of Citus; fix: DATABASE_BACKEND=citus, for admin commands too";
  return undefined;
}

async function hasDistributedCells(directory: Queryable): Promise<boolean> {
  const { rows } = await directory.query(
    `SELECT FROM pg_dist_schema JOIN pg_namespace ON pg_namespace.oid = schemaid WHERE nspname ~ '^${DIRECTORY_SCHEMA}_[0-9]+$' LIMIT 1`,
  );
  return rows.length > 0;
}
