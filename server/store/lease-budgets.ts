import type { Queryable } from "./database.ts";

/** How much there is at most, and how fast it comes back. */
export interface Allowance {
  readonly capacity: number;
  readonly perSecond: number;
}

export interface LeaseRequest {
  readonly accountId: string;
  readonly kind: string;
  readonly allowance: Allowance;
  readonly wish: number;
  /** A cost above the capacity, or 0: granted whole by a budget that is as good as full, and paid back over time. */
  readonly oversize: number;
}

export interface Lease {
  readonly accountId: string;
  readonly kind: string;
  readonly granted: number;
  /** What is left for everybody. */
  readonly level: number;
}

const grant = (level: string, asked: string): string => `
  CASE WHEN ${asked}.oversize > 0 AND ${level} >= greatest(${asked}.capacity - 1, 1)
    THEN greatest(${asked}.oversize, least(${asked}.wish, floor(${level})))
    ELSE greatest(0, least(${asked}.wish, floor(${level}))) END`;

/** A replica whose clock is behind takes nothing back. */
const refilled = `
  least(excluded.capacity,
    held.level + excluded.per_second * greatest(0, excluded.refilled_ms - held.refilled_ms) / 1000.0)`;

const LEASE = `
  INSERT INTO gateway.rate_budgets AS held
    (account_id, kind, level, granted, refilled_ms, capacity, per_second, wish, oversize)
  SELECT account_id, kind, capacity - ${grant("capacity", "asked")}, ${grant("capacity", "asked")}, $7,
    capacity, per_second, wish, oversize
  FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::float8[])
    AS asked (account_id, kind, capacity, per_second, wish, oversize)
  ON CONFLICT (account_id, kind) DO UPDATE SET
    level = ${refilled} - ${grant(refilled, "excluded")},
    granted = ${grant(refilled, "excluded")},
    refilled_ms = greatest(held.refilled_ms, excluded.refilled_ms),
    capacity = excluded.capacity, per_second = excluded.per_second, wish = excluded.wish, oversize = excluded.oversize
  RETURNING account_id AS "accountId", kind, granted, level`;

/** Takes shares of several budgets at once; each budget may be named once. */
export async function leaseBudgets(
  queryable: Queryable,
  requests: readonly LeaseRequest[],
  nowMs: number,
): Promise<readonly Lease[]> {
  // One order for all replicas: two that lease the same budgets do not wait for each other in a circle.
  const sorted = [...requests].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const { rows } = await queryable.query<Lease>({
    name: "lease-budgets",
    text: LEASE,
    values: [
      sorted.map(({ accountId }) => accountId),
      sorted.map(({ kind }) => kind),
      sorted.map(({ allowance }) => allowance.capacity),
      sorted.map(({ allowance }) => allowance.perSecond),
      sorted.map(({ wish }) => wish),
      sorted.map(({ oversize }) => oversize),
      nowMs,
    ],
  });
  return rows;
}

/** Budgets that nobody used for an hour are full: their rows say nothing. */
export async function forgetIdleBudgets(queryable: Queryable, nowMs: number): Promise<number> {
  const { rowCount } = await queryable.query("DELETE FROM gateway.rate_budgets WHERE refilled_ms < $1", [
    nowMs - 3_600_000,
  ]);
  return rowCount ?? 0;
}

export const nameOf = ({ accountId, kind }: { readonly accountId: string; readonly kind: string }): string =>
  `${accountId}\n${kind}`;
