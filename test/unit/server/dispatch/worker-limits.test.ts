import { expect, test } from "vitest";
import { CarrierWindows } from "../../../../server/dispatch/carrier-window.ts";
import type { WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { sleep } from "../../../../server/store/retry.ts";
import { createLog } from "../../../../server/telemetry/log.ts";
import { jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessage, makeMessages, makeStep } from "./fixtures.ts";
import { STEP_VALIDITY_S } from "./memory-store.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

/** A log, and the lines that were written to it. */
function makeLog() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  return { lines, log: createLog("warn", { write: (line) => void lines.push(JSON.parse(line)) }) };
}

test("20,000 steps of one account delay neither another account nor another carrier", async () => {
  const [slow, other] = [new FakeCarrier(), new FakeCarrier()];
  // Two at a time, each for a while.
  slow.answer = async () => {
    await sleep(20);
    return { kind: "accepted" };
  };
  const carriers = makeCarriers(
    [makeHandle("slow", slow, { window: 2, batch: 2 }), makeHandle("other", other)],
    ({ to }) => (to.startsWith("010") ? ["slow"] : ["other"]),
  );
  const { store, metrics, start } = makeDelivery(carriers);
  for (let batch = 0; batch < 20; batch++) store.accept("huge", makeMessages(1000));
  const worker = start();
  await until(() => metrics.movedSteps >= 14_900);
  store.accept("small", [makeMessage()]);
  store.accept("huge", [makeMessage({ to: "0701234" })]);
  const before = slow.submitted.length;
  worker.wake();
  await until(() => slow.accounts.includes("small") && other.submitted.length === 1);
  // A few batches of two, not the thousands that were there before it.
  expect(slow.accounts.indexOf("small") - before).toBeLessThan(100);
});

/** A carrier that answers nothing until it is opened, except as many submissions as the test says. */
function makeClosedCarrier() {
  const carrier = new FakeCarrier();
  const waiting: (() => void)[] = [];
  let isOpen = false;
  carrier.answer = async () => {
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
    return { kind: "accepted" };
  };
  const answer = (count: number): void => {
    for (const resolve of waiting.splice(0, count)) resolve();
  };
  const open = (): void => {
    isOpen = true;
    answer(waiting.length);
  };
  return { carrier, answer, open };
}

test("steps without room in their lane go through the backlog: memory is bounded and each is submitted once", async () => {
  const { carrier, open } = makeClosedCarrier();
  const bounds = { lane: 300, carrier: 400, least: 10 };
  const { store, metrics, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]), { bounds });
  for (let batch = 0; batch < 10; batch++) store.accept("acme", makeMessages(500));
  const worker = start();
  await until(() => metrics.movedSteps >= 4500 && store.outbox.every(({ workerId }) => workerId !== undefined));
  expect(worker.countWaiting().get("one")).toBeLessThanOrEqual(300);
  expect(store.backlog.every(({ lane }) => lane === "one/acme")).toBe(true);
  open();
  await until(() => carrier.submitted.length === 5000 && store.backlog.length === 0);
  expect(new Set(carrier.submitted.map(({ reference }) => reference)).size).toBe(5000);
  await until(() => store.countRows("submitted") === 5000);
});

test("new steps wait behind those in the backlog of their lane, so that the oldest are not submitted last", async () => {
  const { carrier, answer, open } = makeClosedCarrier();
  const bounds = { lane: 10, carrier: 10, least: 2 };
  const handle = makeHandle("one", carrier, { window: 2, batch: 2 });
  const { store, metrics, start } = makeDelivery(makeCarriers([handle]), { bounds });
  const old = makeMessages(40);
  store.accept("acme", old);
  const worker = start();
  await until(() => metrics.movedSteps >= 28 && carrier.submitted.length === 2);
  // The lane has room again, but not yet for a claim of the backlog.
  answer(2);
  await until(() => carrier.submitted.length === 4);
  expect(worker.countWaiting().get("one")).toBeLessThan(10);
  const moved = metrics.movedSteps;
  const fresh = makeMessages(5);
  store.accept("acme", fresh);
  await until(() => metrics.movedSteps === moved + 5);
  open();
  await until(() => carrier.submitted.length === 45);
  const order = carrier.submitted.map(({ ref }) => ref.msgKey);
  const lastOld = Math.max(...old.slice(0, 10).map(({ msgKey }) => order.indexOf(msgKey)));
  expect(Math.min(...fresh.map(({ msgKey }) => order.indexOf(msgKey)))).toBeGreaterThan(lastOld);
});

