import type { StepRef } from "../domain/delivery.ts";
import type { Queryable } from "./database.ts";
import { batchOfSteps, type StepBatch, stepsOfBatch } from "./step-batch.ts";

/** Steps whose end is not known, and when somebody must look after them. */
export interface Watch {
  readonly watchId: string;
  readonly dueMs: number;
  readonly members: readonly StepRef[];
  /** The carrier of those members that have no row; undefined: all of them have one, or none was begun. */
  readonly carrier?: string | undefined;
}

interface Row {
  readonly watch_id: string;
  readonly due_ms: number;
  readonly members: StepBatch;
  readonly carrier: string | null;
}

const COLUMNS = "watch.watch_id, watch.due_ms, watch.members, watch.carrier";

/** Jobs that should be the caller's. */
export interface OwnJobs {
  readonly ids: readonly string[];
  readonly claims: readonly string[];
  /** A part of a statement that locks those that are, a row for each; it is told which values hold ids and claims. */
  readonly lock: (ids: string, claims: string) => string;
}

/**
 * Begins steps that have no row, by nothing but a watch; false: one of the jobs that brought them is not the caller's any
 * more, and nothing was begun. One statement: nobody holds a lock while he is not heard of.
 */
export async function beginByWatch(
  queryable: Queryable,
  { watchId, dueMs, members, carrier }: Watch,
  jobs: OwnJobs,
): Promise<boolean> {
  const { rowCount } = await queryable.query({
    name: "begin-by-watch",
    text: `WITH own AS MATERIALIZED (${jobs.lock("$5", "$6")})
           INSERT INTO gateway.watches (watch_id, due_ms, members, carrier, job_ids)
           SELECT $1, $2, $3, $4, $5::text[] WHERE (SELECT count(*) FROM own) = cardinality($5::text[])`,
    values: [watchId, dueMs, JSON.stringify(batchOfSteps(members)), carrier, jobs.ids, jobs.claims],
  });
  return rowCount === 1;
}

/** The watches over what was begun of these jobs without a row. */
export async function findWatchesOfJobs(queryable: Queryable, jobIds: readonly string[]): Promise<readonly Watch[]> {
  const { rows } = await queryable.query<Row>(
    `SELECT ${COLUMNS} FROM gateway.watches AS watch WHERE job_ids && $1::text[]`,
    [jobIds],
  );
  return rows.map(watchOf);
}

/** Inserts it, or takes the place of the one with its id. */
export async function saveWatch(queryable: Queryable, { watchId, dueMs, members }: Watch): Promise<void> {
  await queryable.query({
    name: "save-watch",
    text: `INSERT INTO gateway.watches (watch_id, due_ms, members) VALUES ($1, $2, $3)
           ON CONFLICT (watch_id) DO UPDATE SET due_ms = excluded.due_ms, members = excluded.members`,
    values: [watchId, dueMs, JSON.stringify(batchOfSteps(members))],
  });
}

/** Whoever works on them says so by moving their time ahead. */
export async function postponeWatches(queryable: Queryable, watchIds: readonly string[], dueMs: number): Promise<void> {
  if (watchIds.length === 0) return;
  await queryable.query({
    name: "postpone-watches",
    text: "UPDATE gateway.watches SET due_ms = $2 WHERE watch_id = ANY ($1::text[])",
    values: [watchIds, dueMs],
  });
}

/**
 * Those that are due, the longest overdue first, each to one caller only: they come due again after the lease.
 * Materialised, because a subquery that skips what is locked must not be run twice.
 */
export async function claimDueWatches(
  queryable: Queryable,
  nowMs: number,
  leaseMs: number,
  limit: number,
): Promise<readonly Watch[]> {
  const { rows } = await queryable.query<Row>({
    name: "claim-due-watches",
    text: `WITH due AS MATERIALIZED (
             SELECT watch_id FROM gateway.watches WHERE due_ms <= $1
             ORDER BY due_ms LIMIT $3 FOR UPDATE SKIP LOCKED
           )
           UPDATE gateway.watches AS watch SET due_ms = $1::bigint + $2 FROM due WHERE watch.watch_id = due.watch_id
           RETURNING ${COLUMNS}`,
    values: [nowMs, leaseMs, limit],
  });
  return rows.map(watchOf);
}

export async function endWatches(queryable: Queryable, watchIds: readonly string[]): Promise<void> {
  if (watchIds.length === 0) return;
  await queryable.query({
    name: "end-watches",
    text: "DELETE FROM gateway.watches WHERE watch_id = ANY ($1::text[])",
    values: [watchIds],
  });
}

export async function findWatch(queryable: Queryable, watchId: string): Promise<Watch | undefined> {
  const { rows } = await queryable.query<Row>(`SELECT ${COLUMNS} FROM gateway.watches AS watch WHERE watch_id = $1`, [
    watchId,
  ]);
  return rows[0] && watchOf(rows[0]);
}

const watchOf = ({ watch_id, due_ms, members, carrier }: Row): Watch => ({
  watchId: watch_id,
  dueMs: due_ms,
  members: stepsOfBatch(members),
  carrier: carrier ?? undefined,
});
