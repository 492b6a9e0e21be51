import { beforeAll, describe, expect, test } from "vitest";
import { createAccount } from "../../server/store/accounts.ts";
import { moveToDeadLetters, redeliverDeadLetters } from "../../server/store/dead-letters.ts";
import { requeueMessage } from "../../server/store/requeue-message.ts";
import { claimDeliveries } from "../../server/store/webhook-deliveries.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeStoredAccount } from "./fixtures.ts";
import { insertMessages } from "./step-fixtures.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const context = {
  by: "kim",
  mode: "polling",
  splitCount: true,
  nowMs: nowMs + 5000,
  stepValidityS: 600,
  isConfirmed: true,
} as const;
beforeAll(() => createAccount(fresh.database.pool, makeStoredAccount("acme")));

/** Messages of one step that failed with everything that a carrier can have said of it, whose reports wait in one row. */
async function insertFailed(count: number): Promise<readonly string[]> {
  const { pool } = fresh.database;
  const msgKeys = (await insertMessages(pool, nowMs, count)).map(({ msgKey }) => msgKey);
  await pool.query(
    `INSERT INTO steps (account_id, msg_key, step, state, carrier, sent_ms, expires_ms, last, detail, carrier_ids, parts,
       delivered_parts, reported_ms, code, network, user_type, late_ms, late_code, late_network, late_user_type, carrier_reason)
     SELECT 'acme', msg_key, 0, 'failed', 'smsc', $2, $2::bigint + 60000, true, '{"serviceType": "INTERNATIONAL", "msgType": "IM"}',
       '["1", "2"]', 2, 1, $2::bigint + 1000, '23001', '10001', 'F', $2::bigint + 2000, '10000', '10002', 'N', 'UNDELIV err:011'
     FROM unnest($1::text[]) AS k (msg_key)`,
    [msgKeys, nowMs],
  );
  const [first, ...more] = msgKeys;
  await pool.query(
    "INSERT INTO pending_reports (account_id, reported_ms, first_key, more_keys) VALUES ('acme', $1, $2, $3)",
    [nowMs + 1000, first, more.length === 0 ? null : more],
  );
  await pool.query("INSERT INTO undelivered_messages SELECT 'acme', unnest($1::text[]), 'failed', '23001'", [msgKeys]);
  return msgKeys;
}

const listWaiting = async (): Promise<readonly string[]> => {
  const { rows } = await fresh.database.pool.query<{ keys: string[] }>(
    "DELETE FROM pending_reports RETURNING first_key || coalesce(more_keys, '{}') AS keys",
  );
  return rows.flatMap(({ keys }) => keys).toSorted();
};

test("a step that is sent again knows nothing of its first end: neither parts, codes nor late news", async () => {
  const { pool } = fresh.database;
  const [msgKey = ""] = await insertFailed(1);
  expect(await requeueMessage(fresh.database, { accountId: "acme", msgKey }, context)).toMatchObject({ done: true });
  const { rows } = await pool.query<Record<string, unknown>>("SELECT * FROM steps WHERE msg_key = $1", [msgKey]);
  const { tries, ...row } = rows[0] ?? {};
  const kept = {
    account_id: "acme",
    msg_key: msgKey,
    step: 0,
    state: "queued",
    carrier: "smsc",
    sent_ms: nowMs,
    last: true,
    repeats: 1,
  };
  const cleared = Object.keys(row).filter((column) => !(column in { ...kept, detail: 0, expires_ms: 0 }));
  expect(cleared.length).toBeGreaterThan(10);
  expect(row).toEqual({
    ...kept,
    ...{ detail: { serviceType: "INTERNATIONAL", msgType: "IM" }, expires_ms: context.nowMs + 60_000 },
    ...Object.fromEntries(cleared.map((column) => [column, null])),
    delivered_parts: 0,
  });
  expect(tries).toEqual([
    {
      ...{ number: 1, carrier: "smsc", sentMs: nowMs, endMs: context.nowMs, reason: "UNDELIV err:011" },
      ...{ requeuedBy: "kim", endState: "failed", code: "23001", reportedMs: String(nowMs + 1000) },
      unanswered: null,
    },
  ]);
  expect((await pool.query("SELECT FROM undelivered_messages WHERE msg_key = $1", [msgKey])).rowCount).toBe(0);
  expect(await listWaiting()).toEqual([]);
});

