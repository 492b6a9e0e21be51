import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { zonedClock } from "../../../server/domain/time.ts";
import { createAccount, findAccount, updateAccount } from "../../../server/store/accounts.ts";
import { updateWatches } from "../../../server/store/failure-watches.ts";
import { addReports } from "../../../server/store/report-slots.ts";
import { makeAlerts } from "../../../server/webhooks/post-alerts.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { linesOf } from "../../rig/live-gateway.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { accepting, closeReceivers, failing, type Receiver, startReceiver } from "../../rig/webhook-receiver.ts";
import { makeStoredAccount } from "../../store/fixtures.ts";
import { newSecret } from "./rig.ts";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const startMs = Date.now();
let receiver: Receiver;

beforeEach(async () => {
  const { pool } = fresh.database;
  await pool.query("DELETE FROM gateway.accounts");
  await pool.query("TRUNCATE gateway.report_slots, gateway.failure_watches");
  receiver = await startReceiver();
  onTestFinished(closeReceivers);
  await createAccount(pool, { ...makeStoredAccount("acme"), alertUrl: receiver.url, webhookSecrets: [newSecret()] });
  await addReports(pool, startMs, [{ accountId: "acme", channel: "sms", code: "23001", reports: 50 }]);
  await updateWatches(fresh.database, { reports: 50, percent: 50 }, startMs);
});

/** Posts what is due so much later. */
function makePoster(allowedNetworks: readonly string[] = ["127.0.0.0/8"]) {
  const lines: string[] = [];
  let nowMs = startMs;
  const alerts = makeAlerts({
    directory: fresh.database.pool,
    accounts: { findStored: (accountId) => findAccount(fresh.database.pool, accountId) },
    ...{ clock: zonedClock("Asia/Seoul"), allowedNetworks, log: linesOf(lines), now: () => nowMs },
  });
  onTestFinished(() => alerts.close());
  const postAt = (seconds: number, stopped = new AbortController().signal): Promise<void> => {
    nowMs = startMs + seconds * 1000;
    return alerts.post(stopped);
  };
  return { postAt, readLines: () => lines.map((line) => JSON.parse(line)) };
}

test("an alert that is not taken is tried again as reports are, with the same id, and then given up", async () => {
  receiver.answer = failing;
  const { postAt, readLines } = makePoster();
  const posted = [];
  for (const seconds of [0, 9, 10, 69, 70, 369, 370, 10_000]) {
    await postAt(seconds);
    posted.push(receiver.received.length);
  }
  expect(posted).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(readLines()).toMatchObject(
    [1, 2, 3, 4].map((attempt) => ({
      ...{ event: "alert_failed", account: "acme", channel: "sms", attempt, isGivenUp: attempt === 4 },
      error: { type: "refused", message: "it answered HTTP 500" },
    })),
  );
});

test("one that is taken is not posted again, whatever the body of the answer is", async () => {
  const { postAt, readLines } = makePoster();
  receiver.answer = (response) => response.writeHead(204).end();
  for (const seconds of [0, 10, 100]) await postAt(seconds);
  expect([receiver.received.length, readLines()]).toEqual([1, []]);
});

describe("accounts that begin to fail in the same round", () => {
  const ids = Array.from({ length: 45 }, (_, index) => `partner-${"x".repeat(80)}-${index}`);
  beforeEach(async () => {
    const { pool } = fresh.database;
    for (const id of ids)
      await createAccount(pool, { ...makeStoredAccount(id), alertUrl: receiver.url, webhookSecrets: [newSecret()] });
    await addReports(
      pool,
      startMs,
      ids.map((accountId) => ({ accountId, channel: "sms", code: "23001", reports: 50 })),
    );
    await updateWatches(fresh.database, { reports: 50, percent: 50 }, startMs);
    receiver.answer = (response) => response.writeHead(204).end();
  });

  test("are all told at once, each with an id of its own", async () => {
    const { postAt } = makePoster();
    await postAt(0);
    const posted = receiver.received.map(({ headers }) => String(headers["webhook-id"]));
    expect([posted.length, new Set(posted).size]).toEqual([46, 46]);
    expect(Math.max(...posted.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  test("do not keep a gateway from stopping", async () => {
    const { postAt } = makePoster();
    await postAt(0, AbortSignal.abort());
    expect(receiver.received).toEqual([]);
  });
});

test("a network that the operator does not allow gets nothing, and neither does an address that was removed", async () => {
  const closed = makePoster([]);
  await closed.postAt(0);
  expect(closed.readLines()).toMatchObject([{ event: "alert_failed", error: { type: "forbidden" } }]);
  receiver.answer = accepting;
  await updateAccount(fresh.database.pool, "acme", { alertUrl: null });
  const { postAt, readLines } = makePoster();
  for (const seconds of [10, 100]) await postAt(seconds);
  expect([receiver.received, readLines()]).toEqual([[], []]);
});

test("the operator sets the address, which makes a secret, and removes it", async () => {
  const admin = (...args: readonly string[]) => runAdminOn(fresh.url, ["account", "set", "--id", "other", ...args]);
  await createAccount(fresh.database.pool, makeStoredAccount("other"));
  const read = async () => {
    const stored = await findAccount(fresh.database.pool, "other");
    return [stored?.alertUrl, stored?.webhookSecrets.length, stored?.account.reportMode];
  };
  expect((await admin("--alert-url", "http://127.0.0.1/alerts")).error).toContain("which is no public address");
  expect(await read()).toEqual([undefined, 0, "polling"]);
  expect((await admin("--alert-url", "https://acme.example/alerts")).out).toContain("https://acme.example/alerts");
  expect(await read()).toEqual(["https://acme.example/alerts", 1, "polling"]);
  await admin("--alert-url", "none");
  expect(await read()).toEqual([undefined, 1, "polling"]);
});
