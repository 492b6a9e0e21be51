import { type Entry, firstKeyOf } from "./accept-request.ts";
import { putArrival } from "./arrivals.ts";
import { type ArrayWriter, binaryArray, TEXT } from "./binary-array.ts";
import { givenRows } from "./given-rows.ts";
import { CLAIMS, claimValues, LOST_CLAIMS } from "./idempotency-claims.ts";
import type { StepBatch } from "./step-batch.ts";

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

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
  text: `WITH ${CLAIMS}, message AS (${claimedMessages}), arrival AS (${claimedArrival}) ${LOST_CLAIMS}`,
};

/** Where the arrays of a batch are written: batch after batch, and none of them is garbage afterwards. */
export interface BatchArrays {
  readonly accounts: ArrayWriter;
  readonly keys: ArrayWriter;
  readonly contents: ArrayWriter;
}

/**
 * One statement for everything that a batch writes; it returns the requests that did not get their key. Its values are there
 * until the next one is made with the same arrays.
 */
export function acceptStatement(entries: readonly Entry[], arrays: BatchArrays, nowMs: number): Statement {
  const messages = messageValues(entries, arrays);
  const isKeyed = entries.some(({ idempotency }) => idempotency !== undefined);
  if (!isKeyed) return { ...PLAIN, values: [...messages, JSON.stringify(batchOf(entries))] };
  return { ...KEYED, values: [...messages, claimOfEachMessage(entries), ...claimValues(entries, nowMs)] };
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
  const contents: string[] = [];
  for (const { accountId, msgKeys, contents: own } of entries) {
    for (const key of msgKeys) {
      accounts.push(accountId);
      keys.push(key);
    }
    contents.push(...own);
  }
  return [arrays.accounts.write(TEXT, accounts), arrays.keys.write(TEXT, keys), arrays.contents.write(TEXT, contents)];
}

const claimOfEachMessage = (entries: readonly Entry[]): Buffer =>
  binaryArray(
    TEXT,
    entries.flatMap((entry) => entry.msgKeys.map(() => (entry.idempotency ? firstKeyOf(entry) : null))),
  );
