import { expect, test, vi } from "vitest";
import { findAccount } from "../../../server/store/accounts.ts";
import type { Database } from "../../../server/store/database.ts";
import { listDeadLetters, moveToDeadLetters } from "../../../server/store/dead-letters.ts";
import { claimDeliveries, postponeDeliveries } from "../../../server/store/webhook-deliveries.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { accepting, failing, silent, startReceiver } from "../../rig/webhook-receiver.ts";
import { deliveriesOf, givenReports, givenWebhookAccount, webhooksOn } from "./rig.ts";

const startMs = Date.now();
const fresh = useFreshDatabase({ nowMs: startMs });
const patience = { timeout: 20_000 };

const claimAll = (database: Database, nowMs: number) =>
  claimDeliveries(database.pool, {
    afterAccount: "",
    limit: 1000,
    perAccount: 1000,
    rooms: [],
    nowMs,
    leaseMs: 30_000,
  });

test("what a worker had when it died comes back after half a minute, and not before", async () => {
  const { pool } = fresh.database;
  let nowMs = startMs;
  const receiver = await startReceiver();
  const account = await givenWebhookAccount(pool, { url: receiver.url });
  const [msgKey] = await givenReports(pool, account, 1, nowMs);
  // The first worker gets no answer, and is heard of no more.
  receiver.answer = silent;
  const startedMs = nowMs;
  webhooksOn(fresh.replica(), { now: () => startedMs, timeoutMs: 600_000 });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
  receiver.answer = accepting;
  const webhooks = webhooksOn(fresh.database, { now: () => nowMs });
  nowMs += 29_999;
  webhooks.wake();
  await givenReports(pool, account, 1, nowMs);
  webhooks.wake();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
  expect(receiver.received[1]?.msgKey).not.toBe(msgKey);
  nowMs += 1;
  webhooks.wake();
  await vi.waitFor(() => expect(receiver.received[2]?.msgKey).toBe(msgKey), patience);
  await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([]), patience);
});

test("several workers share the work: nothing is sent twice", async () => {
  const { pool } = fresh.database;
  const receiver = await startReceiver();
  const keys: string[] = [];
  for (let count = 0; count < 5; count++) {
    const account = await givenWebhookAccount(pool, { url: receiver.url });
    keys.push(...(await givenReports(pool, account, 100, startMs)));
  }
  // On a machine that is too busy to answer in time, another worker would rightly send it again.
  const patient = { timeoutMs: 600_000, timings: { webhookLeaseMs: 600_000 } };
  for (const database of [fresh.database, fresh.replica(), fresh.replica()]) webhooksOn(database, patient);
  await vi.waitFor(async () => {
    const { rows } = await pool.query("SELECT count(*) AS count FROM webhook_deliveries");
    expect(rows).toEqual([{ count: 0 }]);
  }, patience);
  expect(receiver.received.map(({ msgKey }) => msgKey).toSorted()).toEqual(keys.toSorted());
});

test("a worker that was away for too long settles nothing that another has taken over", async () => {
  const { pool } = fresh.database;
  const account = await givenWebhookAccount(pool, { url: "http://127.0.0.1:1/" });
  await givenReports(pool, account, 1, startMs);
  const held = await claimAll(fresh.database, startMs);
  const taken = await claimAll(fresh.replica(), startMs + 30_000);
  expect(taken).toMatchObject([{ attempts: 2, leasedUntilMs: startMs + 60_000 }]);
  await postponeDeliveries(
    pool,
    held.map((delivery) => ({ ...delivery, dueMs: startMs + 10_000 })),
  );
  await moveToDeadLetters(
    pool,
    held.map((delivery) => ({ ...delivery, reason: "late" })),
    startMs,
  );
  expect(await deliveriesOf(pool, account)).toMatchObject([{ dueMs: startMs + 60_000, attempts: 2 }]);
  expect(await listDeadLetters(pool, account, 10)).toEqual([]);
  await pool.query("TRUNCATE webhook_deliveries");
});

test("an answer that could not be written is written the next time, and not asked for again", async () => {
  const { pool } = fresh.database;
  const receiver = await startReceiver();
  const account = await givenWebhookAccount(pool, { url: receiver.url });
  await givenReports(pool, account, 3, startMs);
  let failed = 0;
  const query: Database["pool"]["query"] = (text, values) => {
    const isFirst = /^DELETE/.test(String(text)) && failed++ === 0;
    return isFirst ? Promise.reject(new Error("gone")) : pool.query(text, values);
  };
  const database: Database = { ...fresh.database, pool: { query, connect: () => pool.connect() } };
  webhooksOn(database);
  await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([]), patience);
  expect(failed).toBeGreaterThan(1);
  expect(receiver.received).toHaveLength(3);
});

