import { expect, test } from "vitest";
import { jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessages } from "./fixtures.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

function startWithTwoCarriers() {
  const [first, second] = [new FakeCarrier(), new FakeCarrier()];
  const carriers = makeCarriers([makeHandle("first", first, { window: 10, batch: 5 }), makeHandle("second", second)]);
  const { store, start } = makeDelivery(carriers);
  const accept = (count: number): void => store.accept("acme", makeMessages(count));
  const worker = start();
  const listBreakers = (): string[] => worker.listCarriers().map(({ name, breaker }) => `${name} ${breaker}`);
  return { store, listBreakers, first, second, worker, accept };
}

test("the first choice gets everything while it is up", async () => {
  const { first, second, accept } = startWithTwoCarriers();
  accept(50);
  await until(() => first.submitted.length === 50);
  expect(second.submitted).toEqual([]);
});

test("the breaker of a carrier that cannot be reached opens, and the second carrier gets all its steps", async () => {
  const { store, first, second, listBreakers, accept } = startWithTwoCarriers();
  expect(listBreakers()).toEqual(["first closed", "second closed"]);
  first.answer = () => ({ kind: "unavailable" });
  accept(50);
  await until(() => store.countRows("submitted") === 50);
  expect(listBreakers()).toEqual(["first open", "second closed"]);
  expect(first.submitted.length).toBeLessThan(50);
  expect(new Set(second.submitted.map(({ reference }) => reference)).size).toBe(50);
});

test("a carrier that asks for ten minutes without messages leaves them to the second one, and gets them again after that", async () => {
  const { store, first, second, accept } = startWithTwoCarriers();
  first.answer = () => ({ kind: "throttled", retryAfterMs: 600_000, forAllMessages: true });
  accept(50);
  await until(() => store.countRows("submitted") === 50);
  expect(new Set(second.submitted.map(({ reference }) => reference)).size).toBe(50);
  const before = first.submitted.length;
  expect(before).toBeLessThanOrEqual(10);
  first.answer = () => ({ kind: "accepted" });
  accept(20);
  await until(() => store.countRows("submitted") === 70);
  expect([first.submitted.length, second.submitted.length]).toEqual([before, 70]);
  jumpAhead(600_000);
  accept(20);
  await until(() => first.submitted.length === before + 20);
});

test.each([
  { retryAfterMs: 5000, forAllMessages: true },
  { retryAfterMs: 40_000, forAllMessages: false },
])("one that asks for less time, or for each message alone, keeps them: %o", async (throttling) => {
  const { store, first, second, accept } = startWithTwoCarriers();
  first.answer = ({ reference }) => {
    const isNew = first.submitted.filter((one) => one.reference === reference).length === 1;
    return isNew ? { kind: "throttled", ...throttling } : { kind: "accepted" };
  };
  accept(5);
  await until(() => store.countRows("submitted") === 5);
  expect(second.submitted).toEqual([]);
});

test("after a while one message probes the first carrier, and when it is accepted all others follow", async () => {
  const { first, second, listBreakers, store, accept } = startWithTwoCarriers();
  first.answer = () => ({ kind: "unavailable" });
  accept(20);
  await until(() => second.submitted.length === 20);
  const before = first.submitted.length;
  jumpAhead(60_000);
  accept(20);
  await until(() => store.countRows("submitted") === 40);
  // One probe, and it failed.
  expect(first.submitted.length).toBe(before + 1);
  first.answer = () => ({ kind: "accepted" });
  jumpAhead(60_000);
  accept(1);
  await until(() => first.submitted.length === before + 2);
  await until(() => listBreakers()[0] === "first closed");
  accept(20);
  await until(() => first.submitted.length === before + 22);
});

test("submits without an answer open the breaker too, and their steps are not sent by another carrier", async () => {
  const { store, first, second, listBreakers, accept } = startWithTwoCarriers();
  first.answer = () => ({ kind: "unknown" });
  accept(20);
  await until(() => listBreakers().includes("first open"));
  accept(5);
  await until(() => second.submitted.length >= 5);
  const unanswered = new Set(first.submitted.map(({ reference }) => reference));
  expect(second.submitted.filter(({ reference }) => unanswered.has(reference))).toEqual([]);
  await until(() => store.countRows("unknown") === unanswered.size);
});

test("a short break of the connection moves no step, and a longer one moves all that wait", async () => {
  const { first, second, worker, accept } = startWithTwoCarriers();
  first.up = false;
  accept(10);
  await until(() => worker.countWaiting().get("first") === 10);
  // The lanes are looked at in the meantime.
  await pass(700);
  expect(second.submitted).toEqual([]);
  await pass(2000);
  expect(second.submitted).toHaveLength(10);
  expect(worker.countWaiting().get("first")).toBe(0);
  expect(first.submitted).toEqual([]);
});

test("when both carriers are down steps wait, and go to the one that is up again first", async () => {
  const { first, second, worker, accept } = startWithTwoCarriers();
  first.up = false;
  second.up = false;
  accept(10);
  await pass(3000);
  expect(worker.countWaiting().get("first")).toBe(10);
  second.up = true;
  await until(() => second.submitted.length === 10);
  expect(first.submitted).toEqual([]);
});

test("where there is no other carrier one message at a time probes whether it is up again", async () => {
  const carrier = new FakeCarrier();
  let isAway = true;
  carrier.answer = () => ({ kind: isAway ? "unavailable" : "accepted" });
  const { store, start } = makeDelivery(makeCarriers([makeHandle("only", carrier, { window: 10, batch: 5 })]));
  store.accept("acme", makeMessages(50));
  const worker = start();
  await until(() => worker.countWaiting().get("only") === 40 && carrier.submitted.length === 10);
  jumpAhead(1000);
  await until(() => carrier.submitted.length > 10);
  await pass(100);
  expect(carrier.submitted).toHaveLength(11);
  isAway = false;
  jumpAhead(60_000);
  await until(() => store.countRows("submitted") === 50);
  expect(carrier.batches.slice(0, 4)).toEqual([5, 5, 1, 1]);
});
