import { Webhook } from "standardwebhooks";
import { expect, test, vi } from "vitest";
import { updateAccount } from "../../../server/store/accounts.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { accepting, failing, startReceiver } from "../../rig/webhook-receiver.ts";
import { deliveriesOf, givenReports, givenWebhookAccount, newSecret, webhooksOn } from "./rig.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const patience = { timeout: 10_000 };

const verified = (secret: string, received: { body: string; headers: object } | undefined): unknown =>
  new Webhook(secret).verify(received?.body ?? "", { ...received?.headers } as Record<string, string>);

test("a report is posted once, signed, in the contract's shape, and is then done with", async () => {
  const { pool } = fresh.database;
  const nowMs = Date.now();
  const secret = newSecret();
  const receiver = await startReceiver();
  const account = await givenWebhookAccount(pool, { url: receiver.url, secrets: [secret] });
  const [msgKey = ""] = await givenReports(pool, account, 1, nowMs);
  webhooksOn(fresh.database);
  await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([]), patience);
  expect(receiver.received).toHaveLength(1);
  const [received] = receiver.received;
  expect(verified(secret, received)).toMatchObject({
    msgKey,
    serviceType: "INTERNATIONAL",
    msgType: "IM",
    reportType: "0",
    reportCode: "10000",
    carrier: "10001",
    ref: "order-7",
    sendTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+09:00$/),
    reportTime: expect.stringMatching(/\.\d{3}\+09:00$/),
  });
  expect(JSON.parse(received?.body ?? "")).not.toHaveProperty("resCnt");
  expect(received?.headers).toMatchObject({ "content-type": "application/json", "webhook-id": `msg_${msgKey}` });
});

test("the number of parts goes to accounts that ask for it", async () => {
  const { pool } = fresh.database;
  const receiver = await startReceiver();
  const account = await givenWebhookAccount(pool, { url: receiver.url, change: { splitCount: true } });
  await givenReports(pool, account, 1, Date.now());
  webhooksOn(fresh.database);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
  expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({ resCnt: "2" });
});

test("during a rotation both secrets fit; afterwards only the new one", async () => {
  const { pool } = fresh.database;
  const [before, after] = [newSecret(), newSecret()];
  const receiver = await startReceiver();
  const account = await givenWebhookAccount(pool, { url: receiver.url, secrets: [after, before] });
  await givenReports(pool, account, 1, Date.now());
  const webhooks = webhooksOn(fresh.database);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
  const [first] = receiver.received;
  for (const secret of [before, after]) expect(verified(secret, first)).toMatchObject({ reportType: "0" });
  await updateAccount(pool, account, { webhookSecrets: [after] });
  await givenReports(pool, account, 1, Date.now());
  webhooks.wake();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), patience);
  const [, second] = receiver.received;
  expect(verified(after, second)).toMatchObject({ reportType: "0" });
  expect(() => verified(before, second)).toThrow("No matching signature");
});

test("every try has the same webhook-id, and a time and a signature of its own", async () => {
  const { pool } = fresh.database;
  let nowMs = Date.now();
  const secret = newSecret();
  const receiver = await startReceiver(failing);
  const account = await givenWebhookAccount(pool, { url: receiver.url, secrets: [secret] });
  await givenReports(pool, account, 1, nowMs);
  const webhooks = webhooksOn(fresh.database, { now: () => nowMs });
  await vi.waitFor(async () => expect((await deliveriesOf(pool, account))[0]?.dueMs).toBe(nowMs + 10_000), patience);
  nowMs += 10_000;
  receiver.answer = accepting;
  webhooks.wake();
  await vi.waitFor(async () => expect(await deliveriesOf(pool, account)).toEqual([]), patience);
  const [first, second] = receiver.received;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(second?.body).toBe(first?.body);
  expect(Number(second?.headers["webhook-timestamp"]) - Number(first?.headers["webhook-timestamp"])).toBe(10);
  for (const received of [first, second]) expect(verified(secret, received)).toBeDefined();
});

test("a report that another process put there is found without being told", async () => {
  const { pool } = fresh.database;
  const receiver = await startReceiver();
  const account = await givenWebhookAccount(pool, { url: receiver.url });
  webhooksOn(fresh.database);
  await givenReports(fresh.replica().pool, account, 1, Date.now());
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
});

test("a stop lets what is under way end, and writes what became of it", async () => {
  const { pool } = fresh.database;
  let answer: (() => void) | undefined;
  const receiver = await startReceiver((response, received) => {
    answer = () => accepting(response, received);
  });
  const account = await givenWebhookAccount(pool, { url: receiver.url });
  await givenReports(pool, account, 1, Date.now());
  const webhooks = webhooksOn(fresh.database);
  await vi.waitFor(() => expect(answer).toBeDefined(), patience);
  const stopped = webhooks.stop();
  answer?.();
  await stopped;
  expect(await deliveriesOf(pool, account)).toEqual([]);
});
