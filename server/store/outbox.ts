import { crashPoint } from "../crash-points.ts";
import type { StepRef } from "../domain/delivery.ts";
import { TIMINGS } from "../domain/timings.ts";
import { committedAt, type Database, type Queryable, withTransaction } from "./database.ts";
import { adoptLeases, findLeasesOfBatches, heldBy } from "./deferred-rows.ts";
import { parseSteps, toStepBatch } from "./step-batch.ts";

/** Steps that a worker has claimed together. */
export interface ClaimedBatch {
  readonly outboxId: number;
  readonly steps: readonly StepRef[];
  /** They come from the backlog. */
  readonly fromBacklog: boolean;
  /** No worker has claimed them before and none has a row: they may be begun with deferred rows. */
  readonly isNew: boolean;
}

/** Steps of one lane that found no room in it. */
export interface BacklogBatch {
  readonly lane: string;
  readonly steps: readonly StepRef[];
  /** When the first of them expires. From then on the batch is claimed even if its lane is full. */
  readonly expiresMs: number;
}

/** Rows looked at by one claim. It takes as many of them as it needs for the steps that it wants. */
const MAX_ROWS_PER_CLAIM = 500;
/** Rows released at once; the next heartbeat releases the next. */
const MAX_ROWS_PER_RELEASE = 5000;

/** The INSERT that puts accepted messages into the outbox; `values` gives step_count and batch. */
export const insertIntoOutbox = (values: string): string => `INSERT INTO outbox (step_count, batch) ${values}`;

/** Puts steps into the outbox in the transaction that makes them due: steps that follow others, or are sent again. */
export async function writeOutbox(
  client: Queryable,
  steps: readonly StepRef[],
  { delayMs = 0 }: { readonly delayMs?: number } = {},
): Promise<void> {
  await client.query("INSERT INTO outbox (step_count, batch, delay_ms, is_new) VALUES ($1, $2, $3, false)", [
    steps.length,
    JSON.stringify(toStepBatch(steps)),
    delayMs,
  ]);
}

interface ClaimedRow {
  readonly outbox_id: number;
  readonly batch: string;
  readonly lane: string | null;
  readonly is_new: boolean;
}

/**
 * Claims the oldest rows until they hold as many steps as wanted, at least one row. Rows that another worker is claiming at this
 * moment are skipped. `is_new` is true only for the first worker that claims the row.
 *
 * A worker that was declared dead claims nothing. Otherwise it could send steps twice:
 *   1. Worker A claims row 7, which is new. The steps of row 7 wait in A's memory.
 *   2. A is held up. Worker B declares A dead and releases row 7.
 *   3. A continues, does not know yet that it was declared dead, and claims row 7 again under the same worker id. Now the row is not new,
 *      and A has its steps in memory twice.
 *   4. A begins the steps from the first claim with deferred rows. That is allowed: row 7 has A's id, and A takes it for new.
 *   5. A begins the steps from the second claim by inserting their rows. That succeeds too, because deferred rows are not written yet.
 */
const claimRows = (condition: string): string => `
  WITH candidates AS MATERIALIZED (
    SELECT outbox_id, step_count, is_new FROM outbox
    WHERE worker_id IS NULL AND ${condition} AND EXISTS (SELECT FROM workers WHERE worker_id = $1)
    ORDER BY outbox_id LIMIT ${MAX_ROWS_PER_CLAIM} FOR UPDATE SKIP LOCKED
  ),
  counted AS (
    SELECT outbox_id, is_new, sum(step_count) OVER (ORDER BY outbox_id) - step_count AS steps_before FROM candidates
  )
  UPDATE outbox AS claimed SET worker_id = $1, is_new = false
  FROM counted WHERE claimed.outbox_id = counted.outbox_id AND steps_before < $2
  RETURNING claimed.outbox_id, claimed.batch, claimed.lane, counted.is_new`;

const CLAIM = claimRows(
  "outbox_id >= $3 AND lane IS NULL AND (delay_ms = 0 OR created_at + delay_ms * interval '1 ms' <= now())",
);
const CLAIM_BACKLOG = claimRows("lane IS NOT NULL AND (lane <> ALL ($3::text[]) OR expires_ms <= $4)");

/** Claims batches from `fromId` on that no worker holds, the oldest first. */
export async function claimOutbox(
  queryable: Queryable,
  workerId: string,
  maxSteps: number,
  fromId = 0,
): Promise<readonly ClaimedBatch[]> {
  const { rows } = await queryable.query<ClaimedRow>(CLAIM, [workerId, maxSteps, fromId]);
  return toClaimedBatches(rows);
}

export interface WantedBacklog {
  readonly maxSteps: number;
  readonly fullLanes: readonly string[];
  readonly nowMs: number;
}

/** Claims batches of the backlog, the oldest first, except those of lanes that are full. */
export async function claimBacklog(
  queryable: Queryable,
  workerId: string,
  { maxSteps, fullLanes, nowMs }: WantedBacklog,
): Promise<readonly ClaimedBatch[]> {
  const { rows } = await queryable.query<ClaimedRow>(CLAIM_BACKLOG, [workerId, maxSteps, fullLanes, nowMs]);
  return toClaimedBatches(rows);
}

function toClaimedBatches(rows: readonly ClaimedRow[]): readonly ClaimedBatch[] {
  return rows
    .map(({ outbox_id, batch, lane, is_new }) => {
      return { outboxId: outbox_id, steps: parseSteps(batch), fromBacklog: lane !== null, isNew: is_new };
    })
    .sort((one, other) => one.outboxId - other.outboxId);
}

