import type { Charge } from "../domain/quotas.ts";
import type { Queryable } from "./database.ts";

export interface GrantedQuota {
  readonly granted: number;
  /** What all processes have taken together, with what they have reserved and not used. */
  readonly taken: number;
  readonly limit: number;
}

/** The most of a quota that a process reserves besides: four of them hold back no more than one percent. */
const MOST_AT_ONCE = 0.0025;
/** And no more of what is left, so that the last of it is in no process's hands for long. */
const MOST_OF_LEFT = 0.01;

/** What is reserved besides is for whole requests: a part of one would be of no use to anybody. */
const grant = (left: string): string =>
  `CASE WHEN ${left} >= $4 THEN
     least(${left}, $4 + floor(least(limits.most * ${MOST_AT_ONCE}, ${left} * ${MOST_OF_LEFT}) / $7) * $7) ELSE 0 END`;

const TAKE = `
  WITH limits AS MATERIALIZED (
    SELECT CASE WHEN $6::text IS NULL THEN $5::float8 ELSE floor($5 * coalesce((
      SELECT taken FROM quota_counts WHERE account_id = $1 AND name = $6 AND period = $3), 0) / 100) END AS most
  )
  INSERT INTO quota_counts AS held (account_id, name, period, taken, granted, most)
  SELECT $1, $2, $3, ${grant("limits.most")}, ${grant("limits.most")}, limits.most FROM limits
  ON CONFLICT (account_id, name, period) DO UPDATE SET
    granted = GRANTED, taken = held.taken + GRANTED, most = excluded.most
  RETURNING granted::float8 AS granted, taken::float8 AS taken, most AS "limit"`.replaceAll(
  "GRANTED",
  grant("(excluded.most - held.taken)").replaceAll("limits.most", "excluded.most"),
);

/** Reserves what is missing and a little more, or nothing if there is not as much left: another process may have a use for it. */
export async function takeQuota(
  queryable: Queryable,
  accountId: string,
  { name, period, cost, limit }: Charge,
  missing: number,
): Promise<GrantedQuota> {
  const { rows } = await queryable.query<GrantedQuota>({
    text: TAKE,
    values: [
      ...[accountId, name, period, missing],
      ...(typeof limit === "number" ? [limit, null] : [limit.percent, limit.of]),
      cost,
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error("The database did not say what is left of a quota");
  return row;
}

export interface CountChange {
  readonly accountId: string;
  readonly name: string;
  readonly period: number;
  /** Below zero: what was reserved and not used is given back. */
  readonly amount: number;
}

/** Changes counters without a limit. */
export async function addToCounts(queryable: Queryable, changes: readonly CountChange[]): Promise<void> {
  // All processes lock rows in one order, so that two of them never wait for each other.
  const sorted = changes.toSorted((one, other) => (getCountName(one) < getCountName(other) ? -1 : 1));
  await queryable.query(
    `INSERT INTO quota_counts AS held (account_id, name, period, taken, granted, most)
     SELECT account_id, name, period, greatest(0, amount), amount, 0
     FROM unnest($1::text[], $2::text[], $3::int[], $4::float8[]) AS change (account_id, name, period, amount)
     ON CONFLICT (account_id, name, period) DO UPDATE SET taken = greatest(0, held.taken + excluded.granted)`,
    [
      sorted.map(({ accountId }) => accountId),
      sorted.map(({ name }) => name),
      sorted.map(({ period }) => period),
      sorted.map(({ amount }) => amount),
    ],
  );
}

export const getCountName = ({ accountId, name, period }: Omit<CountChange, "amount">): string =>
  `${accountId}\n${period}\n${name}`;

/** What is used of the quotas of an account, by the name of the quota. */
export async function readCounts(
  queryable: Queryable,
  accountId: string,
  sincePeriod: number,
): Promise<readonly { readonly name: string; readonly period: number; readonly taken: number }[]> {
  const { rows } = await queryable.query<{ name: string; period: number; taken: number }>(
    "SELECT name, period, taken FROM quota_counts WHERE account_id = $1 AND period >= $2 ORDER BY period, name",
    [accountId, sincePeriod],
  );
  return rows;
}

export async function deleteOldCounts(queryable: Queryable, firstKeptPeriod: number): Promise<void> {
  await queryable.query("DELETE FROM quota_counts WHERE period < $1", [firstKeptPeriod]);
}
