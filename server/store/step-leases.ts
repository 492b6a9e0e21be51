import { randomUUID } from "node:crypto";
import type { StepRef } from "../domain/delivery.ts";
import type { Queryable } from "./database.ts";
import { type StepBatch, toStepBatch, toStepRefs } from "./step-batch.ts";

/** Steps that were begun together and whose end is not known yet. */
export interface StepLease {
  readonly leaseId: string;
  /** When a worker must look at the steps. The worker that is busy with them keeps moving this ahead. */
  readonly dueMs: number;
  readonly members: readonly StepRef[];
}

interface Row {
  readonly lease_id: string;
  readonly due_ms: number;
  readonly members: StepBatch;
}

/**
 * The id holds the time at which the steps were begun, which their rows hold too. A member whose row has another time was begun
 * again since, under another lease. Its old lease must not be taken for the current one: the step may be on its way to the
 * carrier at this moment, and would be sent twice.
 */
export const makeLeaseId = (begunMs: number): string => `begun.${begunMs}.${randomUUID()}`;

export const getBegunMs = (leaseId: string): number => Number(leaseId.split(".")[1]);

/** Inserts a lease or replaces the one with its id. Nobody holds it until it comes due. */
export async function saveLease(queryable: Queryable, { leaseId, dueMs, members }: StepLease): Promise<void> {
  await queryable.query({
    text: `INSERT INTO step_leases (lease_id, due_ms, members, is_held) VALUES ($1, $2, $3, false)
           ON CONFLICT (lease_id) DO UPDATE SET due_ms = excluded.due_ms, members = excluded.members, is_held = false`,
    values: [leaseId, dueMs, JSON.stringify(toStepBatch(members))],
  });
}

/** A lease as its holder knows it. */
export interface HeldLease {
  readonly leaseId: string;
  /** The time that the holder has set, or one of several, where it is not known which of them was committed. */
  readonly dueMs: number;
}

/**
 * Renews leases that nobody has taken over, and returns their ids. Whoever takes a lease over changes its time. A renewal that
 * runs late, on a connection that its holder has given up, therefore changes nothing that another worker has.
 */
export async function renewLeases(
  queryable: Queryable,
  held: readonly HeldLease[],
  dueMs: number,
): Promise<ReadonlySet<string>> {
  if (held.length === 0) return new Set();
  const { rows } = await queryable.query<{ lease_id: string }>(
    `UPDATE step_leases AS lease SET due_ms = $3 FROM unnest($1::text[], $2::bigint[]) AS held (lease_id, due_ms)
     WHERE lease.lease_id = held.lease_id AND lease.due_ms = held.due_ms RETURNING lease.lease_id`,
    [held.map(({ leaseId }) => leaseId), held.map((lease) => lease.dueMs), dueMs],
  );
  return new Set(rows.map(({ lease_id }) => lease_id));
}

/** Sets when the steps of leases are recovered next. Nobody holds them until then. */
export async function postponeLeases(queryable: Queryable, leaseIds: readonly string[], dueMs: number): Promise<void> {
  if (leaseIds.length === 0) return;
  await queryable.query({
    text: "UPDATE step_leases SET due_ms = $2, is_held = false WHERE lease_id = ANY ($1::text[])",
    values: [leaseIds, dueMs],
  });
}

/**
 * Takes over leases that are due, the longest overdue first, each by one caller only. They come due again after `leaseMs`.
 * Those that came due before `fromMs` are not looked at.
 * The subquery is materialised because one that skips locked rows must not run twice.
 */
export async function claimDueLeases(
  queryable: Queryable,
  nowMs: number,
  leaseMs: number,
  limit: number,
  fromMs = 0,
): Promise<readonly StepLease[]> {
  const { rows } = await queryable.query<Row>({
    text: `WITH due AS MATERIALIZED (
             SELECT lease_id FROM step_leases WHERE due_ms <= $1 AND due_ms >= $4
             ORDER BY due_ms LIMIT $3 FOR UPDATE SKIP LOCKED
           )
           UPDATE step_leases AS lease SET due_ms = $1::bigint + $2, is_held = true FROM due WHERE lease.lease_id = due.lease_id
           RETURNING lease.lease_id, lease.due_ms, lease.members`,
    values: [nowMs, leaseMs, limit, fromMs],
  });
  return rows.map(toStepLease);
}

export async function deleteLeases(queryable: Queryable, leaseIds: readonly string[]): Promise<void> {
  if (leaseIds.length === 0) return;
  await queryable.query({
    text: "DELETE FROM step_leases WHERE lease_id = ANY ($1::text[])",
    values: [leaseIds],
  });
}

export async function findLease(queryable: Queryable, leaseId: string): Promise<StepLease | undefined> {
  const { rows } = await queryable.query<Row>("SELECT lease_id, due_ms, members FROM step_leases WHERE lease_id = $1", [
    leaseId,
  ]);
  return rows[0] && toStepLease(rows[0]);
}

const toStepLease = ({ lease_id, due_ms, members }: Row): StepLease => ({
  leaseId: lease_id,
  dueMs: due_ms,
  members: toStepRefs(members),
});
