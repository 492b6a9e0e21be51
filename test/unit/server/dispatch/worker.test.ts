import { expect, test, vi } from "vitest";
import type { WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { sleep } from "../../../../server/store/retry.ts";
import { finish, jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeAccount, makeCarriers, makeHandle, makeMessage, makeMessages, makeStep } from "./fixtures.ts";
import type { MemoryStore } from "./memory-store.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const delivered = { state: "delivered", code: "10000" } as const;
const failed = { state: "failed", code: "23001" } as const;

/** Waits until the worker has looked at an empty outbox: it looks again 100 ms later. */
async function untilIdle(store: MemoryStore): Promise<void> {
  const claim = vi.spyOn(store, "claim");
  await until(() => claim.mock.calls.length === 2);
  await pass(20);
}

test("an accepted message is submitted to its carrier, and its outbox row is deleted", async () => {
  const carrier = new FakeCarrier();
  const { store, metrics, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const message = makeMessage({ ref: "mine" });
  store.accept("acme", [message]);
  start();
  await until(() => store.rows.size === 1 && store.outbox.length === 0);
  const ref = { accountId: "acme", msgKey: message.msgKey, step: 0 };
  const [submission] = carrier.submitted;
  expect(submission).toMatchObject({
    ref,
    reference: getStepName(ref),
    to: message.to,
    channel: "sms",
    sandbox: false,
  });
  expect(submission?.expiresMs).toBe(store.rows.get(getStepName(ref))?.expiresMs);
  await until(() => store.rows.get(getStepName(ref))?.state === "submitted");
  expect(metrics.outcomes).toEqual(["one accepted"]);
});

test("an idle worker looks for new messages ten times a second, and for the backlog of others twice", async () => {
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", new FakeCarrier())]));
  const claim = vi.spyOn(store, "claim");
  const claimBacklog = vi.spyOn(store, "claimBacklog");
  start();
  await untilIdle(store);
  const before = [claim.mock.calls.length, claimBacklog.mock.calls.length];
  await pass(10_000);
  const looks = [claim, claimBacklog].map(({ mock }, index) => mock.calls.length - (before[index] ?? 0));
  expect(looks[0]).toBeGreaterThan(50);
  expect(looks[0]).toBeLessThanOrEqual(100);
  expect(looks[1]).toBeGreaterThan(10);
  expect(looks[1]).toBeLessThanOrEqual(20);
});

test("what a worker that has died left in the backlog is read without a pause", async () => {
  const carrier = new FakeCarrier();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const messages = makeMessages(8000);
  for (const message of messages) store.messages.set(`acme\n${message.msgKey}`, message);
  const steps = messages.map(({ msgKey }) => ({ accountId: "acme", msgKey, step: 0 }));
  const expiresMs = Date.now() + 60_000;
  const rows = Array.from({ length: 80 }, (_, row) => ({
    lane: "one/acme",
    expiresMs,
    steps: steps.slice(100 * row, 100 * (row + 1)),
  }));
  await finish(store.insertIntoBacklog(rows));
  const fromMs = Date.now();
  start();
  await until(() => carrier.submitted.length === 8000);
  // Eight claims, half a second apart, would take 3.5 seconds.
  expect(Date.now() - fromMs).toBeLessThan(2000);
});

test("a step keeps its reference over retries, and gets another one each time that an operator sends it again", async () => {
  const carrier = new FakeCarrier();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const message = makeMessage();
  const { msgKey } = message;
  const ref = { accountId: "acme", msgKey, step: 0 };
  const throttled = { kind: "throttled", retryAfterMs: 100 } as const;
  const record = vi.spyOn(store, "record");
  store.accept("acme", [message]);
  start();
  for (const repeats of [0, 1, 2]) {
    if (repeats > 0) store.requeue(ref);
    carrier.answer = () => (carrier.submitted.length % 2 === 1 ? throttled : { kind: "accepted" });
    await until(() => store.rows.get(getStepName(ref))?.state === "submitted");
  }
  expect(carrier.submitted.map(({ reference }) => reference)).toEqual([
    ...[`${msgKey}.0.acme`, `${msgKey}.0.acme`],
    ...[`${msgKey}.0-1.acme`, `${msgKey}.0-1.acme`],
    ...[`${msgKey}.0-2.acme`, `${msgKey}.0-2.acme`],
  ]);
  expect(record.mock.calls.flatMap(([events]) => events.map(({ repeats }) => repeats))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("messages are submitted in the order of acceptance", async () => {
  const carrier = new FakeCarrier();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const messages = makeMessages(50);
  store.accept("acme", messages);
  start();
  await until(() => carrier.submitted.length === 50);
  expect(carrier.submitted.map(({ ref }) => ref.msgKey)).toEqual(messages.map(({ msgKey }) => msgKey));
});

test("a woken worker does not wait for its next look at the outbox", async () => {
  const carrier = new FakeCarrier();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const worker = start();
  await untilIdle(store);
  store.accept("acme", [makeMessage()]);
  worker.wake();
  await pass(30);
  expect(carrier.submitted).toHaveLength(1);
});

test("a refusal ends the step, and the next step of the flow is submitted", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = ({ channel }) => (channel === "rcs" ? { kind: "refused", ending: failed } : { kind: "accepted" });
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const message = makeMessage({ steps: [makeStep({ channel: "rcs" }), makeStep()] });
  store.accept("acme", [message]);
  start();
  const getName = (step: number) => getStepName({ accountId: "acme", msgKey: message.msgKey, step });
  await until(() => store.rows.get(getName(1))?.state === "submitted");
  expect(store.ended).toEqual([{ name: getName(0), ending: failed }]);
  expect([...store.rows.values()].map(({ last }) => last)).toEqual([false, true]);
  expect(carrier.submitted.map(({ channel }) => channel)).toEqual(["rcs", "sms"]);
});

test("the end of a step that another step follows wakes the worker", async () => {
  const carrier = new FakeCarrier();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const message = makeMessage({ steps: [makeStep({ channel: "rcs" }), makeStep()] });
  store.accept("acme", [message]);
  const worker = start();
  const ref = { accountId: "acme", msgKey: message.msgKey, step: 0 };
  await until(() => store.rows.get(getStepName(ref))?.state === "submitted");
  await untilIdle(store);
  await finish(store.record([{ kind: "ended", ref, ending: failed }]));
  worker.stepsEnded([{ name: getStepName(ref), state: "failed", last: false }]);
  await pass(30);
  expect(carrier.submitted.map(({ channel }) => channel)).toEqual(["rcs", "sms"]);
});

test("a lease is deleted when the last of its steps has ended", async () => {
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", new FakeCarrier())]));
  const messages = makeMessages(2);
  store.accept("acme", messages);
  const worker = start();
  await until(() => store.countRows("submitted") === 2);
  const [first = "", last = ""] = messages.map(({ msgKey }) => getStepName({ accountId: "acme", msgKey, step: 0 }));
  worker.stepsEnded([{ name: first, state: "delivered", last: true }]);
  await pass(1000);
  expect(store.leases.size).toBe(1);
  worker.stepsEnded([{ name: last, state: "delivered", last: true }]);
  await pass(1000);
  expect(store.leases.size).toBe(0);
});

test("a message that no carrier takes ends without a route", async () => {
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", new FakeCarrier())], () => []));
  store.accept("acme", [makeMessage({ steps: [makeStep({ channel: "mms" })] })]);
  start();
  await until(() => store.outbox.length === 0);
  expect(store.ended.map(({ ending }) => ending)).toEqual([{ state: "failed", code: "33015" }]);
  await until(() => store.leases.size === 0);
});

test("a picture message is submitted with its files, and ends when one of them is gone", async () => {
  const carrier = new FakeCarrier();
  const file = { fileKey: "f1", mediaType: "image/jpeg", content: new Uint8Array([1]) };
  const files = { read: async (_: string, fileKey: string) => (fileKey === "f1" ? file : undefined) };
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]), { files });
  const withFiles = (fileKey: readonly string[]) =>
    makeMessage({ steps: [makeStep({ channel: "mms", payload: { text: "Hi", fileKey } })] });
  store.accept("acme", [withFiles(["f1"]), withFiles(["f1", "f2"]), withFiles([])]);
  start();
  await until(() => carrier.submitted.length === 2 && store.ended.length === 1);
  expect(carrier.submitted.map((submission) => submission.files)).toEqual([[file], []]);
  expect(store.ended[0]?.ending).toEqual({ state: "failed", code: "33034" });
});

test("large pictures are submitted in several batches, and a picture of many messages is read once", async () => {
  const carrier = new FakeCarrier();
  const reads: string[] = [];
  const files = {
    read: async (_: string, fileKey: string) => {
      reads.push(fileKey);
      return { fileKey, mediaType: "image/jpeg", content: new Uint8Array(8 * 1_048_576) };
    },
  };
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]), { files });
  const steps = [makeStep({ channel: "mms", payload: { fileKey: ["f1"] } })];
  store.accept("acme", makeMessages(10, { steps }));
  start();
  await until(() => carrier.submitted.length === 10);
  expect(carrier.batches).toEqual([2, 2, 2, 2, 2]);
  expect(reads).toEqual(["f1"]);
});

