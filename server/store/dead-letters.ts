import { IN_CELL } from "./citus.ts";
import type { Queryable } from "./database.ts";
import { classifyDatabaseError } from "./database-errors.ts";
import { type ClaimedDelivery, removeDeliveries } from "./webhook-deliveries.ts";

/** A webhook delivery that was given up. */
export interface DeadLetter {
  readonly accountId: string;
  readonly msgKey: string;
  readonly failedMs: number;
  /** How many tries were made. */
  readonly attempts: number;
  readonly reason: string;
}

export interface FailedDelivery extends ClaimedDelivery {
  readonly reason: string;
}

const LONGEST_REASON = 200;
/** Rows of one statement. */
const REDELIVERED_AT_ONCE = 5000;

/** A reason that is there already tells that the report was posted, also before it was put back. */
const MOVE = `
  WITH input AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::smallint[], $5::text[])
      AS g (account_id, msg_key, leased_ms, attempts, reason)
  ),
  gone AS (
    DELETE FROM webhook_deliveries d USING input
    WHERE d.account_id = input.account_id AND d.msg_key = input.msg_key AND d.due_ms = input.leased_ms
    RETURNING input.account_id, input.msg_key, input.reason,
      CASE WHEN d.reason IS NULL THEN input.attempts ELSE greatest(input.attempts, 1::smallint) END AS attempts
  ),
  dead AS (
    INSERT INTO dead_letters (account_id, msg_key, failed_ms, attempts, reason)
    SELECT account_id, msg_key, $6, attempts, reason FROM gone ${IN_CELL}
    ON CONFLICT (account_id, msg_key) DO UPDATE
      SET failed_ms = excluded.failed_ms, attempts = excluded.attempts, reason = excluded.reason
  )
  SELECT`;

/** Moves deliveries that are still under the same lease to the dead letters. */
export async function moveToDeadLetters(
  queryable: Queryable,
  failed: readonly FailedDelivery[],
  nowMs: number,
): Promise<void> {
  if (failed.length === 0) return;
  try {
    await move(queryable, failed, nowMs);
  } catch (error) {
    if (classifyDatabaseError(error) !== "partition") throw error;
    const [first, ...others] = failed;
    // The message is older than everything that is stored, so it cannot be delivered by hand either.
    if (first !== undefined && others.length === 0) return removeDeliveries(queryable, [first]);
    for (const one of failed) await moveToDeadLetters(queryable, [one], nowMs);
  }
}

async function move(queryable: Queryable, failed: readonly FailedDelivery[], nowMs: number): Promise<void> {
  await queryable.query(MOVE, [
    failed.map(({ accountId }) => accountId),
    failed.map(({ msgKey }) => msgKey),
    failed.map(({ leasedUntilMs }) => leasedUntilMs),
    failed.map(({ attempts }) => attempts),
    failed.map(({ reason }) => reason.slice(0, LONGEST_REASON)),
    nowMs,
  ]);
}

/** The newest messages first, of one account or of all. */
export async function listDeadLetters(
  queryable: Queryable,
  accountId: string | undefined,
  limit: number,
  beforeKey?: string,
): Promise<readonly DeadLetter[]> {
  const { rows } = await queryable.query<DeadLetter>(
    `SELECT account_id AS "accountId", msg_key AS "msgKey", failed_ms AS "failedMs", attempts, reason
     FROM dead_letters WHERE ($1::text IS NULL OR account_id = $1) AND ($3::text IS NULL OR msg_key < $3)
     ORDER BY msg_key DESC LIMIT $2`,
    [accountId ?? null, limit, beforeKey ?? null],
  );
  return rows;
}

/** The reason of one that was posted goes along: it tells that the receiver may have the report. */
const REDELIVER = `
  WITH back AS (
    DELETE FROM dead_letters WHERE account_id = $1 AND msg_key IN (
      SELECT msg_key FROM dead_letters
      WHERE account_id = $1 AND failed_ms <= $2 AND ($3::text IS NULL OR msg_key = $3)
      ORDER BY msg_key LIMIT $4
    )
    RETURNING account_id, msg_key, CASE WHEN attempts > 0 THEN reason END AS reason
  ),
  timed AS MATERIALIZED (SELECT account_id, msg_key, reason, now() AS created_at FROM back),
  put AS (
    INSERT INTO webhook_deliveries (account_id, msg_key, due_ms, attempts, reason, created_at)
    SELECT account_id, msg_key, $2, 0, reason, created_at FROM timed ${IN_CELL} ON CONFLICT (account_id, msg_key) DO NOTHING
  )
  SELECT count(*) AS count FROM back`;

/** Delivers one dead letter or all of them again, at once and with a full number of tries. Returns how many. */
export async function redeliverDeadLetters(
  queryable: Queryable,
  accountId: string,
  msgKey: string | undefined,
  nowMs: number,
): Promise<number> {
  for (let total = 0; ; ) {
    // Only what was dead when this began: a delivery that fails again meanwhile is not put back a second time.
    const values = [accountId, nowMs, msgKey ?? null, REDELIVERED_AT_ONCE];
    const { rows } = await queryable.query<{ count: number }>(REDELIVER, values);
    const count = rows[0]?.count ?? 0;
    total += count;
    if (count < REDELIVERED_AT_ONCE) return total;
  }
}

/** How many there are; it stops counting at `most`. */
export async function countDeadLetters(queryable: Queryable, most: number): Promise<number> {
  const { rows } = await queryable.query<{ count: number }>(
    "SELECT count(*) AS count FROM (SELECT FROM dead_letters LIMIT $1) AS d",
    [most],
  );
  return rows[0]?.count ?? 0;
}
