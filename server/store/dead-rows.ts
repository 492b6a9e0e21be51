import type { Queryable } from "./database.ts";

/** Rows that were deleted or replaced and still take room, and what keeps PostgreSQL from removing them. */
export interface DeadRows {
  /** How long the oldest transaction runs that may still read old rows; 0: there is none. Those of other roles need `pg_monitor`. */
  readonly oldestSnapshotMs: number;
  /** What standbys still read, if they say so (`hot_standby_feedback`). It has the same name for as long as it is the same. */
  readonly standbySnapshots: readonly string[];
  /** In the tables that are written and emptied all the time, as PostgreSQL estimates it. */
  readonly byTable: Readonly<Record<string, number>>;
}

/** A walsender, which belongs to no database, may copy tables in a transaction. */
const READ_OLDEST = `
  SELECT coalesce(extract(epoch FROM clock_timestamp() - min(began)) * 1000, 0)::float8 AS "oldestSnapshotMs"
  FROM (
    SELECT xact_start AS began FROM pg_stat_activity
    WHERE backend_xmin IS NOT NULL AND pid <> pg_backend_pid() AND backend_type IS DISTINCT FROM 'autovacuum worker'
      AND (datname = current_database() OR backend_type = 'walsender')
    UNION ALL
    SELECT prepared FROM pg_prepared_xacts WHERE database = current_database()
  ) AS snapshots`;

/** They have no time of their own. With a slot, the slot keeps what its standby reads, also while the standby is away. */
const LIST_STANDBY_SNAPSHOTS = `
  SELECT 'standby ' || pid || ' ' || backend_xmin AS name FROM pg_stat_replication WHERE backend_xmin IS NOT NULL
  UNION ALL
  SELECT 'slot ' || slot_name || ' ' || xmin FROM pg_replication_slots WHERE xmin IS NOT NULL`;

const COUNT_DEAD = `
  SELECT regexp_replace(relname, '_\\d{8}$', '') AS name, sum(n_dead_tup)::float8 AS rows
  FROM pg_stat_user_tables
  WHERE schemaname = current_schema() AND relname ~ '^(outbox|step_leases|pending_reports_\\d{8})$'
  GROUP BY 1`;

export async function readDeadRows(queryable: Queryable): Promise<DeadRows> {
  const oldest = await queryable.query<Pick<DeadRows, "oldestSnapshotMs">>(READ_OLDEST);
  const standbys = await queryable.query<{ readonly name: string }>(LIST_STANDBY_SNAPSHOTS);
  const dead = await queryable.query<{ readonly name: string; readonly rows: number }>(COUNT_DEAD);
  return {
    oldestSnapshotMs: oldest.rows[0]?.oldestSnapshotMs ?? 0,
    standbySnapshots: standbys.rows.map(({ name }) => name),
    byTable: Object.fromEntries(dead.rows.map(({ name, rows }) => [name, rows])),
  };
}

/** Whether the role sees the transactions of others: a superuser does, and a member of `pg_monitor`. */
export async function seesOtherRoles(queryable: Queryable): Promise<boolean> {
  const { rows } = await queryable.query<{ readonly sees: boolean }>(
    "SELECT pg_has_role('pg_read_all_stats', 'USAGE') AS sees",
  );
  return rows[0]?.sees === true;
}
