import { type Entry, firstKeyOf } from "./accept-request.ts";
import { binaryArray, binaryNumbers, INT2, JSON_TEXT, TEXT } from "./binary-array.ts";
import { DAY_MS, dayOf } from "./day.ts";
import { givenRows } from "./given-rows.ts";

/** How long a key and its answer are kept. */
export const KEY_LIFETIME_MS = DAY_MS;

/**
 * Twice this must be longer than the longest statement with its commit (30 s, unless the disk or a standby hangs) together with
 * the difference between the clocks of two gateways.
 */
export const MIDNIGHT_MARGIN_MS = 120_000;

/**
 * The days for which a request claims its key: its own, and near midnight the day on the other side too.
 *
 * Keys are divided by day, and a database can keep a key unique only within a day. A request therefore claims its key for the
 * day and looks for a claim of the day before. That is enough when the earlier claim is committed. It is not enough for two
 * gateways at the same moment: one writes at 23:59:59 and claims the old day, the other writes at 00:00:01, cannot see what is
 * not committed yet, and claims the new day. Both would accept.
 *
 * So every request claims all days that lie within the margin of the time at which it is written. Two statements that run at
 * the same moment were made less than two margins apart. Then there is a time that lies within the margin of both, both
 * claim the day of that time, and the second waits in the primary key for the first.
 */
export function claimedDays(nowMs: number): readonly number[] {
  const first = dayOf(nowMs - MIDNIGHT_MARGIN_MS);
  const last = dayOf(nowMs + MIDNIGHT_MARGIN_MS);
  return first === last ? [first] : [first, last];
}

const given = givenRows(
  {
    account_id: "text",
    operation: "text",
    key: "text",
    day: "int",
    msg_key: "text",
    body_hash: "text",
    status: "smallint",
    answer: "json",
  },
  5,
);
const NOW_MS = "$13::bigint";
const TODAY = "$14::int";
const DAYS = "$15::int";

/**
 * `won` are the requests that got their key for all of the days that they claim. A key that another transaction is just
 * claiming is waited for; rows come in one order everywhere (day, then key), so nobody waits in a circle. Who got one day and
 * lost the other leaves a row that is no answer, because its message is not stored.
 * The day after is looked at as well, for a claim made by a clock that is ahead. Claims near are counted, one key at a time:
 * PostgreSQL makes a join of NOT EXISTS, which reads all keys of a day and changes the order of the rows.
 */
export const CLAIMS = `
  claim AS (
    INSERT INTO gateway.idempotency_keys AS held
      (account_id, operation, key, day, msg_key, body_hash, status, answer, claimed_ms)
    SELECT given.*, ${NOW_MS} FROM (${given}) AS given
    WHERE 0 = (
      SELECT count(*) FROM gateway.idempotency_keys AS near
      WHERE near.account_id = given.account_id AND near.operation = given.operation AND near.key = given.key
        AND near.day IN (${TODAY} - 1, ${TODAY} + 1) AND near.claimed_ms > ${NOW_MS} - ${KEY_LIFETIME_MS})
    ON CONFLICT (account_id, operation, key, day) DO UPDATE SET
      claimed_ms = excluded.claimed_ms, msg_key = excluded.msg_key, body_hash = excluded.body_hash,
      status = excluded.status, answer = excluded.answer
    WHERE held.claimed_ms <= excluded.claimed_ms - ${KEY_LIFETIME_MS}
    RETURNING msg_key
  ),
  won AS (SELECT msg_key FROM claim GROUP BY msg_key HAVING count(*) = ${DAYS})`;

/** The requests that did not get their key. */
export const LOST_CLAIMS = "SELECT unnest($9::text[]) AS msg_key EXCEPT SELECT msg_key FROM won";

/** From $5 on. */
export function claimValues(entries: readonly Entry[], nowMs: number): unknown[] {
  const keyed = entries.filter(({ idempotency }) => idempotency !== undefined).sort(byKey);
  const days = claimedDays(nowMs);
  const rows = days.flatMap(() => keyed);
  const texts = (read: (entry: Entry) => string) => binaryArray(TEXT, rows.map(read));
  return [
    texts(({ accountId }) => accountId),
    texts(({ operation }) => operation),
    texts(keyOf),
    days.flatMap((day) => keyed.map(() => day)),
    texts(firstKeyOf),
    texts(({ idempotency }) => idempotency?.bodyHash ?? ""),
    binaryNumbers(
      INT2,
      rows.map(({ status }) => status),
    ),
    binaryArray(
      JSON_TEXT,
      rows.map(({ answer }) => JSON.stringify(answer) ?? "null"),
    ),
    nowMs,
    dayOf(nowMs),
    days.length,
  ];
}

const keyOf = ({ idempotency }: Entry): string => idempotency?.key ?? "";

/** Any order will do that every gateway shares; most keys differ, so they come first. */
function byKey(one: Entry, other: Entry): number {
  return (
    compared(keyOf(one), keyOf(other)) ||
    compared(one.accountId, other.accountId) ||
    compared(one.operation, other.operation)
  );
}

const compared = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
