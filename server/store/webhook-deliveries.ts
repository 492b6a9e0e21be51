import { binaryArray, TEXT } from "./binary-array.ts";
import type { Queryable } from "./database.ts";

export interface DeliveryRef {
  readonly accountId: string;
  readonly msgKey: string;
}

/** A report on its way to a webhook, held by one worker until `leasedUntilMs`. */
export interface ClaimedDelivery extends DeliveryRef {
  /** This try included: one that is cut short by a crash must not earn a free one. */
  readonly attempts: number;
  readonly leasedUntilMs: number;
}

export interface Claim {
  /** Accounts up to and including this one have had their turn; "" begins at the first. */
  readonly afterAccount: string;
  readonly limit: number;
  /** How many an account gets at most … */
  readonly perAccount: number;
  /** … unless it is named here. */
  readonly rooms: readonly { readonly accountId: string; readonly room: number }[];
  readonly nowMs: number;
  readonly leaseMs: number;
}

/**
 * One step along the index for each account that has anything, and then at most so many rows of it: an account with a
 * million waiting costs as much as one with ten. The rows' time is moved ahead, so that they come back by themselves
 * should the worker die.
 */
const CLAIM = `
  WITH RECURSIVE waiting AS (
    (SELECT account_id FROM gateway.webhook_deliveries WHERE account_id > $1 ORDER BY account_id LIMIT 1)
    UNION ALL
    SELECT next.account_id FROM waiting CROSS JOIN LATERAL (
      SELECT d.account_id FROM gateway.webhook_deliveries d
      WHERE d.account_id > waiting.account_id ORDER BY d.account_id LIMIT 1
    ) AS next
  ),
  due AS (
    SELECT first.account_id, first.msg_key FROM waiting CROSS JOIN LATERAL (
      SELECT d.account_id, d.msg_key FROM gateway.webhook_deliveries d
      WHERE d.account_id = waiting.account_id AND d.due_ms <= $2
      ORDER BY d.due_ms
      LIMIT coalesce((SELECT r.room FROM unnest($3::text[], $4::integer[]) AS r (account_id, room)
                      WHERE r.account_id = waiting.account_id), $5)
      FOR UPDATE SKIP LOCKED
    ) AS first
    LIMIT $6
  )
  UPDATE gateway.webhook_deliveries d SET due_ms = $7, attempts = d.attempts + 1
  FROM due WHERE d.account_id = due.account_id AND d.msg_key = due.msg_key
  RETURNING d.account_id AS "accountId", d.msg_key AS "msgKey", d.attempts, d.due_ms AS "leasedUntilMs"`;

/**
 * Takes what is due, in the order of accounts. The statements of this file have no name: the table is empty one minute
 * and long the next, and a plan that was kept from the one is wrong for the other.
 */
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

/** Whoever holds them now: the receiver has them. */
export async function removeDeliveries(queryable: Queryable, refs: readonly DeliveryRef[]): Promise<void> {
  if (refs.length === 0) return;
  await queryable.query(
    `DELETE FROM gateway.webhook_deliveries d USING unnest($1::text[], $2::text[]) AS r (account_id, msg_key)
     WHERE d.account_id = r.account_id AND d.msg_key = r.msg_key`,
    keysOf(refs),
  );
}

/** Of those that are still held under the same lease: a row that another worker took over is its own to settle. */
export async function postponeDeliveries(
  queryable: Queryable,
  postponed: readonly (ClaimedDelivery & { readonly dueMs: number })[],
): Promise<void> {
  if (postponed.length === 0) return;
  await queryable.query(
    `UPDATE gateway.webhook_deliveries d SET due_ms = p.due_ms
     FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) AS p (account_id, msg_key, leased_ms, due_ms)
     WHERE d.account_id = p.account_id AND d.msg_key = p.msg_key AND d.due_ms = p.leased_ms`,
    [...keysOf(postponed), postponed.map(({ leasedUntilMs }) => leasedUntilMs), postponed.map(({ dueMs }) => dueMs)],
  );
}

/** How many there are, as far as it is worth counting. */
export async function countDeliveries(queryable: Queryable, most: number): Promise<number> {
  const { rows } = await queryable.query<{ count: number }>(
    "SELECT count(*) AS count FROM (SELECT FROM gateway.webhook_deliveries LIMIT $1) AS d",
    [most],
  );
  return rows[0]?.count ?? 0;
}

const keysOf = (refs: readonly DeliveryRef[]): [Buffer, Buffer] => [
  binaryArray(
    TEXT,
    refs.map(({ accountId }) => accountId),
  ),
  binaryArray(
    TEXT,
    refs.map(({ msgKey }) => msgKey),
  ),
];
