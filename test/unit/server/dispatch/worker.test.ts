import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { Carriers } from "../../../../server/carriers/carriers.ts";
import type { Worker, WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { nameOfStep } from "../../../../server/domain/delivery.ts";
import {
  Clock,
  carriersOf,
  FakeCarrier,
  Figures,
  givenWorker,
  handleOf,
  messageAt,
  messagesAt,
  stepOf,
  until,
} from "./given.ts";
import { MemoryDelivery } from "./memory-delivery.ts";

const workers: Worker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

function given(carriers: Carriers, change: Partial<WorkerOptions> = {}) {
  const clock = new Clock();
  const delivery = new MemoryDelivery(clock.now);
  const figures = new Figures();
  const start = (delivered = delivery): Worker => {
    const worker = givenWorker(delivered, carriers, { now: clock.now, figures, ...change });
    workers.push(worker);
    return worker;
  };
  return { clock, delivery, figures, start };
}

const delivered = { state: "delivered", code: "10000" } as const;
const failed = { state: "failed", code: "23001" } as const;

test("an accepted message reaches its carrier, and its job is gone", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const message = messageAt(clock.now(), { ref: "mine" });
  delivery.accept("acme", [message]);
  start();
  await until(() => delivery.rows.size === 1 && delivery.jobsIn("dispatch").length === 0);
  const ref = { accountId: "acme", msgKey: message.msgKey, step: 0 };
  const [submission] = carrier.given;
  expect(submission).toMatchObject({ ref, reference: nameOfStep(ref), to: message.to, channel: "sms", sandbox: false });
  expect(submission?.expiresMs).toBe(delivery.rows.get(nameOfStep(ref))?.expiresMs);
  await until(() => delivery.rows.get(nameOfStep(ref))?.state === "submitted");
});

test("a poke is enough: nothing waits for the next look", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const worker = start();
  // So that the loop is surely waiting for its next look.
  await sleep(50);
  delivery.accept("acme", [messageAt(clock.now())]);
  worker.poke();
  // Each answer of this database takes one turn of the event loop.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(carrier.given).toHaveLength(1);
});

test("20,000 steps of one account hold up neither another account nor another carrier", async () => {
  const [slow, other] = [new FakeCarrier(), new FakeCarrier()];
  // Two at a time, each of them a while.
  slow.answer = async () => {
    await sleep(20);
    return { kind: "accepted" };
  };
  const carriers = carriersOf([handleOf("slow", slow, { window: 2, batch: 2 }), handleOf("other", other)], ({ to }) =>
    to.startsWith("010") ? ["slow"] : ["other"],
  );
  const { clock, delivery, figures, start } = given(carriers);
  for (let at = 0; at < 20; at++) delivery.accept("huge", messagesAt(clock.now(), 1000));
  const worker = start();
  await until(() => figures.parkedSteps >= 14_900);
  delivery.accept("small", [messageAt(clock.now())]);
  delivery.accept("huge", [messageAt(clock.now(), { to: "0701234" })]);
  const before = slow.given.length;
  worker.poke();
  await until(() => slow.accounts.includes("small") && other.given.length === 1);
  // A few batches of two, not the thousands that were there before it.
  expect(slow.accounts.indexOf("small") - before).toBeLessThan(100);
});

test("what does not fit is parked and comes back: memory is bounded, and each step is submitted once", async () => {
  const carrier = new FakeCarrier();
  let isClosed = true;
  carrier.answer = async () => {
    while (isClosed) await sleep(5);
    return { kind: "accepted" };
  };
  const bounds = { lane: 300, carrier: 400, least: 10 };
  const { clock, delivery, figures, start } = given(carriersOf([handleOf("one", carrier)]), { bounds });
  for (let at = 0; at < 10; at++) delivery.accept("acme", messagesAt(clock.now(), 500));
  const worker = start();
  await until(() => figures.parkedSteps >= 4500 && delivery.jobsIn("dispatch").every(({ isActive }) => isActive));
  expect(worker.waiting().get("one")).toBeLessThanOrEqual(300);
  expect(delivery.jobsIn("backlog").every(({ lane }) => lane === "one/acme")).toBe(true);
  expect(delivery.watches.size).toBeGreaterThan(0);
  isClosed = false;
  await until(() => carrier.given.length === 5000 && delivery.jobsIn("backlog").length === 0);
  expect(new Set(carrier.given.map(({ reference }) => reference)).size).toBe(5000);
  await until(() => [...delivery.rows.values()].every(({ state }) => state === "submitted"));
  // Nobody has to watch over steps that are parked no more.
  await until(() => [...delivery.watches.keys()].every((watchId) => !watchId.startsWith("parked")));
});