/** Puts steps into the backlog, all of them or none. */
export async function insertIntoBacklog(queryable: Queryable, batches: readonly BacklogBatch[]): Promise<void> {
  await queryable.query(
    `INSERT INTO outbox (step_count, batch, lane, expires_ms, is_new)
     SELECT *, false FROM unnest($1::int[], $2::text[], $3::text[], $4::bigint[])`,
    [
      batches.map(({ steps }) => steps.length),
      batches.map(({ steps }) => JSON.stringify(toStepBatch(steps))),
      batches.map(({ lane }) => lane),
      batches.map(({ expiresMs }) => expiresMs),
    ],
  );
}

/** Deletes batches that the worker still holds: each of their steps has been begun, or needs nothing. */
export async function deleteFromOutbox(
  queryable: Queryable,
  workerId: string,
  outboxIds: readonly number[],
): Promise<void> {
  await queryable.query(`DELETE FROM outbox WHERE outbox_id = ANY ($2::bigint[]) AND ${heldBy("$1")}`, [
    workerId,
    outboxIds,
  ]);
}

/** Call this before a worker's first claim: only workers in this table can hold batches. */
export async function registerWorker(
  queryable: Queryable,
  workerId: string,
  lifetimeMs = TIMINGS.workerLifetimeMs,
): Promise<void> {
  await queryable.query("INSERT INTO workers (worker_id, alive_until) VALUES ($1, now() + $2 * interval '1 ms')", [
    workerId,
    lifetimeMs,
  ]);
}

/** False: another worker has declared this one dead, and its batches may be claimed by others. */
export async function sendHeartbeat(
  queryable: Queryable,
  workerId: string,
  lifetimeMs = TIMINGS.workerLifetimeMs,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    "UPDATE workers SET alive_until = now() + $2 * interval '1 ms' WHERE worker_id = $1",
    [workerId, lifetimeMs],
  );
  return rowCount === 1;
}

/** Finds workers that hold rows and are not registered, by one index lookup for each worker, because there may be many rows. */
const FIND_DEAD_HOLDERS = `
  WITH RECURSIVE holder AS (
    SELECT min(worker_id) AS worker_id FROM outbox
    UNION ALL
    SELECT (SELECT min(worker_id) FROM outbox WHERE worker_id > holder.worker_id) FROM holder
    WHERE holder.worker_id IS NOT NULL
  )
  SELECT worker_id FROM holder WHERE worker_id IS NOT NULL AND worker_id NOT IN (SELECT worker_id FROM workers)`;

const RELEASE = "UPDATE outbox SET worker_id = NULL WHERE outbox_id = ANY ($1::bigint[])";

/**
 * Lets all workers claim the batches of workers that have missed their heartbeat. It looks for workers that are not in the table, not
 * for those it has just deleted: a claim that has started before the worker was declared dead may be committed after that. Steps that
 * the dead worker has begun with deferred rows get their rows first, so that no worker begins them again.
 */
export async function releaseAbandonedBatches(database: Database, stepValidityS: number): Promise<void> {
  await crashPoint("workers-declared-dead", () => database.pool.query("DELETE FROM workers WHERE alive_until < now()"));
  const { rows: dead } = await database.pool.query<{ worker_id: string }>(FIND_DEAD_HOLDERS);
  if (dead.length === 0) return;
  await withTransaction(committedAt(database, "batches-released"), async (client) => {
    const { rows } = await client.query<{ outbox_id: number }>(
      `SELECT outbox_id FROM outbox WHERE worker_id = ANY ($1::text[])
       ORDER BY outbox_id LIMIT ${MAX_ROWS_PER_RELEASE} FOR UPDATE SKIP LOCKED`,
      [dead.map(({ worker_id }) => worker_id)],
    );
    if (rows.length === 0) return;
    const outboxIds = rows.map(({ outbox_id }) => outbox_id);
    await adoptLeases(client, await findLeasesOfBatches(client, outboxIds), stepValidityS);
    await client.query(RELEASE, [outboxIds]);
  });
}

/** Lets all workers claim the batches of one worker, except for those that it knows of. */
export async function releaseUnknown(
  queryable: Queryable,
  workerId: string,
  knownIds: readonly number[],
): Promise<void> {
  const { rows } = await queryable.query<{ outbox_id: number }>(
    "SELECT outbox_id FROM outbox WHERE worker_id = $1 AND outbox_id <> ALL ($2::bigint[])",
    [workerId, knownIds],
  );
  const outboxIds = rows.map(({ outbox_id }) => outbox_id);
  if (outboxIds.length > 0) await crashPoint("unknown-released", () => queryable.query(RELEASE, [outboxIds]));
}

/**
 * Those of a worker's batches that it holds no more: an operator has cancelled or requeued a message of theirs, and the other steps are in
 * new batches (lock-message.ts).
 */
export async function findGone(
  queryable: Queryable,
  workerId: string,
  outboxIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await queryable.query<{ outbox_id: number }>(
    `SELECT known.outbox_id FROM unnest($2::bigint[]) AS known (outbox_id)
     WHERE NOT EXISTS (SELECT FROM outbox WHERE outbox.outbox_id = known.outbox_id AND worker_id = $1)`,
    [workerId, outboxIds],
  );
  return rows.map(({ outbox_id }) => outbox_id);
}

/** For a worker that stops: other workers may claim its batches at once. */
export async function unregisterWorker(database: Database, workerId: string, stepValidityS: number): Promise<void> {
  await crashPoint("worker-unregistered", () =>
    database.pool.query("DELETE FROM workers WHERE worker_id = $1", [workerId]),
  );
  await releaseAbandonedBatches(database, stepValidityS);
}