test("backlog batches that expire are ended while their lane is still full", async () => {
  const { carrier } = makeClosedCarrier();
  const bounds = { lane: 10, carrier: 10, least: 2 };
  const handle = makeHandle("one", carrier, { window: 2, batch: 2 });
  const { store, metrics, start } = makeDelivery(makeCarriers([handle]), { bounds });
  store.accept("acme", makeMessages(10));
  const worker = start();
  await until(() => carrier.submitted.length === 2);
  store.accept("acme", makeMessages(2));
  await until(() => worker.countWaiting().get("one") === 10);
  const shortLived = makeMessages(3, { steps: [makeStep({ channel: "rcs", validityS: 40 })] });
  const longLived = makeMessages(1);
  store.accept("acme", [...shortLived, ...longLived]);
  await until(() => metrics.movedSteps === 4);
  await pass(1000);
  expect([store.backlog.length, metrics.takenSteps]).toEqual([1, 0]);
  jumpAhead(40_001);
  await until(() => store.ended.length === 3);
  expect(store.ended.map(({ ending }) => ending)).toEqual(Array(3).fill({ state: "expired", code: "51907" }));
  // The step that has not expired goes back to the backlog, because the lane is still full.
  await until(() => store.backlog.length === 1 && metrics.movedSteps === 5);
  expect(store.backlog[0]?.steps.map(({ msgKey }) => msgKey)).toEqual(longLived.map(({ msgKey }) => msgKey));
  expect([worker.countWaiting().get("one"), carrier.submitted.length]).toEqual([10, 2]);
});

test("expired steps are claimed no faster than they are finished: memory is bounded after a long downtime", async () => {
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", new FakeCarrier())]));
  for (let batch = 0; batch < 20; batch++) store.accept("acme", makeMessages(1000));
  jumpAhead(10 * STEP_VALIDITY_S * 1000);
  const database = Promise.withResolvers<void>();
  const begin = store.beginSteps.bind(store);
  store.beginSteps = async (...args) => {
    await database.promise;
    return begin(...args);
  };
  const beginDeferred = store.beginDeferred.bind(store);
  store.beginDeferred = async (...args) => {
    await database.promise;
    return beginDeferred(...args);
  };
  start();
  await pass(10_000);
  // Those that wait to be finished, those being finished, and two more claims.
  const claimed = store.outbox.filter(({ workerId }) => workerId !== undefined);
  expect(claimed.length * 1000).toBeLessThanOrEqual(8000);
  database.resolve();
  await until(() => store.ended.length === 20_000 && store.outbox.length === 0);
});

test("a carrier never has more at a time than its window, in batches no larger than its batch", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = async () => {
    await sleep(2);
    return { kind: "accepted" };
  };
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier, { window: 30, batch: 8 })]));
  store.accept("acme", makeMessages(300));
  start();
  await until(() => carrier.submitted.length === 300);
  expect(carrier.mostAtOnce).toBeLessThanOrEqual(30);
  // Several batches are under way at once.
  expect(carrier.mostAtOnce).toBeGreaterThan(8);
  expect(Math.max(...carrier.batches)).toBe(8);
});

