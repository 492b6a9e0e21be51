import type { Queryable } from "./database.ts";

/** Rows that were deleted or replaced and still take room, and what keeps PostgreSQL from removing them. */
export interface DeadRows {
  /** How long the oldest transaction runs that may still read old rows; 0: there is none. Those of other roles need `pg_monitor`. */
  readonly oldestSnapshotMs: number;
  /** The next transaction id. */
  readonly nextXid: number;
  /** The first transaction whose rows standbys still read, if they say so (`hot_standby_feedback`); undefined: they read none. */
  readonly standbyXid: number | undefined;
  /** In the tables that are written and emptied all the time, as PostgreSQL estimates it. */
  readonly byTable: Readonly<Record<string, number>>;
}

/** A walsender, which belongs to no database, may copy tables in a transaction. VACUUM keeps no dead rows. */
const READ_OLDEST = `
  SELECT coalesce(extract(epoch FROM clock_timestamp() - min(began)) * 1000, 0)::float8 AS "oldestSnapshotMs"
  FROM (
    SELECT xact_start AS began FROM pg_stat_activity
    WHERE backend_xmin IS NOT NULL AND pid <> pg_backend_pid() AND pid NOT IN (SELECT pid FROM pg_stat_progress_vacuum)
      AND (datname = current_database() OR backend_type = 'walsender')
    UNION ALL
    SELECT prepared FROM pg_prepared_xacts WHERE database = current_database()
  ) AS snapshots`;

/** Snapshots of standbys have no time of their own. With a slot, the slot keeps what its standby reads, also while the standby is away. */
const READ_STANDBYS = `
  SELECT next::float8 AS "nextXid", (next - max(age(xmin)))::float8 AS "standbyXid"
  FROM (SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS next) AS now
  LEFT JOIN (
    SELECT backend_xmin AS xmin FROM pg_stat_replication
    UNION ALL
    SELECT xmin FROM pg_replication_slots
  ) AS standbys ON xmin IS NOT NULL
  GROUP BY next`;

const COUNT_DEAD = `
  SELECT regexp_replace(relname, '_\\d{8}$', '') AS name, sum(n_dead_tup)::float8 AS rows
  FROM pg_stat_user_tables
  WHERE schemaname = current_schema() AND relname ~ '^(outbox|step_leases|pending_reports_\\d{8})$'
  GROUP BY 1`;

interface StoredXids {
  readonly nextXid: number;
  readonly standbyXid: number | null;
}

export async function readDeadRows(queryable: Queryable): Promise<DeadRows> {
  const oldest = await queryable.query<Pick<DeadRows, "oldestSnapshotMs">>(READ_OLDEST);
  const standbys = await queryable.query<StoredXids>(READ_STANDBYS);
  const dead = await queryable.query<{ readonly name: string; readonly rows: number }>(COUNT_DEAD);
  return {
    oldestSnapshotMs: oldest.rows[0]?.oldestSnapshotMs ?? 0,
    nextXid: standbys.rows[0]?.nextXid ?? 0,
    standbyXid: standbys.rows[0]?.standbyXid ?? undefined,
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
