import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { Carriers } from "../../../../server/carriers/carriers.ts";
import type { WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { carriersOf, FakeCarrier, handleOf, messageAt, messagesAt, until } from "./given.ts";
import { givenDelivery, useWorkers } from "./given-workers.ts";

const workers = useWorkers(afterEach);
const given = (carriers: Carriers, change?: Partial<WorkerOptions>) => givenDelivery(workers, carriers, change);

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
    take: async (name, kind, allowance, cost = 1) => {
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
