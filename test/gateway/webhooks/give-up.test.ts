import { describe, expect, test, vi } from "vitest";
import { openForCommands } from "../../../server/operators/command-line/command-process.ts";
import * as deadLetters from "../../../server/operators/dead-letters.ts";
import { updateAccount } from "../../../server/store/accounts.ts";
import type { Database } from "../../../server/store/database.ts";
import { listDeadLetters, redeliverDeadLetters } from "../../../server/store/dead-letters.ts";
import { measureDeliveries } from "../../../server/store/webhook-deliveries.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { linesOf } from "../../rig/live-gateway.ts";
import { failing, type Receiver, silent, startReceiver } from "../../rig/webhook-receiver.ts";
import { deliveriesOf, givenReports, givenWebhookAccount, makeDue, webhooksOn } from "./rig.ts";

const commandsOn = (database: Database, nowMs: () => number) =>
  openForCommands({
    database,
    nowMs,
    openCell: () => database,
    settings: { webhookAllowedNetworks: [], migrate: "auto", cells: 1, databaseBackend: "postgres", stepValidityS: 60 },
  });

const startMs = Date.now();
const fresh = useFreshDatabase({ nowMs: startMs });
const patience = { timeout: 10_000 };

test("tries are made 10, 60 and 300 seconds after each failure; then the report is a dead letter", async () => {
  const { pool } = fresh.database;
  let nowMs = startMs;
  const receiver = await startReceiver(failing);
  const account = await givenWebhookAccount(pool, { url: receiver.url });
  const [msgKey = ""] = await givenReports(pool, account, 1, nowMs);
  const other = await startReceiver();
  const neighbour = await givenWebhookAccount(pool, { url: other.url });
  const lines: string[] = [];
  const webhooks = webhooksOn(fresh.database, { now: () => nowMs, log: linesOf(lines) });
  for (const [index, delayMs] of [10_000, 60_000, 300_000].entries()) {
    const waiting = { msgKey, dueMs: nowMs + delayMs, attempts: index + 1 };
    await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([waiting]), patience);
    const { rows } = await pool.query("SELECT reason FROM webhook_deliveries WHERE account_id = $1", [account]);
    expect(rows).toEqual([{ reason: "it answered HTTP 500" }]);
    // A millisecond before its time others are served, and it is left alone.
    nowMs += delayMs - 1;
    await givenReports(pool, neighbour, 1, nowMs);
    webhooks.wake();
    await vi.waitFor(() => expect(other.received).toHaveLength(index + 1), patience);
    expect(await deliveriesOf(pool, account)).toEqual([waiting]);
    expect(receiver.received).toHaveLength(index + 1);
    nowMs += 1;
    webhooks.wake();
  }
  await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([]), patience);
  expect(receiver.received).toHaveLength(4);
  expect(await listDeadLetters(pool, account, 10)).toEqual([
    { accountId: account, msgKey, failedMs: nowMs, attempts: 4, reason: "it answered HTTP 500" },
  ]);
  const { text } = await webhooks.metrics.page();
  expect(text).toContain(`gateway_webhook_attempts_total{account="${account}",outcome="refused"} 4`);
  expect(text).toContain(`gateway_webhook_attempts_total{account="${neighbour}",outcome="delivered"} 3`);
  expect(text).toContain(`gateway_webhook_given_up_total{account="${account}"} 1`);
  // The series is there before the first report is given up, or Prometheus would not see that it grew.
  expect(text).toContain(`gateway_webhook_given_up_total{account="${neighbour}"} 0`);
  const error = { type: "refused", message: "it answered HTTP 500" };
  expect(lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "webhook_failed")).toMatchObject(
    [1, 2, 3, 4].map((attempt) => ({ account, msgKey, attempt, error })),
  );
});

