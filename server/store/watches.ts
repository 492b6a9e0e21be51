import type { StepRef } from "../domain/delivery.ts";
import type { Queryable } from "./database.ts";
import { batchOfSteps, type StepBatch, stepsOfBatch } from "./step-batch.ts";

/** Steps whose end is not known, and when somebody must look after them. */
export interface Watch {
  readonly watchId: string;
  readonly dueMs: number;
  readonly members: readonly StepRef[];
}

interface Row {
  readonly watch_id: string;
  readonly due_ms: number;
  readonly members: StepBatch;
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
           RETURNING watch.watch_id, watch.due_ms, watch.members`,
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

/** The watch as it was saved; undefined once it has ended or somebody else has claimed or postponed it. */
export async function findUntouchedWatch(
  queryable: Queryable,
  { watchId, dueMs }: Pick<Watch, "watchId" | "dueMs">,
): Promise<Watch | undefined> {
  const { rows } = await queryable.query<Row>(
    "SELECT watch_id, due_ms, members FROM gateway.watches WHERE watch_id = $1 AND due_ms = $2",
    [watchId, dueMs],
  );
  return rows[0] && watchOf(rows[0]);
}

const watchOf = ({ watch_id, due_ms, members }: Row): Watch => ({
  watchId: watch_id,
  dueMs: due_ms,
  members: stepsOfBatch(members),
});
