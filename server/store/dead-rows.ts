import type { Queryable } from "./database.ts";

/** Rows that were deleted or replaced and still take room, and what keeps PostgreSQL from removing them. */
export interface DeadRows {
  /** How long the oldest transaction runs that may still read old rows; 0: there is none. Those of other roles need `pg_monitor`. */
  readonly oldestSnapshotMs: number;
  /** In the tables that are written and emptied all the time, as PostgreSQL estimates it. */
  readonly byTable: Readonly<Record<string, number>>;
}

/** A standby that sends feedback is there with its `walsender`, which belongs to no database. */
const READ_OLDEST = `
  SELECT coalesce(extract(epoch FROM clock_timestamp() - min(began)) * 1000, 0)::float8 AS "oldestSnapshotMs"
  FROM (
    SELECT xact_start AS began FROM pg_stat_activity
    WHERE backend_xmin IS NOT NULL AND pid <> pg_backend_pid() AND backend_type IS DISTINCT FROM 'autovacuum worker'
      AND (datname = current_database() OR backend_type = 'walsender')
    UNION ALL
    SELECT prepared FROM pg_prepared_xacts WHERE database = current_database()
  ) AS snapshots`;

const COUNT_DEAD = `
  SELECT regexp_replace(relname, '_\\d{8}$', '') AS name, sum(n_dead_tup)::float8 AS rows
  FROM pg_stat_user_tables
  WHERE schemaname = current_schema() AND relname ~ '^(outbox|step_leases|pending_reports_\\d{8})$'
  GROUP BY 1`;

export async function readDeadRows(queryable: Queryable): Promise<DeadRows> {
  const oldest = await queryable.query<Pick<DeadRows, "oldestSnapshotMs">>(READ_OLDEST);
  const dead = await queryable.query<{ readonly name: string; readonly rows: number }>(COUNT_DEAD);
  return {
    oldestSnapshotMs: oldest.rows[0]?.oldestSnapshotMs ?? 0,
    byTable: Object.fromEntries(dead.rows.map(({ name, rows }) => [name, rows])),
  };
}