test("an alimtalk message is submitted with the registered template text", async () => {
  const carrier = new FakeCarrier();
  const template = { code: "T1", text: "Hello #{name}", buttons: [] };
  const accounts: WorkerOptions["accounts"] = {
    find: async (id) => makeAccount(id),
    findRegistry: async () => ({ alimtalkTemplates: new Map([["T1", template]]), brandmessageTemplates: new Map() }),
  };
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]), { accounts });
  const withTemplate = (templateCode: string) =>
    makeMessage({ steps: [makeStep({ channel: "alimtalk", payload: { templateCode } })] });
  store.accept("acme", [withTemplate("T1"), withTemplate("T2")]);
  start();
  await until(() => carrier.submitted.length === 2);
  expect(carrier.submitted.map(({ templateText }) => templateText)).toEqual(["Hello #{name}", undefined]);
});

test("steps that expire in their lane are never submitted", async () => {
  const carrier = new FakeCarrier();
  carrier.up = false;
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  store.accept("acme", makeMessages(3, { steps: [makeStep({ validityS: 30 })] }));
  const worker = start();
  await until(() => worker.countWaiting().get("one") === 3);
  jumpAhead(31_000);
  await until(() => store.ended.length === 3);
  expect(store.ended.map(({ ending }) => ending.code)).toEqual(["22000", "22000", "22000"]);
  carrier.up = true;
  await until(() => store.outbox.length === 0);
  expect(carrier.submitted).toEqual([]);
});

