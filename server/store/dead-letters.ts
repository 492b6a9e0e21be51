import type { Queryable } from "./database.ts";
import { failureOf } from "./failure.ts";
import { type ClaimedDelivery, removeDeliveries } from "./webhook-deliveries.ts";

/** A webhook that was given up. */
export interface DeadLetter {
  readonly msgKey: string;
  readonly failedMs: number;
  /** How many tries were made. */
  readonly attempts: number;
  readonly reason: string;
}

export interface Burial extends ClaimedDelivery {
  readonly reason: string;
}

const LONGEST_REASON = 200;
/** Small enough for one statement, whatever the account has. */
const REDELIVERED_AT_ONCE = 5000;

const BURY = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::smallint[], $5::text[])
      AS g (account_id, msg_key, leased_ms, attempts, reason)
  ),
  gone AS (
    DELETE FROM gateway.webhook_deliveries d USING given
    WHERE d.account_id = given.account_id AND d.msg_key = given.msg_key AND d.due_ms = given.leased_ms
    RETURNING given.account_id, given.msg_key, given.attempts, given.reason
  )
  INSERT INTO gateway.dead_letters (account_id, msg_key, failed_ms, attempts, reason)
  SELECT account_id, msg_key, $6, attempts, reason FROM gone
  ON CONFLICT (account_id, msg_key) DO UPDATE
    SET failed_ms = excluded.failed_ms, attempts = excluded.attempts, reason = excluded.reason`;

/** Moves deliveries that are still held under the same lease to the dead letters. */
export async function buryDeliveries(queryable: Queryable, burials: readonly Burial[], nowMs: number): Promise<void> {
  if (burials.length === 0) return;
  try {
    await bury(queryable, burials, nowMs);
  } catch (error) {
    if (failureOf(error) !== "partition") throw error;
    const [first, ...others] = burials;
    // It is older than everything that is kept, so there is nothing left to deliver by hand either.
    if (first !== undefined && others.length === 0) return removeDeliveries(queryable, [first]);
    for (const burial of burials) await buryDeliveries(queryable, [burial], nowMs);
  }
}

async function bury(queryable: Queryable, burials: readonly Burial[], nowMs: number): Promise<void> {
  await queryable.query(BURY, [
    burials.map(({ accountId }) => accountId),
    burials.map(({ msgKey }) => msgKey),
    burials.map(({ leasedUntilMs }) => leasedUntilMs),
    burials.map(({ attempts }) => attempts),
    burials.map(({ reason }) => reason.slice(0, LONGEST_REASON)),
    nowMs,
  ]);
}

/** The newest messages first. */
export async function listDeadLetters(
  queryable: Queryable,
  accountId: string,
  limit: number,
): Promise<readonly DeadLetter[]> {
  const { rows } = await queryable.query<DeadLetter>(
    `SELECT msg_key AS "msgKey", failed_ms AS "failedMs", attempts, reason FROM gateway.dead_letters
     WHERE account_id = $1 ORDER BY msg_key DESC LIMIT $2`,
    [accountId, limit],
  );
  return rows;
}

const REDELIVER = `
  WITH back AS (
    DELETE FROM gateway.dead_letters WHERE account_id = $1 AND msg_key IN (
      SELECT msg_key FROM gateway.dead_letters
      WHERE account_id = $1 AND failed_ms <= $2 AND ($3::text IS NULL OR msg_key = $3)
      ORDER BY msg_key LIMIT $4
    )
    RETURNING account_id, msg_key
  ),
  put AS (
    INSERT INTO gateway.webhook_deliveries (account_id, msg_key, due_ms, attempts)
    SELECT account_id, msg_key, $2, 0 FROM back ON CONFLICT (account_id, msg_key) DO NOTHING
  )
  SELECT count(*) AS count FROM back`;

/** Puts dead letters back, due at once and with all tries before them: the one named, or all. Says how many. */
export async function redeliverDeadLetters(
  queryable: Queryable,
  accountId: string,
  msgKey: string | undefined,
  nowMs: number,
): Promise<number> {
  for (let total = 0; ; ) {
    // Only what was dead when this began: what dies again meanwhile is not put back for ever.
    const values = [accountId, nowMs, msgKey ?? null, REDELIVERED_AT_ONCE];
    const { rows } = await queryable.query<{ count: number }>(REDELIVER, values);
    const count = rows[0]?.count ?? 0;
    total += count;
    if (count < REDELIVERED_AT_ONCE) return total;
  }
}

/** How many there are, as far as it is worth counting. */
export async function countDeadLetters(queryable: Queryable, most: number): Promise<number> {
  const { rows } = await queryable.query<{ count: number }>(
    "SELECT count(*) AS count FROM (SELECT FROM gateway.dead_letters LIMIT $1) AS d",
    [most],
  );
  return rows[0]?.count ?? 0;
}
