import type { Allowance } from "../domain/rate.ts";
import type { Queryable } from "./database.ts";

export interface ShareRequest {
  readonly accountId: string;
  readonly kind: string;
  readonly allowance: Allowance;
  /** How much the process would like to reserve. */
  readonly wish: number;
  /** A cost above the capacity, or 0. It is granted as a whole by a full budget, which then is below zero for a while. */
  readonly oversize: number;
}

export interface GrantedShare {
  readonly accountId: string;
  readonly kind: string;
  readonly granted: number;
  /** What is left for all processes. */
  readonly level: number;
}

const grant = (level: string, asked: string): string => `
  CASE WHEN ${asked}.oversize > 0 AND ${level} >= greatest(${asked}.capacity - 1, 1)
    THEN greatest(${asked}.oversize, least(${asked}.wish, floor(${level})))
    ELSE greatest(0, least(${asked}.wish, floor(${level}))) END`;

/** A process whose clock is behind refills nothing. */
const refilled = `
  least(excluded.capacity,
    held.level + excluded.per_second * greatest(0, excluded.refilled_ms - held.refilled_ms) / 1000.0)`;

const TAKE_SHARES = `
  INSERT INTO rate_budgets AS held
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

/** Reserves shares of several budgets at once; each budget may be named once. */
export async function takeShares(
  queryable: Queryable,
  requests: readonly ShareRequest[],
  nowMs: number,
): Promise<readonly GrantedShare[]> {
  // All processes lock budgets in one order, so that two of them never wait for each other.
  const sorted = [...requests].sort((one, other) => (getBudgetName(one) < getBudgetName(other) ? -1 : 1));
  const { rows } = await queryable.query<GrantedShare>({
    text: TAKE_SHARES,
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

/** Budgets that were not used for an hour are full: their rows are not needed. */
export async function deleteIdleBudgets(queryable: Queryable, nowMs: number): Promise<number> {
  const { rowCount } = await queryable.query("DELETE FROM rate_budgets WHERE refilled_ms < $1", [nowMs - 3_600_000]);
  return rowCount ?? 0;
}

export const getBudgetName = ({ accountId, kind }: { readonly accountId: string; readonly kind: string }): string =>
  `${accountId}\n${kind}`;