describe("what is no success", () => {
  const html: Receiver["answer"] = (response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<html>Thank you</html>");
  };
  const otherKey: Receiver["answer"] = (response) => {
    response.writeHead(200).end(JSON.stringify({ msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE" }));
  };
  const redirect: Receiver["answer"] = (response, { msgKey }) => {
    response.writeHead(302, { location: "/reports" }).end(JSON.stringify({ msgKey }));
  };
  const long: Receiver["answer"] = (response, { msgKey }) => {
    response.writeHead(200).end(JSON.stringify({ msgKey, more: "x".repeat(100_000) }));
  };
  const cutOff: Receiver["answer"] = (response) => {
    response.writeHead(200).write("{");
    response.destroy();
  };
  test.each([
    ["a page", html, "wrong-answer", "the answer is not JSON with a msgKey"],
    ["an empty answer", (response) => response.writeHead(204).end(), "wrong-answer", "not JSON with a msgKey"],
    ["another msgKey", otherKey, "wrong-answer", "the answer names another msgKey"],
    ["a redirect, even with the msgKey", redirect, "refused", "it answered HTTP 302"],
    ["an error", failing, "refused", "it answered HTTP 500"],
    ["an answer that is too long", long, "wrong-answer", "the answer is too long"],
    ["an answer that is cut off", cutOff, "unreachable", "it cannot be reached (ECONNRESET)"],
    ["silence", silent, "time-out", "no answer in time"],
  ] satisfies [string, Receiver["answer"], string, string][])("%s", async (_name, answer, outcome, reason) => {
    const { pool } = fresh.database;
    const receiver = await startReceiver(answer);
    const account = await givenWebhookAccount(pool, { url: receiver.url });
    await givenReports(pool, account, 1, startMs);
    // Its last try.
    await pool.query("UPDATE webhook_deliveries SET attempts = 3 WHERE account_id = $1", [account]);
    const { metrics } = webhooksOn(fresh.database, { timeoutMs: 1000, now: () => startMs });
    await vi.waitFor(async () => expect(await listDeadLetters(pool, account, 10)).toHaveLength(1), patience);
    expect(await listDeadLetters(pool, account, 10)).toMatchObject([
      { attempts: 4, reason: expect.stringContaining(reason) },
    ]);
    expect(receiver.received).toHaveLength(1);
    expect((await metrics.page()).text).toContain(
      `gateway_webhook_attempts_total{account="${account}",outcome="${outcome}"} 1`,
    );
  });

  test("a receiver that is not there", async () => {
    const { pool } = fresh.database;
    const account = await givenWebhookAccount(pool, { url: "http://127.0.0.1:1/" });
    await givenReports(pool, account, 1, startMs);
    webhooksOn(fresh.database, { now: () => startMs });
    await vi.waitFor(
      async () => expect(await deliveriesOf(pool, account)).toMatchObject([{ dueMs: startMs + 10_000 }]),
      patience,
    );
  });

  test("a private address that nobody allowed: not one byte goes there", async () => {
    const { pool } = fresh.database;
    const receiver = await startReceiver();
    const named = receiver.url.replace("127.0.0.1", "internal.example");
    const accounts = [
      await givenWebhookAccount(pool, { url: receiver.url }),
      await givenWebhookAccount(pool, { url: named }),
    ];
    for (const account of accounts) await givenReports(pool, account, 1, startMs);
    await pool.query("UPDATE webhook_deliveries SET attempts = 3 WHERE account_id = ANY($1)", [accounts]);
    const { metrics } = webhooksOn(fresh.database, {
      allowedNetworks: [],
      resolve: async () => [{ address: "127.0.0.1", family: 4 }],
      now: () => startMs,
    });
    for (const account of accounts)
      await vi.waitFor(
        async () =>
          expect(await listDeadLetters(pool, account, 10)).toMatchObject([
            { reason: "127.0.0.1 is no public address" },
          ]),
        patience,
      );
    expect(receiver.received).toEqual([]);
    for (const account of accounts)
      expect((await metrics.page()).text).toContain(
        `gateway_webhook_attempts_total{account="${account}",outcome="forbidden"} 1`,
      );
  });
});

describe("what can go missing is a dead letter at once, and no try", () => {
  test.each([
    ["an account that polls now", { change: { reportMode: "polling" } }, "the account gets its reports by polling now"],
    ["an account without a URL", { url: undefined }, "the account has no webhook URL"],
    ["an account without a secret", { secrets: [] }, "nothing is sent unsigned"],
  ] as const)("%s", async (_name, change, reason) => {
    const { pool } = fresh.database;
    const receiver = await startReceiver();
    const account = await givenWebhookAccount(pool, { url: receiver.url, ...change });
    await givenReports(pool, account, 2, startMs);
    webhooksOn(fresh.database, { now: () => startMs });
    await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([]), patience);
    const letter = { failedMs: startMs, attempts: 0, reason: expect.stringContaining(reason) };
    expect(await listDeadLetters(pool, account, 10)).toMatchObject([letter, letter]);
    expect(receiver.received).toEqual([]);
  });

  test("an account that is gone, and a report that is", async () => {
    const { pool } = fresh.database;
    await givenReports(pool, "nobody", 1, startMs);
    const receiver = await startReceiver();
    const account = await givenWebhookAccount(pool, { url: receiver.url });
    const msgKeys = await givenReports(pool, account, 1, startMs);
    await pool.query("DELETE FROM steps WHERE msg_key = ANY($1)", [msgKeys]);
    webhooksOn(fresh.database, { now: () => startMs });
    for (const [id, reason] of [
      ["nobody", "there is no such account"],
      [account, "the report is gone"],
    ] as const)
      await vi.waitFor(async () => expect(await listDeadLetters(pool, id, 10)).toMatchObject([{ reason }]), patience);
  });

  test("a message older than anything that is kept is forgotten, and holds up no other", async () => {
    const { pool } = fresh.database;
    const receiver = await startReceiver();
    const account = await givenWebhookAccount(pool, { url: receiver.url, change: { reportMode: "polling" } });
    await makeDue(pool, account, ["0000000000AAAAAAAAAAAAAAAA"], startMs);
    const [msgKey] = await givenReports(pool, account, 1, startMs);
    webhooksOn(fresh.database, { now: () => startMs });
    await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([]), patience);
    expect(await listDeadLetters(pool, account, 10)).toMatchObject([{ msgKey }]);
  });
});

describe("redelivery", () => {
  test("puts back one or all, with every try before them", async () => {
    const { pool } = fresh.database;
    const receiver = await startReceiver();
    const account = await givenWebhookAccount(pool, { url: receiver.url, change: { reportMode: "polling" } });
    const msgKeys = (await givenReports(pool, account, 3, startMs)).toSorted();
    const webhooks = webhooksOn(fresh.database, { now: () => startMs });
    await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([]), patience);
    await webhooks.stop();
    await updateAccount(pool, account, { reportMode: "webhook" });

    const { perform } = commandsOn(fresh.database, () => startMs);
    const redeliver = async (...msgKeys: string[]) =>
      (await perform(deadLetters.redeliver, { account, msgKeys: msgKeys.length === 0 ? undefined : msgKeys }))
        .redelivered;
    const { letters } = await perform(deadLetters.listDeadLetters, { account, limit: 2 });
    expect(letters.map(({ msgKey }) => msgKey)).toEqual(msgKeys.toReversed().slice(0, 2));
    expect(await redeliver(msgKeys[1] ?? "")).toBe(1);
    expect(await deliveriesOf(pool, account)).toEqual([{ msgKey: msgKeys[1], dueMs: startMs, attempts: 0 }]);
    expect(await redeliver("01JCQK5T7W8Y2N4B6D0R3M9XZE")).toBe(0);
    expect(await redeliver()).toBe(2);
    const left = await perform(deadLetters.listDeadLetters, { account, limit: 10 });
    expect(left).toEqual({ letters: [], nextCursor: null, silentCells: [] });

    webhooksOn(fresh.database, { now: () => startMs });
    await vi.waitFor(() => expect(receiver.received.map(({ msgKey }) => msgKey).toSorted()).toEqual(msgKeys), patience);
  });

  test("what dies again is told by its newest death", async () => {
    const { pool } = fresh.database;
    let nowMs = startMs;
    const account = await givenWebhookAccount(pool, { url: undefined });
    const [msgKey] = await givenReports(pool, account, 1, nowMs);
    const webhooks = webhooksOn(fresh.database, { now: () => nowMs });
    const diedAt = (failedMs: number) =>
      vi.waitFor(
        async () => expect(await listDeadLetters(pool, account, 10)).toMatchObject([{ msgKey, failedMs }]),
        patience,
      );
    await diedAt(startMs);
    nowMs += 1000;
    await redeliverDeadLetters(pool, account, msgKey, nowMs);
    webhooks.wake();
    await diedAt(startMs + 1000);
  });
});

test("how many reports wait for webhooks, and for how long, can be watched", async () => {
  const { pool } = fresh.database;
  const account = await givenWebhookAccount(pool, { url: "http://127.0.0.1:9/reports" });
  await pool.query("TRUNCATE webhook_deliveries");
  expect(await measureDeliveries(pool, 1000)).toEqual({ count: 0, oldestMs: 0 });
  await givenReports(pool, account, 2, startMs + 3_600_000);
  await pool.query(
    "UPDATE webhook_deliveries SET created_at = now() - interval '1 h' WHERE msg_key = (SELECT min(msg_key) FROM webhook_deliveries)",
  );
  const { count, oldestMs } = await measureDeliveries(pool, 1000);
  expect(count).toBe(2);
  expect(oldestMs).toBeGreaterThanOrEqual(3_600_000);
  expect((await measureDeliveries(pool, 1)).count).toBe(1);
});
