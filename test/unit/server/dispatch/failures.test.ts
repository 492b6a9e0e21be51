import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import type { Worker, WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { Clock, carriersOf, FakeCarrier, givenWorker, handleOf, messagesAt, stepOf, until } from "./given.ts";
import { MemoryDelivery } from "./memory-delivery.ts";

const workers: Worker[] = [];
afterAll(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

function given(change: Partial<WorkerOptions> = {}) {
  const clock = new Clock();
  const delivery = new MemoryDelivery(clock.now);
  const carrier = new FakeCarrier();
  const start = (carriers = carriersOf([handleOf("one", carrier)])): Worker => {
    const worker = givenWorker(delivery, carriers, { now: clock.now, ...change });
    workers.push(worker);
    return worker;
  };
  const submitted = (): number => [...delivery.rows.values()].filter(({ state }) => state === "submitted").length;
  return { clock, delivery, carrier, start, submitted };
}

const keyOf = (message: object): string => ("msgKey" in message ? String(message.msgKey) : "");
const gone = Object.assign(new Error("gone"), { code: "57P01" });
const refused = Object.assign(new Error("refused"), { code: "23514" });

test.concurrent("a database that is away stops nothing for good", async () => {
  const { clock, delivery, carrier, start, submitted } = given();
  carrier.answer = async () => {
    await sleep(5);
    return { kind: "accepted" };
  };
  for (let job = 0; job < 10; job++) delivery.accept("acme", messagesAt(clock.now(), 50));
  start();
  for (let time = 0; time < 4; time++) {
    await until(() => carrier.given.length > time * 100);
    delivery.failure = gone;
    await sleep(120);
    delivery.failure = undefined;
  }
  await until(() => submitted() === 500);
  expect(carrier.given).toHaveLength(500);
  await until(() => delivery.jobsIn("dispatch").length === 0);
});

test.concurrent("steps that were begun although the answer was lost are submitted all the same", async () => {
  const { clock, delivery, carrier, start, submitted } = given();
  const begin = delivery.beginSteps.bind(delivery);
  let times = 0;
  delivery.beginSteps = async (...one) => {
    const names = await begin(...one);
    if (times++ === 0) throw gone;
    return names;
  };
  delivery.accept("acme", messagesAt(clock.now(), 3));
  start();
  await until(() => submitted() === 3);
  expect(carrier.given).toHaveLength(3);
});

test.concurrent("outcomes wait in memory until they can be recorded", async () => {
  const { clock, delivery, carrier, start, submitted } = given();
  carrier.answer = () => {
    delivery.failure = gone;
    return { kind: "accepted" };
  };
  delivery.accept("acme", messagesAt(clock.now(), 3));
  start();
  await until(() => carrier.given.length === 3);
  await sleep(300);
  delivery.failure = undefined;
  await until(() => submitted() === 3);
  expect(carrier.given).toHaveLength(3);
});

test.concurrent("one step that the database refuses does not hold up the others", async () => {
  const { clock, delivery, carrier, start, submitted } = given();
  const messages = messagesAt(clock.now(), 40);
  const bad = messages[17]?.msgKey;
  const begin = delivery.beginSteps.bind(delivery);
  delivery.beginSteps = async (beginnings, ...rest) => {
    if (beginnings.some(({ ref }) => ref.msgKey === bad)) throw refused;
    return begin(beginnings, ...rest);
  };
  delivery.accept("acme", messages);
  start();
  await until(() => submitted() === 39);
  expect(carrier.given.some(({ ref }) => ref.msgKey === bad)).toBe(false);
  // It is not lost: its job is not done.
  expect(delivery.jobsIn("dispatch")).toHaveLength(1);
});

test.concurrent("a refused step does not hold up those that end with it", async () => {
  const { clock, delivery, start } = given();
  const messages = messagesAt(clock.now(), 5);
  const begin = delivery.beginSteps.bind(delivery);
  delivery.beginSteps = async (beginnings, ...rest) => {
    if (beginnings.some(({ ref }) => ref.msgKey === messages[1]?.msgKey)) throw refused;
    return begin(beginnings, ...rest);
  };
  delivery.accept("acme", messages);
  start(carriersOf([handleOf("one", new FakeCarrier())], () => []));
  await until(() => delivery.ended.length === 4);
});

test.concurrent("a carrier that throws or forgets leaves doubt, and nothing worse", async () => {
  const { clock, delivery, carrier, start } = given();
  let times = 0;
  carrier.submit = async (batch, settle) => {
    if (times++ === 0) throw new Error("not kept to");
    settle(0, { kind: "accepted" });
    settle(0, { kind: "unavailable" });
    settle(batch.length, { kind: "unavailable" });
  };
  delivery.accept("acme", messagesAt(clock.now(), 2));
  start();
  await until(() => [...delivery.rows.values()].filter(({ state }) => state === "unknown").length === 2);
  delivery.accept("acme", messagesAt(clock.now(), 2));
  await until(() => [...delivery.rows.values()].filter(({ state }) => state === "unknown").length === 3);
  expect([...delivery.rows.values()].filter(({ state }) => state === "submitted")).toHaveLength(1);
});

test.concurrent("a carrier that never comes back keeps its messages no longer than they are valid", async () => {
  const { clock, delivery, carrier, start } = given();
  carrier.submit = () => new Promise(() => {});
  const [message] = messagesAt(clock.now(), 1);
  if (message === undefined) throw new Error("one was made");
  const [step] = message.steps;
  delivery.accept("acme", [{ ...message, steps: step === undefined ? [] : [{ ...step, validityS: 1 }] }]);
  start();
  await until(() => delivery.ended.length === 1);
  expect(delivery.ended[0]?.ending.state).toBe("expired");
});

test.concurrent("a stop without a database ends all the same, and so does one with a carrier that hangs", async () => {
  const { clock, delivery, carrier, start } = given({ drainMs: 200 });
  carrier.submit = () => new Promise(() => {});
  delivery.accept("acme", messagesAt(clock.now(), 5));
  const worker = start();
  await until(() => delivery.rows.size === 5);
  // In the middle of a job.
  const load = delivery.loadSteps.bind(delivery);
  delivery.loadSteps = async (refs) => {
    delivery.failure = gone;
    return load(refs);
  };
  delivery.accept("acme", messagesAt(clock.now(), 5));
  await until(() => delivery.failure !== undefined);
  await worker.stop();
});

test.concurrent("a step that two jobs name is submitted once, and both jobs come to their end", async () => {
  const { clock, delivery, carrier, start, submitted } = given();
  const messages = messagesAt(clock.now(), 5);
  delivery.accept("acme", messages);
  delivery.accept("acme", messages);
  start();
  await until(() => submitted() === 5 && delivery.jobsIn("dispatch").length === 0);
  expect(carrier.given).toHaveLength(5);
});

test.concurrent("pictures are not tried twice when the database fails in between", async () => {
  const read = async (_: string, fileKey: string) =>
    fileKey === "gone" ? undefined : { fileKey, mediaType: "image/jpeg", content: new Uint8Array(16 * 1_048_576) };
  const { clock, delivery, carrier, start, submitted } = given({ files: { read } });
  const of = (fileKey: string) =>
    messagesAt(clock.now(), 2, { steps: [stepOf({ channel: "mms", payload: { fileKey: [fileKey] } })] });
  const begin = delivery.beginSteps.bind(delivery);
  let times = 0;
  const begun: string[] = [];
  delivery.beginSteps = async (beginnings, ...rest) => {
    if (times++ === 0) throw refused;
    begun.push(...beginnings.map(({ ref }) => ref.msgKey));
    return begin(beginnings, ...rest);
  };
  delivery.accept("acme", [...of("f1"), ...of("gone")]);
  start();
  await until(() => submitted() === 2 && delivery.ended.length === 2 && delivery.jobsIn("dispatch").length === 0);
  expect(carrier.given).toHaveLength(2);
  expect(begun.toSorted()).toEqual([...delivery.messages.values()].map((message) => keyOf(message)).toSorted());
});

test.concurrent("jobs that were lost to another worker are left to it", async () => {
  const { clock, delivery, carrier, start } = given();
  carrier.up = false;
  delivery.accept("acme", messagesAt(clock.now(), 5));
  const worker = start();
  await until(() => worker.waiting().get("one") === 5);
  delivery.forgetClaims();
  const [job] = await delivery.take("dispatch", { limit: 1 });
  if (job === undefined) throw new Error("It was given up");
  // Until the loss has been noticed.
  let asked = 0;
  const keep = delivery.keep.bind(delivery);
  delivery.keep = async (jobs) => {
    asked = jobs.length;
    return keep(jobs);
  };
  await until(() => asked === 1);
  await until(() => asked === 0);
  carrier.up = true;
  await until(() => carrier.given.length === 5);
  expect(await keep([job])).toEqual([]);
});