test("behind a lane with parked steps new ones queue up, so that the first do not come last", async () => {
  const carrier = new FakeCarrier();
  let taken = 0;
  carrier.answer = async () => {
    while (carrier.given.length > taken + 2) await sleep(5);
    return { kind: "accepted" };
  };
  const bounds = { lane: 10, carrier: 10, least: 2 };
  const handle = handleOf("one", carrier, { window: 2, batch: 2 });
  const { clock, delivery, figures, start } = given(carriersOf([handle]), { bounds });
  const old = messagesAt(clock.now(), 40);
  delivery.accept("acme", old);
  start();
  await until(() => figures.parkedSteps >= 28);
  const fresh = messagesAt(clock.now(), 5);
  delivery.accept("acme", fresh);
  await until(() => figures.parkedSteps >= 33);
  taken = 1000;
  await until(() => carrier.given.length === 45);
  const order = carrier.given.map(({ ref }) => ref.msgKey);
  const lastOld = Math.max(...old.slice(0, 10).map(({ msgKey }) => order.indexOf(msgKey)));
  expect(Math.min(...fresh.map(({ msgKey }) => order.indexOf(msgKey)))).toBeGreaterThan(lastOld);
});

test("a carrier has no more at a time than its window, in batches of no more than its batch", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = async () => {
    await sleep(2);
    return { kind: "accepted" };
  };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier, { window: 30, batch: 8 })]));
  delivery.accept("acme", messagesAt(clock.now(), 300));
  start();
  await until(() => carrier.given.length === 300);
  expect(carrier.mostAtOnce).toBeLessThanOrEqual(30);
  // Several batches are on their way at once.
  expect(carrier.mostAtOnce).toBeGreaterThan(8);
  expect(Math.max(...carrier.batches)).toBe(8);
});

test("the rate of all processes together bounds what is taken from the lanes", async () => {
  const carrier = new FakeCarrier();
  const asked: unknown[] = [];
  let left = 7;
  const budgets: WorkerOptions["budgets"] = {
    take: (name, kind, allowance, cost = 1) => {
      asked.push([name, kind, allowance.perSecond]);
      const allowed = cost <= left;
      if (allowed) left -= cost;
      return { allowed, limit: 1, remaining: 1, resetS: 0, retryAfterS: 1 };
    },
    giveBack: (_name, _kind, amount = 1) => {
      left += amount;
    },
  };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier, { ratePerSecond: 4 })]), { budgets });
  delivery.accept("acme", messagesAt(clock.now(), 10));
  start();
  await until(() => carrier.given.length === 7);
  await until(() => asked.length > 12);
  expect(carrier.given.length).toBe(7);
  expect(asked[0]).toEqual(["carrier:one", "submit", 4]);
  left = 3;
  await until(() => carrier.given.length === 10);
});

test("a carrier that says not now is left alone for as long as it says, and is tried again", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = () => ({ kind: "throttled", retryAfterMs: 60_000 });
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier, { batch: 5, window: 5 })]));
  delivery.accept("acme", messagesAt(clock.now(), 10));
  start();
  await until(() => carrier.given.length > 0 && delivery.jobsIn("dispatch").length === 6);
  await sleep(300);
  expect(carrier.given.length).toBe(5);
  expect([...delivery.rows.values()].every(({ state }) => state === "queued")).toBe(true);
  carrier.answer = () => ({ kind: "accepted" });
  clock.ahead(60_001);
  await until(() => [...delivery.rows.values()].filter(({ state }) => state === "submitted").length === 10);
  expect(carrier.given.length).toBe(15);
});

test("a carrier that keeps saying not now is asked less and less often", async () => {
  const carrier = new FakeCarrier();
  const times: number[] = [];
  carrier.answer = () => {
    times.push(performance.now());
    return { kind: "throttled" };
  };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier, { batch: 1, window: 1 })]));
  delivery.accept("acme", messagesAt(clock.now(), 1));
  start();
  await until(() => times.length === 4);
  const [first = 0, second = 0, third = 0, fourth = 0] = times;
  // 150, 300 and 600 ms with the chance that is given here.
  expect(second - first).toBeGreaterThan(140);
  expect(third - second).toBeGreaterThan(290);
  expect(fourth - third).toBeGreaterThan(590);
});

test("a refusal ends the step, and the next step of the flow is tried", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = ({ channel }) => (channel === "rcs" ? { kind: "refused", ending: failed } : { kind: "accepted" });
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const steps = [stepOf({ channel: "rcs" }), stepOf()];
  const message = messageAt(clock.now(), { steps });
  delivery.accept("acme", [message]);
  start();
  const nameOf = (step: number) => nameOfStep({ accountId: "acme", msgKey: message.msgKey, step });
  await until(() => delivery.rows.get(nameOf(1))?.state === "submitted");
  expect(delivery.ended).toEqual([{ name: nameOf(0), ending: failed }]);
  expect([...delivery.rows.values()].map(({ last }) => last)).toEqual([false, true]);
  expect(carrier.given.map(({ channel }) => channel)).toEqual(["rcs", "sms"]);
});

