import { DAY_MS } from "../domain/time.ts";
import type { AcceptOutcome, PendingRequest } from "./accept-request.ts";
import type { Queryable } from "./database.ts";
import { toDay } from "./day.ts";
import { unnestRows } from "./unnest-rows.ts";

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
export function getClaimedDays(nowMs: number): readonly number[] {
  const first = toDay(nowMs - MIDNIGHT_MARGIN_MS);
  const last = toDay(nowMs + MIDNIGHT_MARGIN_MS);
  return first === last ? [first] : [first, last];
}

/** The first message's key names a request: no other request has it. */
export const getFirstKey = ({ msgKeys }: Pick<PendingRequest, "msgKeys">): string => msgKeys[0] ?? "";

const claims = unnestRows(
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
 * `won` are the requests that got their key for every day that they claim. A key that another transaction is claiming at this moment
 * is waited for. All gateways insert rows in one order (day, then key), so there is no deadlock. A request that got one day and
 * lost the other leaves a row that is no answer, because its message is not stored.
 * The day after is looked at as well, for a claim made by a clock that is ahead. Claims of other days are counted one key at a time:
 * PostgreSQL turns NOT EXISTS into a join, which reads all keys of a day and changes the order of the rows.
 */
export const CLAIM_KEYS = `
  claim AS (
    INSERT INTO idempotency_keys AS stored
      (account_id, operation, key, day, msg_key, body_hash, status, answer, claimed_ms)
    SELECT input.*, ${NOW_MS} FROM (${claims}) AS input
    WHERE 0 = (
      SELECT count(*) FROM idempotency_keys AS near
      WHERE near.account_id = input.account_id AND near.operation = input.operation AND near.key = input.key
        AND near.day IN (${TODAY} - 1, ${TODAY} + 1) AND near.claimed_ms > ${NOW_MS} - ${KEY_LIFETIME_MS})
    ON CONFLICT (account_id, operation, key, day) DO UPDATE SET
      claimed_ms = excluded.claimed_ms, msg_key = excluded.msg_key, body_hash = excluded.body_hash,
      status = excluded.status, answer = excluded.answer
    WHERE stored.claimed_ms <= excluded.claimed_ms - ${KEY_LIFETIME_MS}
    RETURNING msg_key
  ),
  won AS (SELECT msg_key FROM claim GROUP BY msg_key HAVING count(*) = ${DAYS})`;

/** The requests that did not get their key. */
export const LOST_CLAIMS = "SELECT unnest($9::text[]) AS msg_key EXCEPT SELECT msg_key FROM won";

/** The values of CLAIM_KEYS, from $5 on. */
export function getClaimValues(requests: readonly PendingRequest[], nowMs: number): unknown[] {
  const keyed = requests.filter(({ idempotency }) => idempotency !== undefined).sort(compareKeys);
  const days = getClaimedDays(nowMs);
  const rows = days.flatMap(() => keyed);
  return [
    rows.map(({ accountId }) => accountId),
    rows.map(({ operation }) => operation),
    rows.map(getKey),
    days.flatMap((day) => keyed.map(() => day)),
    rows.map(getFirstKey),
    rows.map(({ idempotency }) => idempotency?.bodyHash ?? ""),
    rows.map(({ status }) => status),
    rows.map(({ answer }) => JSON.stringify(answer) ?? "null"),
    nowMs,
    toDay(nowMs),
    days.length,
  ];
}

const getKey = ({ idempotency }: PendingRequest): string => idempotency?.key ?? "";

/** Any order is fine if all gateways use the same. */
function compareKeys(one: PendingRequest, other: PendingRequest): number {
  return (
    compare(getKey(one), getKey(other)) ||
    compare(one.accountId, other.accountId) ||
    compare(one.operation, other.operation)
  );
}

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** A request whose key was used before. */
export interface RepeatedRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: string;
}

interface AnswerRow {
  readonly number: number;
  readonly body_hash: string;
  readonly status: number;
  readonly answer: unknown;
}

/**
 * A claim counts when its message is stored: one without belongs to a request that lost the other day of its claim.
 * The day after is looked at as well, for a claim made by a clock that is ahead.
 */
const FIND_ANSWERS = `
  SELECT input.number, stored.body_hash, stored.status, stored.answer
  FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS input (account_id, operation, key, number)
  JOIN idempotency_keys stored
    ON stored.account_id = input.account_id AND stored.operation = input.operation AND stored.key = input.key
    AND stored.day IN ($4::int - 1, $4::int, $4::int + 1) AND stored.claimed_ms > $5::bigint - ${KEY_LIFETIME_MS}
  JOIN messages message ON message.account_id = stored.account_id AND message.msg_key = stored.msg_key`;

/** For each request the answer stored under its key, undefined where there is none. */
export async function findAnswers(
  queryable: Queryable,
  requests: readonly RepeatedRequest[],
  nowMs: number,
): Promise<readonly (AcceptOutcome | undefined)[]> {
  const { rows } = await queryable.query<AnswerRow>({
    text: FIND_ANSWERS,
    values: [
      requests.map(({ accountId }) => accountId),
      requests.map(({ operation }) => operation),
      requests.map(({ key }) => key),
      toDay(nowMs),
      nowMs,
    ],
  });
  const outcomes = new Array<AcceptOutcome | undefined>(requests.length).fill(undefined);
  for (const { number, body_hash, status, answer } of rows) {
    const isSameBody = requests[number - 1]?.bodyHash === body_hash;
    outcomes[number - 1] = isSameBody ? { kind: "replayed", status, answer } : { kind: "other-body" };
  }
  return outcomes;
}
