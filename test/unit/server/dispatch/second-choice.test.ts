import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { Clock, carriersOf, FakeCarrier, Figures, givenWorker, handleOf, messagesAt, until } from "./given.ts";
import { useWorkers } from "./given-workers.ts";
import { MemoryDelivery } from "./memory-delivery.ts";

const workers = useWorkers();

function givenTwo() {
  const clock = new Clock();
  const delivery = new MemoryDelivery(clock.now);
  const figures = new Figures();
  const [first, second] = [new FakeCarrier(), new FakeCarrier()];
  const carriers = carriersOf([handleOf("first", first, { window: 10, batch: 5 }), handleOf("second", second)]);
  const worker = givenWorker(delivery, carriers, { now: clock.now, figures });
  workers.push(worker);
  const accept = (count: number): void => delivery.accept("acme", messagesAt(clock.now(), count));
  return { clock, delivery, figures, first, second, worker, accept };
}

test.concurrent("the first choice takes everything while it is well", async () => {
  const { first, second, accept } = givenTwo();
  accept(50);
  await until(() => first.given.length === 50);
  expect(second.given).toEqual([]);
});

test.concurrent("a carrier that cannot be reached opens its breaker, and the second takes over, also what had come back", async () => {
  const { delivery, first, second, figures, accept } = givenTwo();
  first.answer = () => ({ kind: "unavailable" });
  accept(50);
  await until(() => [...delivery.rows.values()].filter(({ state }) => state === "submitted").length === 50);
  expect(figures.breakers.slice(0, 3)).toEqual(["first closed", "second closed", "first open"]);
  expect(first.given.length).toBeLessThan(50);
  expect(new Set(second.given.map(({ reference }) => reference)).size).toBe(50);
});

test.concurrent("after a while one message tries the first again: when it is taken all others follow", async () => {
  const { clock, first, second, figures, delivery, accept } = givenTwo();
  first.answer = () => ({ kind: "unavailable" });
  accept(20);
  await until(() => second.given.length === 20);
  const tried = first.given.length;
  clock.ahead(60_000);
  accept(20);
  await until(() => [...delivery.rows.values()].filter(({ state }) => state === "submitted").length === 40);
  // One probe, and it failed.
  expect(first.given.length).toBe(tried + 1);
  first.answer = () => ({ kind: "accepted" });
  clock.ahead(60_000);
  accept(1);
  await until(() => first.given.length === tried + 2);
  await until(() => figures.breakers.at(-1) === "first closed");
  accept(20);
  await until(() => first.given.length === tried + 22);
});

test.concurrent("answers that never come count as well, and those in doubt are not sent elsewhere", async () => {
  const { delivery, first, second, figures, accept } = givenTwo();
  first.answer = () => ({ kind: "unknown" });
  accept(20);
  await until(() => figures.breakers.includes("first open"));
  accept(5);
  await until(() => second.given.length >= 5);
  const doubted = new Set(first.given.map(({ reference }) => reference));
  expect(second.given.filter(({ reference }) => doubted.has(reference))).toEqual([]);
  expect([...delivery.rows.values()].filter(({ state }) => state === "unknown").length).toBe(doubted.size);
});

test.concurrent("a short break of the connection moves nothing; a longer one moves what waits", async () => {
  const { clock, first, second, worker, accept } = givenTwo();
  first.up = false;
  accept(10);
  await until(() => worker.waiting().get("first") === 10);
  // Longer than the lanes are left alone.
  await sleep(700);
  expect(second.given).toEqual([]);
  clock.ahead(2000);
  await until(() => second.given.length === 10);
  expect(worker.waiting().get("first")).toBe(0);
  expect(first.given).toEqual([]);
});

test.concurrent("when both are down steps wait, and go to the one that comes back first", async () => {
  const { clock, first, second, worker, accept } = givenTwo();
  first.up = false;
  second.up = false;
  accept(10);
  clock.ahead(3000);
  await until(() => worker.waiting().get("first") === 10);
  second.up = true;
  await until(() => second.given.length === 10);
  expect(first.given).toEqual([]);
});

test.concurrent("where there is no other carrier one message at a time tries whether it is back", async () => {
  const clock = new Clock();
  const delivery = new MemoryDelivery(clock.now);
  const carrier = new FakeCarrier();
  let isAway = true;
  carrier.answer = () => ({ kind: isAway ? "unavailable" : "accepted" });
  const carriers = carriersOf([handleOf("only", carrier, { window: 10, batch: 5 })]);
  const worker = givenWorker(delivery, carriers, { now: clock.now });
  workers.push(worker);
  delivery.accept("acme", messagesAt(clock.now(), 50));
  await until(() => worker.waiting().get("only") === 40 && carrier.given.length === 10);
  clock.ahead(1000);
  await until(() => carrier.given.length > 10);
  await sleep(100);
  expect(carrier.given).toHaveLength(11);
  isAway = false;
  clock.ahead(60_000);
  await until(() => [...delivery.rows.values()].filter(({ state }) => state === "submitted").length === 50);
  expect(carrier.batches.slice(0, 4)).toEqual([5, 5, 1, 1]);
});