test.each([
  ["unknown", "NULL", "true"],
  ["expired", "NULL", "true"],
  ["expired", "'[]'", null],
  ["expired", `'["1"]'`, null],
  ["failed", "NULL", null],
])(
  "of a step that was %s with the ids %s it is kept whether its submit was answered",
  async (state, ids, unanswered) => {
    const { pool } = fresh.database;
    const [msgKey = ""] = await insertFailed(1);
    await pool.query(`UPDATE steps SET state = $2, carrier_ids = ${ids} WHERE msg_key = $1`, [msgKey, state]);
    await requeueMessage(fresh.database, { accountId: "acme", msgKey }, context);
    const { rows } = await pool.query("SELECT tries -> -1 ->> 'unanswered' AS kept FROM steps WHERE msg_key = $1", [
      msgKey,
    ]);
    expect(rows).toEqual([{ kept: unanswered }]);
  },
);

describe("a message whose report goes to a webhook", () => {
  async function insertPushed(): Promise<string> {
    const { pool } = fresh.database;
    const [msgKey = ""] = await insertFailed(1);
    await pool.query("DELETE FROM pending_reports");
    await pool.query(
      "INSERT INTO webhook_deliveries (account_id, msg_key, due_ms, attempts) VALUES ('acme', $1, $2, 0)",
      [msgKey, nowMs],
    );
    return msgKey;
  }
  const countDeliveries = async (msgKey: string) =>
    (await fresh.database.pool.query("SELECT FROM webhook_deliveries WHERE msg_key = $1", [msgKey])).rowCount;
  const requeue = (msgKey: string) => requeueMessage(fresh.database, { accountId: "acme", msgKey }, context);

  test("has it withdrawn before the first try", async () => {
    const msgKey = await insertPushed();
    expect(await requeue(msgKey)).toMatchObject({ done: true });
    expect(await countDeliveries(msgKey)).toBe(0);
  });

  const claim = { afterAccount: "", limit: 10, perAccount: 10, rooms: [], leaseMs: 30_000 };

  /** A worker claims the delivery and gives it up, after it has posted the report or without that, and an operator puts it back. */
  async function giveUpAndPutBack(msgKey: string, atMs: number, isPosted: boolean): Promise<void> {
    const { pool } = fresh.database;
    const claimed = await claimDeliveries(pool, { ...claim, nowMs: atMs });
    const given = (attempts: number) =>
      isPosted
        ? { attempts, reason: "no answer in time" }
        : { attempts: attempts - 1, reason: "it gets reports by polling" };
    const failed = claimed.map((delivery) => ({ ...delivery, ...given(delivery.attempts) }));
    await moveToDeadLetters(pool, failed, atMs);
    expect(await redeliverDeadLetters(pool, "acme", msgKey, atMs + 2000)).toBe(1);
  }

  test.each([
    { posted: [true], done: false },
    { posted: [true, false], done: false },
    { posted: [true, false, false], done: false },
    { posted: [false], done: true },
    { posted: [false, true], done: false },
  ])(
    "may go out again only if the report was never posted before it was given up and put back: $posted",
    async ({ posted, done }) => {
      const msgKey = await insertPushed();
      for (const [index, isPosted] of posted.entries())
        await giveUpAndPutBack(msgKey, nowMs + 60_000 * index, isPosted);
      expect(await requeue(msgKey)).toMatchObject({ done });
      expect(await countDeliveries(msgKey)).toBe(done ? 0 : 1);
    },
  );
});

describe.each([1, 2, 4])("of %i messages whose reports wait together", (count) => {
  test.each(Array.from({ length: count }, (_, index) => index))(
    "the report of number %i is withdrawn alone",
    async (index) => {
      const msgKeys = await insertFailed(count);
      const msgKey = msgKeys[index] ?? "";
      expect(await requeueMessage(fresh.database, { accountId: "acme", msgKey }, context)).toMatchObject({
        done: true,
      });
      expect(await listWaiting()).toEqual(msgKeys.filter((key) => key !== msgKey).toSorted());
    },
  );
});
