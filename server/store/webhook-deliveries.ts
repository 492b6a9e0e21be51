import type { MessageRef } from "../domain/delivery.ts";
import type { Queryable } from "./database.ts";
import { getKeyColumns } from "./step-batch.ts";

/** A report that one worker delivers to a webhook, until `leasedUntilMs`. */
export interface ClaimedDelivery extends MessageRef {
  /** This try included, so that a crash during a try does not add one. */
  readonly attempts: number;
  readonly leasedUntilMs: number;
}

export interface Claim {
  /** Accounts after this one are looked at; "" begins with the first. */
  readonly afterAccount: string;
  readonly limit: number;
  /** How many deliveries an account gets at most … */
  readonly perAccount: number;
  /** … except for these accounts. */
  readonly rooms: readonly { readonly accountId: string; readonly room: number }[];
  readonly nowMs: number;
  readonly leaseMs: number;
}

/**
 * Finds each account that has anything by one index lookup, and then claims at most so many rows of it: an account with a million
 * waiting rows costs as much as one with ten. The rows' time is moved ahead, so that they come due again if the worker dies.
 */
const CLAIM = `
  WITH RECURSIVE waiting AS (
    (SELECT account_id FROM webhook_deliveries WHERE account_id > $1 ORDER BY account_id LIMIT 1)
    UNION ALL
    SELECT next.account_id FROM waiting CROSS JOIN LATERAL (
      SELECT d.account_id FROM webhook_deliveries d
      WHERE d.account_id > waiting.account_id ORDER BY d.account_id LIMIT 1
    ) AS next
  ),
  due AS (
    SELECT first.account_id, first.msg_key FROM waiting CROSS JOIN LATERAL (
      SELECT d.account_id, d.msg_key FROM webhook_deliveries d
      WHERE d.account_id = waiting.account_id AND d.due_ms <= $2
      ORDER BY d.due_ms
      LIMIT coalesce((SELECT r.room FROM unnest($3::text[], $4::integer[]) AS r (account_id, room)
                      WHERE r.account_id = waiting.account_id), $5)
      FOR UPDATE SKIP LOCKED
    ) AS first
    LIMIT $6
  )
  UPDATE webhook_deliveries d SET due_ms = $7, attempts = d.attempts + 1
  FROM due WHERE d.account_id = due.account_id AND d.msg_key = due.msg_key
  RETURNING d.account_id AS "accountId", d.msg_key AS "msgKey", d.attempts, d.due_ms AS "leasedUntilMs"`;

/** Claims deliveries that are due, in the order of accounts. */
export async function claimDeliveries(queryable: Queryable, claim: Claim): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await queryable.query<ClaimedDelivery>(CLAIM, [
    claim.afterAccount,
    claim.nowMs,
    claim.rooms.map(({ accountId }) => accountId),
    claim.rooms.map(({ room }) => room),
    claim.perAccount,
    claim.limit,
    claim.nowMs + claim.leaseMs,
  ]);
  return rows;
}

/** Removes deliveries that the receiver has, also if another worker has claimed them by now. */
export async function removeDeliveries(queryable: Queryable, refs: readonly MessageRef[]): Promise<void> {
  if (refs.length === 0) return;
  await queryable.query(
    `DELETE FROM webhook_deliveries d USING unnest($1::text[], $2::text[]) AS r (account_id, msg_key)
     WHERE d.account_id = r.account_id AND d.msg_key = r.msg_key`,
    getKeyColumns(refs),
  );
}

/**
 * Changes only rows that are still under the same lease: a row that another worker has taken over is left to that worker. `attempts` are
 * the tries that count from then on.
 */
export async function postponeDeliveries(
  queryable: Queryable,
  postponed: readonly (ClaimedDelivery & { readonly dueMs: number; readonly reason?: string | undefined })[],
): Promise<void> {
  if (postponed.length === 0) return;
  await queryable.query(
    `UPDATE webhook_deliveries d SET due_ms = p.due_ms, attempts = p.attempts, reason = coalesce(p.reason, d.reason)
     FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::smallint[], $6::text[])
       AS p (account_id, msg_key, leased_ms, due_ms, attempts, reason)
     WHERE d.account_id = p.account_id AND d.msg_key = p.msg_key AND d.due_ms = p.leased_ms`,
    [
      ...getKeyColumns(postponed),
      postponed.map(({ leasedUntilMs }) => leasedUntilMs),
      postponed.map(({ dueMs }) => dueMs),
      postponed.map(({ attempts }) => attempts),
      postponed.map(({ reason }) => reason),
    ],
  );
}

/** How many there are, and how long the oldest of them waits. It looks at no more than `most`. */
export async function measureDeliveries(
  queryable: Queryable,
  most: number,
): Promise<{ readonly count: number; readonly oldestMs: number }> {
  const { rows } = await queryable.query<{ readonly count: number; readonly oldestMs: number }>(
    `SELECT count(*) AS count,
       greatest(coalesce(extract(epoch FROM clock_timestamp() - min(created_at)) * 1000, 0), 0)::bigint AS "oldestMs"
     FROM (SELECT created_at FROM webhook_deliveries LIMIT $1) AS d`,
    [most],
  );
  return rows[0] ?? { count: 0, oldestMs: 0 };
}