test.each([
  ["reports", /FROM steps/],
  ["accounts", /FROM gateway\.accounts/],
])("%s that cannot be read take no room from those that come after them", async (_what, statement) => {
  const { pool } = fresh.database;
  const receiver = await startReceiver();
  const account = await givenWebhookAccount(pool, { url: receiver.url });
  // As many as may be under way for all accounts.
  const limits = { fewest: 4, most: 4, total: 4 };
  const lost = await givenReports(pool, account, 4, startMs);
  let nowMs = startMs;
  let failed = 0;
  const query: Database["pool"]["query"] = (text, values) => {
    const isRead = statement.test(typeof text === "string" ? text : text.text);
    return isRead && failed++ === 0 ? Promise.reject(new Error("gone")) : pool.query(text, values);
  };
  const database: Database = { ...fresh.database, pool: { query, connect: () => pool.connect() } };
  const webhooks = webhooksOn(database, { now: () => nowMs, concurrency: limits });
  await vi.waitFor(() => expect(failed).toBe(1), patience);
  const later = await givenReports(pool, account, 4, startMs);
  webhooks.wake();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(4), patience);
  expect(receiver.received.map(({ msgKey }) => msgKey).toSorted()).toEqual(later.toSorted());
  // Nothing was posted, so no try is used up.
  const waiting = lost.toSorted().map((msgKey) => ({ msgKey, dueMs: startMs + 5000, attempts: 0 }));
  await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual(waiting), patience);
  nowMs += 5000;
  webhooks.wake();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(8), patience);
  expect(
    receiver.received
      .slice(4)
      .map(({ msgKey }) => msgKey)
      .toSorted(),
  ).toEqual(lost.toSorted());
});

test("an account that changes its cell uses up no tries, and a report is given up after four real posts", async () => {
  const { pool } = fresh.database;
  const receiver = await startReceiver(failing);
  const account = await givenWebhookAccount(pool, { url: receiver.url });
  const [msgKey = ""] = await givenReports(pool, account, 1, startMs);
  let nowMs = startMs;
  let isMoving = true;
  const findStored = async (accountId: string) => {
    const stored = await findAccount(pool, accountId);
    return stored && { ...stored, refusedUntilMs: isMoving ? Date.now() + 60_000 : undefined };
  };
  const webhooks = webhooksOn(fresh.database, { now: () => nowMs, accounts: { findStored } });
  // How long it waits, with how many tries so far, and whether the account moves when that is over.
  const waits: readonly [number, number, boolean][] = [
    ...[1, 2, 3, 4].map((): [number, number, boolean] => [5000, 0, true]),
    [5000, 0, false],
    [10_000, 1, false],
    [60_000, 2, true],
    [5000, 2, false],
    [300_000, 3, true],
    [5000, 3, false],
  ];
  for (const [waitMs, attempts, movesThen] of waits) {
    const waiting = { msgKey, dueMs: nowMs + waitMs, attempts };
    await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([waiting]), patience);
    isMoving = movesThen;
    nowMs += waitMs;
    webhooks.wake();
  }
  await vi.waitFor(
    async () => expect(await listDeadLetters(pool, account, 10)).toMatchObject([{ msgKey, attempts: 4 }]),
    patience,
  );
  expect(receiver.received).toHaveLength(4);
});

test("one that cannot be made holds up no other, and is given up like one that cannot be sent", async () => {
  const { pool } = fresh.database;
  const receiver = await startReceiver();
  const account = await givenWebhookAccount(pool, { url: receiver.url });
  const [bad = "", good] = await givenReports(pool, account, 2, startMs);
  // No date is as far away as this.
  await pool.query("UPDATE steps SET reported_ms = 9e15 WHERE account_id = $1 AND msg_key = $2", [account, bad]);
  webhooksOn(fresh.database, { now: () => startMs });
  const waiting = { msgKey: bad, dueMs: startMs + 10_000, attempts: 1 };
  await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([waiting]), patience);
  expect(receiver.received.map(({ msgKey }) => msgKey)).toEqual([good]);
});