test("a message that no carrier takes ends without a route", async () => {
  const { clock, delivery, start } = given(carriersOf([handleOf("one", new FakeCarrier())], () => []));
  delivery.accept("acme", [messageAt(clock.now(), { steps: [stepOf({ channel: "mms" })] })]);
  start();
  await until(() => delivery.jobsIn("dispatch").length === 0);
  expect(delivery.ended.map(({ ending }) => ending)).toEqual([{ state: "failed", code: "33015" }]);
  await until(() => delivery.watches.size === 0);
});

test("a picture message takes its files along, and ends when one is gone", async () => {
  const carrier = new FakeCarrier();
  const file = { fileKey: "f1", mediaType: "image/jpeg", content: new Uint8Array([1]) };
  const files = { read: async (_: string, fileKey: string) => (fileKey === "f1" ? file : undefined) };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]), { files });
  const withFiles = (fileKey: readonly string[]) =>
    messageAt(clock.now(), { steps: [stepOf({ channel: "mms", payload: { text: "Hi", fileKey } })] });
  delivery.accept("acme", [withFiles(["f1"]), withFiles(["f1", "f2"]), withFiles([])]);
  start();
  await until(() => carrier.given.length === 2 && delivery.ended.length === 1);
  expect(carrier.given.map((submission) => submission.files)).toEqual([[file], []]);
  expect(delivery.ended[0]?.ending).toEqual({ state: "failed", code: "33034" });
});

test("large pictures go in several batches, and one that many take along is read once", async () => {
  const carrier = new FakeCarrier();
  const reads: string[] = [];
  const files = {
    read: async (_: string, fileKey: string) => {
      reads.push(fileKey);
      return { fileKey, mediaType: "image/jpeg", content: new Uint8Array(8 * 1_048_576) };
    },
  };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]), { files });
  const steps = [stepOf({ channel: "mms", payload: { fileKey: ["f1"] } })];
  delivery.accept("acme", messagesAt(clock.now(), 10, { steps }));
  start();
  await until(() => carrier.given.length === 10);
  expect(carrier.batches).toEqual([2, 2, 2, 2, 2]);
  expect(reads).toEqual(["f1"]);
});

test("an alimtalk message takes the registered text along", async () => {
  const carrier = new FakeCarrier();
  const template = { code: "T1", text: "Hello #{name}", buttons: [] };
  const accounts: WorkerOptions["accounts"] = {
    find: async (id) => (await import("./given.ts")).accountOf(id),
    registryOf: async () => ({ alimtalkTemplates: new Map([["T1", template]]) }),
  };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]), { accounts });
  const of = (templateCode: string) => [stepOf({ channel: "alimtalk", payload: { templateCode } })];
  delivery.accept("acme", [messageAt(clock.now(), { steps: of("T1") }), messageAt(clock.now(), { steps: of("T2") })]);
  start();
  await until(() => carrier.given.length === 2);
  expect(carrier.given.map(({ templateText }) => templateText)).toEqual(["Hello #{name}", undefined]);
});

test("what expires in its lane is never submitted", async () => {
  const carrier = new FakeCarrier();
  carrier.up = false;
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const steps = [stepOf({ validityS: 30 })];
  delivery.accept("acme", messagesAt(clock.now(), 3, { steps }));
  const worker = start();
  await until(() => worker.waiting().get("one") === 3);
  clock.ahead(31_000);
  await until(() => delivery.ended.length === 3);
  expect(delivery.ended.map(({ ending }) => ending.code)).toEqual(["22000", "22000", "22000"]);
  carrier.up = true;
  await until(() => delivery.jobsIn("dispatch").length === 0);
  expect(carrier.given).toEqual([]);
});

test("what expired before anybody took its job is never submitted", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  delivery.accept("acme", [messageAt(clock.now() - 86_400_000)]);
  start();
  await until(() => delivery.ended.length === 1);
  expect(delivery.ended[0]?.ending).toEqual({ state: "expired", code: "22000" });
  expect(carrier.given).toEqual([]);
});

test("a message that was ended meanwhile, or never was, does not keep its job", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const [ended, unknown] = messagesAt(clock.now(), 2);
  delivery.accept(
    "acme",
    [ended, unknown].filter((one) => one !== undefined),
  );
  delivery.messages.delete(`acme\n${unknown?.msgKey}`);
  // By whoever had the job before.
  await delivery.take("dispatch", { limit: 1 });
  delivery.forgetClaims();
  const name = nameOfStep({ accountId: "acme", msgKey: ended?.msgKey ?? "", step: 0 });
  const row = { carrier: "one", sentMs: 1, expiresMs: 2, last: true, carrierIds: [], ending: delivered };
  delivery.rows.set(name, { ...row, state: "delivered" });
  start();
  await until(() => delivery.jobsIn("dispatch").length === 0);
  expect(carrier.given).toEqual([]);
});