test("the workers of several cells share the window of a carrier", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = async () => {
    await sleep(2);
    return { kind: "accepted" };
  };
  const carriers = makeCarriers([makeHandle("one", carrier, { window: 12, batch: 4 })]);
  const windows = new CarrierWindows();
  const cells = [1, 2, 3].map(() => makeDelivery(carriers, { windows }));
  for (const { store } of cells) store.accept("acme", makeMessages(60));
  for (const { start } of cells) start();
  await until(() => carrier.submitted.length === 180);
  expect(carrier.mostAtOnce).toBeLessThanOrEqual(12);
  expect(carrier.mostAtOnce).toBeGreaterThan(4);
});

/** Budgets that answer when the test says so. */
function makeSlowBudgets() {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const budgets: WorkerOptions["budgets"] = {
    take: async (_name, _kind, _allowance, cost = 1) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      taken += cost;
      return { allowed: true, limit: 1, remaining: 1, resetS: 0, retryAfterS: 1 };
    },
    giveBack: (_name, _kind, amount = 1) => {
      taken -= amount;
    },
  };
  const answer = (): void => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { budgets, answer, countAsked: () => waiting.length, countTaken: () => taken };
}

test("a window that another cell fills while the rate is asked for is not exceeded", async () => {
  const { carrier, open } = makeClosedCarrier();
  const carriers = makeCarriers([makeHandle("one", carrier, { window: 4, batch: 4, ratePerSecond: 100 })]);
  const windows = new CarrierWindows();
  const slow = makeSlowBudgets();
  const [first, second] = [
    makeDelivery(carriers, { windows, budgets: slow.budgets }),
    makeDelivery(carriers, { windows }),
  ];
  first.store.accept("acme", makeMessages(4));
  first.start();
  await until(() => slow.countAsked() === 1);
  second.store.accept("acme", makeMessages(4));
  second.start();
  await until(() => carrier.submitted.length === 2);
  slow.answer();
  await until(() => carrier.submitted.length === 4);
  await pass(1000);
  expect([carrier.submitted.length, slow.countTaken()]).toEqual([4, 2]);
  open();
  await until(() => {
    slow.answer();
    return carrier.submitted.length === 8;
  });
});

test("a carrier that goes down while the rate is asked for gets nothing, and the rate is given back", async () => {
  const carrier = new FakeCarrier();
  const slow = makeSlowBudgets();
  const handle = makeHandle("one", carrier, { ratePerSecond: 4 });
  const { store, start } = makeDelivery(makeCarriers([handle]), { budgets: slow.budgets });
  store.accept("acme", makeMessages(1));
  start();
  await until(() => slow.countAsked() === 1);
  carrier.up = false;
  slow.answer();
  await pass(1000);
  expect([carrier.submitted.length, slow.countTaken()]).toEqual([0, 0]);
  carrier.up = true;
  await until(() => {
    slow.answer();
    return carrier.submitted.length === 1;
  });
});

test("the rate that all processes share limits what is taken from the lanes", async () => {
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
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier, { ratePerSecond: 4 })]), { budgets });
  store.accept("acme", makeMessages(10));
  start();
  await until(() => carrier.submitted.length === 7);
  await until(() => asked.length > 12);
  expect(carrier.submitted.length).toBe(7);
  expect(asked[0]).toEqual(["carrier:one", "submit", 4]);
  left = 3;
  await until(() => carrier.submitted.length === 10);
});

test("the rate that was taken for steps which expire meanwhile is given back", async () => {
  const carrier = new FakeCarrier();
  let left = 10;
  const budgets: WorkerOptions["budgets"] = {
    take: async (_name, _kind, _allowance, cost = 1) => {
      left -= cost;
      // The database took long to answer.
      jumpAhead(40_001);
      return { allowed: true, limit: 1, remaining: 1, resetS: 0, retryAfterS: 1 };
    },
    giveBack: (_name, _kind, amount = 1) => {
      left += amount;
    },
  };
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier, { ratePerSecond: 4 })]), { budgets });
  store.accept("acme", makeMessages(3, { steps: [makeStep({ validityS: 40 })] }));
  start();
  await until(() => store.ended.length === 3);
  expect([left, carrier.submitted.length]).toEqual([10, 0]);
});