test("a step that expired before a worker claimed it is never submitted", async () => {
  const carrier = new FakeCarrier();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  store.accept("acme", [makeMessage({}, Date.now() - 86_400_000)]);
  start();
  await until(() => store.ended.length === 1);
  expect(store.ended[0]?.ending).toEqual({ state: "expired", code: "22000" });
  expect(carrier.submitted).toEqual([]);
});

test("an outbox row is deleted when its messages have ended already or do not exist", async () => {
  const carrier = new FakeCarrier();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const [ended, missing] = [makeMessage(), makeMessage()];
  store.accept("acme", [ended, missing]);
  store.messages.delete(`acme\n${missing.msgKey}`);
  // The worker that had the batch before has died.
  await finish(store.registerWorker("dead"));
  await finish(store.claim("dead", 1));
  store.declareWorkersDead();
  const name = getStepName({ accountId: "acme", msgKey: ended.msgKey, step: 0 });
  const row = { carrier: "one", sentMs: 1, expiresMs: 2, last: true, carrierIds: [], repeats: 0, ending: delivered };
  store.rows.set(name, { ...row, state: "delivered" });
  start();
  await until(() => store.outbox.length === 0);
  expect(carrier.submitted).toEqual([]);
});

test("a step that the carrier had no room for keeps its lease when its batch ends after it was begun again", async () => {
  const carrier = new FakeCarrier();
  const slow = makeMessage({ to: "01000000001" });
  const again = makeMessage({ steps: [makeStep({ validityS: 60 })] });
  carrier.answer = async ({ to }) => {
    if (to === slow.to) await sleep(10_000);
    return carrier.submitted.length > 2 || to === slow.to ? { kind: "accepted" } : { kind: "throttled" };
  };
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const rowOf = ({ msgKey }: { readonly msgKey: string }) =>
    store.rows.get(getStepName({ accountId: "acme", msgKey, step: 0 }));
  store.accept("acme", [slow, again]);
  start();
  await until(() => rowOf(again)?.state === "submitted");
  expect(rowOf(slow)?.state).not.toBe("submitted");
  await until(() => rowOf(slow)?.state === "submitted");
  jumpAhead(60_000);
  await until(() => rowOf(again)?.state === "expired");
});
