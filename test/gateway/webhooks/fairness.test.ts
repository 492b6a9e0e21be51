import { beforeEach, expect, test, vi } from "vitest";
import { claimDeliveries } from "../../../server/store/webhook-deliveries.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { failing, silent, startReceiver } from "../../rig/webhook-receiver.ts";
import { deliveriesOf, givenReports, givenWebhookAccount, webhooksOn } from "./rig.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const patience = { timeout: 20_000 };
beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE webhook_deliveries");
});

test("a receiver that never answers holds up nobody else", async () => {
  const { pool } = fresh.database;
  const hung = await startReceiver(silent);
  const quick = await startReceiver();
  const slow = await givenWebhookAccount(pool, { url: hung.url });
  const other = await givenWebhookAccount(pool, { url: quick.url });
  await givenReports(pool, slow, 100, nowMs);
  const msgKeys = await givenReports(pool, other, 100, nowMs);
  // Those who hang do so for longer than the test lasts: their share never comes back.
  webhooksOn(fresh.database, { timeoutMs: 600_000, concurrency: { fewest: 4, most: 8, total: 12 } });
  await vi.waitFor(() => expect(quick.received).toHaveLength(100), patience);
  expect(quick.received.map(({ msgKey }) => msgKey).toSorted()).toEqual(msgKeys.toSorted());
  expect(hung.received).toHaveLength(4);
  expect(await deliveriesOf(pool, slow)).toHaveLength(100);
});

test("an account with a great many waits no longer for it, nor do the others", async () => {
  const { pool } = fresh.database;
  const receiver = await startReceiver();
  const big = await givenWebhookAccount(pool, { url: receiver.url });
  const small = await givenWebhookAccount(pool, { url: receiver.url });
  await givenReports(pool, big, 400, nowMs);
  const [last = ""] = await givenReports(pool, small, 1, nowMs);
  webhooksOn(fresh.database, { concurrency: { fewest: 4, most: 8, total: 8 } });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(401), patience);
  expect(receiver.received.findIndex(({ msgKey }) => msgKey === last)).toBeLessThan(20);
});

test("where there is not room for all accounts at once, each has its turn", async () => {
  const { pool } = fresh.database;
  const receiver = await startReceiver(failing);
  const owners = new Map<string, string>();
  for (let count = 0; count < 12; count++) {
    const account = await givenWebhookAccount(pool, { url: receiver.url });
    for (const msgKey of await givenReports(pool, account, 8, nowMs)) owners.set(msgKey, account);
  }
  // Room for two accounts; what failed is not due again.
  webhooksOn(fresh.database, { concurrency: { fewest: 2, most: 2, total: 4 }, now: () => nowMs });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(96), patience);
  // A round claims 24 at most, and of four accounts all may still be on their way. One account after the other, it would be four or five of them.
  const first = receiver.received.slice(0, 32).map(({ msgKey }) => owners.get(msgKey));
  expect(new Set(first).size).toBeGreaterThanOrEqual(8);
});

test("a claim takes so many of each account, in the order of their times, and begins after the one it is told", async () => {
  const { pool } = fresh.database;
  await pool.query(
    `INSERT INTO webhook_deliveries
     SELECT account, account || '-' || number, 100 - number, 0
     FROM unnest('{a,b,c,d}'::text[]) AS a (account), generate_series(1, 5) AS n (number)`,
  );
  const claim = { afterAccount: "a", limit: 5, perAccount: 2, rooms: [], nowMs: 98, leaseMs: 1000 };
  const first = await claimDeliveries(pool, { ...claim, rooms: [{ accountId: "b", room: 1 }] });
  expect(first.map(({ msgKey }) => msgKey).toSorted()).toEqual(["b-5", "c-4", "c-5", "d-4", "d-5"]);
  expect(first[0]).toMatchObject({ attempts: 1, leasedUntilMs: 1098 });
  const second = await claimDeliveries(pool, { ...claim, rooms: [{ accountId: "c", room: 0 }] });
  // Of each account one is not due yet.
  expect(second.map(({ msgKey }) => msgKey).toSorted()).toEqual(["b-3", "b-4", "d-2", "d-3"]);
});