test("a carrier that throttles gets nothing for as long as it asks, and then everything", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = () => ({ kind: "throttled", retryAfterMs: 60_000, forAllMessages: true });
  const { lines, log } = makeLog();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier, { batch: 5, window: 5 })]), { log });
  store.accept("acme", makeMessages(10));
  start();
  await until(() => carrier.submitted.length > 0 && store.outbox.length === 2);
  await pass(5000);
  expect(carrier.submitted.length).toBe(5);
  expect(store.countRows("queued")).toBe(5);
  // One line for the five messages that were answered so.
  expect(lines.filter(({ event }) => event === "carrier_throttled")).toMatchObject([
    { level: 40, carrier: "one", forMs: 60_000, until: expect.stringMatching(/^20.*Z$/) },
  ]);
  carrier.answer = () => ({ kind: "accepted" });
  jumpAhead(55_001);
  await until(() => store.countRows("submitted") === 10);
  expect(carrier.submitted.length).toBe(15);
});

test("the time that a carrier asks for one message delays no other", async () => {
  const carrier = new FakeCarrier();
  const [late, ...others] = makeMessages(30);
  if (late === undefined) throw new Error("There are thirty");
  let isThrottled = true;
  carrier.answer = ({ ref }) =>
    isThrottled && ref.msgKey === late.msgKey ? { kind: "throttled", retryAfterMs: 3600_000 } : { kind: "accepted" };
  const { lines, log } = makeLog();
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier, { batch: 5, window: 5 })]), { log });
  store.accept("acme", [late, ...others]);
  start();
  const startMs = performance.now();
  await until(() => store.countRows("submitted") === others.length);
  // The carrier had a short rest, as after any throttling.
  expect(performance.now() - startMs).toBeLessThan(1000);
  expect(lines.filter(({ event }) => event === "carrier_throttled")).toEqual([]);
  isThrottled = false;
  jumpAhead(3590_000);
  await pass(5000);
  expect([carrier.submitted.length, store.countRows("queued")]).toEqual([30, 1]);
  jumpAhead(10_000);
  await until(() => store.countRows("submitted") === 30);
});

test.each([true, false])(
  "a throttled step waits no longer than it is valid, and then its fallback goes out (for all messages: %s)",
  async (forAllMessages) => {
    const [slow, other] = [new FakeCarrier(), new FakeCarrier()];
    slow.answer = () => ({ kind: "throttled", retryAfterMs: 86_400_000, forAllMessages });
    const carriers = makeCarriers([makeHandle("slow", slow), makeHandle("other", other)], ({ channel }) =>
      channel === "rcs" ? ["slow"] : ["other"],
    );
    const { store, start } = makeDelivery(carriers);
    store.accept("acme", [makeMessage({ steps: [makeStep({ channel: "rcs", validityS: 40 }), makeStep()] })]);
    start();
    await until(() => slow.submitted.length === 1 && store.countRows("queued") === 1);
    await pass(39_000);
    expect(store.ended).toEqual([]);
    await pass(2000);
    expect(store.ended.map(({ ending }) => ending)).toEqual([{ state: "expired", code: "51907" }]);
    expect([slow.submitted.length, other.submitted.length]).toEqual([1, 1]);
  },
);

test("a carrier that keeps throttling is tried less and less often", async () => {
  const carrier = new FakeCarrier();
  const times: number[] = [];
  carrier.answer = () => {
    times.push(performance.now());
    return { kind: "throttled" };
  };
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier, { batch: 1, window: 1 })]));
  store.accept("acme", makeMessages(1));
  start();
  await until(() => times.length === 4);
  const [first = 0, second = 0, third = 0, fourth = 0] = times;
  // 150, 300 and 600 ms with the random number of these tests.
  expect(second - first).toBeGreaterThanOrEqual(150);
  expect(third - second).toBeGreaterThanOrEqual(300);
  expect(fourth - third).toBeGreaterThanOrEqual(600);
});
