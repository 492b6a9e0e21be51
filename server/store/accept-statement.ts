import { type Entry, firstKeyOf } from "./accept-request.ts";
import { putArrival } from "./arrivals.ts";
import { type ArrayWriter, binaryArray, JSON_TEXT, TEXT } from "./binary-array.ts";
import type { Content } from "./content.ts";
import { DAY_MS, dayOf } from "./day.ts";
import { givenRows } from "./given-rows.ts";
import type { StepBatch } from "./step-batch.ts";

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** How long a key and its answer are kept. */
export const KEY_LIFETIME_MS = DAY_MS;

const onlyIfExpired = `
  ON CONFLICT (account_id, operation, key, day) DO UPDATE SET
    claimed_ms = excluded.claimed_ms, msg_key = excluded.msg_key, body_hash = excluded.body_hash,
    status = excluded.status, answer = excluded.answer
  WHERE held.claimed_ms <= excluded.claimed_ms - ${KEY_LIFETIME_MS}`;

const givenClaims = givenRows(
  {
    account_id: "text",
    operation: "text",
    key: "text",
    day: "int",
    claimed_ms: "bigint",
    msg_key: "text",
    body_hash: "text",
    status: "smallint",
    answer: "json",
  },
  5,
);

/**
 * First the day of the request, then, for those who got it, the next day. A key that another transaction is just
 * claiming is waited for; rows come in one order everywhere (day, then key), so nobody waits in a circle.
 * Only who got both days has the key: losing the second one leaves a first row that nobody takes for an answer.
 */
const claims = `
  claim AS (
    INSERT INTO gateway.idempotency_keys AS held
      (account_id, operation, key, day, claimed_ms, msg_key, body_hash, status, answer)
    SELECT * FROM (${givenClaims}) AS given
    ${onlyIfExpired}
    RETURNING account_id, operation, key, day, claimed_ms, msg_key, body_hash
  ),
  won AS (
    INSERT INTO gateway.idempotency_keys AS held
      (account_id, operation, key, day, claimed_ms, msg_key, body_hash)
    SELECT account_id, operation, key, day + 1, claimed_ms, msg_key, body_hash FROM claim
    ${onlyIfExpired}
    RETURNING msg_key
  )`;

const message = { account_id: "text", msg_key: "text", content: "text" };
const plainMessages = `INSERT INTO gateway.messages (account_id, msg_key, content) ${givenRows(message)}`;

const plainArrival = putArrival("VALUES (cardinality($2::text[]), $4)");

/** `claim`: the key that names the claim of a message's request, or null. */
const claimedMessages = `
  INSERT INTO gateway.messages (account_id, msg_key, content)
  SELECT account_id, msg_key, content
  FROM (${givenRows({ ...message, claim: "text" })}) AS given
  WHERE claim IS NULL OR claim IN (SELECT msg_key FROM won)
  RETURNING account_id, msg_key`;

/**
 * Only what this very statement has inserted: a try that is still being committed on a broken connection has an arrival of
 * its own, and a message with two of them would be sent twice.
 */
const claimedArrival = putArrival(`
  SELECT sum(messages), json_agg(json_build_object('accountId', account_id, 'msgKeys', msg_keys))::text
  FROM (SELECT account_id, count(*) AS messages, string_agg(msg_key, ' ') AS msg_keys FROM message GROUP BY account_id) AS own
  HAVING count(*) > 0`);

const PLAIN = {
  name: "accept-plain",
  text: `WITH message AS (${plainMessages}), arrival AS (${plainArrival}) SELECT NULL AS msg_key WHERE false`,
};
const KEYED = {
  name: "accept-keyed",
  text: `WITH ${claims}, message AS (${claimedMessages}), arrival AS (${claimedArrival}) SELECT msg_key FROM won`,
};

/** Where the arrays of a batch are written: batch after batch, and none of them is garbage afterwards. */
export interface BatchArrays {
  readonly accounts: ArrayWriter;
  readonly keys: ArrayWriter;
  readonly contents: ArrayWriter;
}

/**
 * One statement for everything that a batch writes; it returns the claims that were won. Its values are there until the next
 * one is made with the same arrays.
 */
export function acceptStatement(entries: readonly Entry[], arrays: BatchArrays): Statement {
  const keyed = entries.filter(({ idempotency }) => idempotency !== undefined).sort(byKey);
  const messages = messageValues(entries, arrays);
  if (keyed.length === 0) return { ...PLAIN, values: [...messages, JSON.stringify(batchOf(entries))] };
  return { ...KEYED, values: [...messages, claimOfEachMessage(entries), ...claimValues(keyed)] };
}

function batchOf(entries: readonly Entry[]): StepBatch {
  const byAccount = new Map<string, string[]>();
  for (const { accountId, msgKeys } of entries) {
    const keys = byAccount.get(accountId) ?? [];
    byAccount.set(accountId, keys);
    keys.push(...msgKeys);
  }
  return [...byAccount].map(([accountId, msgKeys]) => ({ accountId, msgKeys: msgKeys.join(" ") }));
}

function messageValues(entries: readonly Entry[], arrays: BatchArrays): unknown[] {
  const accounts: string[] = [];
  const keys: string[] = [];
  const contents: Content[] = [];
  for (const { accountId, msgKeys, contents: own } of entries) {
    for (const key of msgKeys) {
      accounts.push(accountId);
      keys.push(key);
    }
    contents.push(...own);
  }
  return [arrays.accounts.write(TEXT, accounts), arrays.keys.write(TEXT, keys), arrays.contents.write(TEXT, contents)];
}

function claimValues(keyed: readonly Entry[]): unknown[] {
  const texts = (read: (entry: Entry) => string) => binaryArray(TEXT, keyed.map(read));
  return [
    texts(({ accountId }) => accountId),
    texts(({ operation }) => operation),
    texts(({ idempotency }) => idempotency?.key ?? ""),
    keyed.map(({ atMs }) => dayOf(atMs)),
    keyed.map(({ atMs }) => atMs),
    texts(firstKeyOf),
    texts(({ idempotency }) => idempotency?.bodyHash ?? ""),
    keyed.map(({ status }) => status),
    binaryArray(
      JSON_TEXT,
      keyed.map(({ answer }) => JSON.stringify(answer) ?? "null"),
    ),
  ];
}

const claimOfEachMessage = (entries: readonly Entry[]): Buffer =>
  binaryArray(
    TEXT,
    entries.flatMap((entry) => entry.msgKeys.map(() => (entry.idempotency ? firstKeyOf(entry) : null))),
  );

/** Any order will do that every gateway shares: by day, then by the claim's primary key in UTF-16 units. */
function byKey(one: Entry, other: Entry): number {
  const of = ({ accountId, operation, idempotency }: Entry) => `${accountId}\n${operation}\n${idempotency?.key}`;
  return dayOf(one.atMs) - dayOf(other.atMs) || (of(one) < of(other) ? -1 : 1);
}
