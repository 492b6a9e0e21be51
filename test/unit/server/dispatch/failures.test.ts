import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Worker, WorkerOptions } from "../../../../server/dispatch/worker.ts";
import type { StepRef } from "../../../../server/domain/delivery.ts";
import { Clock, carriersOf, FakeCarrier, givenWorker, handleOf, messagesAt, stepOf, until } from "./given.ts";
import { useWorkers } from "./given-workers.ts";
import { MemoryDelivery } from "./memory-delivery.ts";

const workers = useWorkers();

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
/** Steps are begun by their rows, or, where their carrier reports to this process alone, by their watch. */
const waysToBegin = [{ reportsElsewhere: true }, { reportsElsewhere: false }];

/** Stands before every beginning, however it is done. */
function beforeBeginning(delivery: MemoryDelivery, meets: (refs: readonly StepRef[]) => void): void {
  const { beginSteps, beginNewSteps } = delivery;
  delivery.beginSteps = async (beginnings, ...rest) => {
    meets(beginnings.map(({ ref }) => ref));
    return beginSteps.call(delivery, beginnings, ...rest);
  };
  delivery.beginNewSteps = async (batch) => {
    meets(batch.members.map(({ ref }) => ref));
    return beginNewSteps.call(delivery, batch);
  };
}

const gone = Object.assign(new Error("gone"), { code: "57P01" });
const refused = Object.assign(new Error("refused"), { code: "23514" });

test.concurrent.each(waysToBegin)("a database that is away stops nothing for good (%o)", async (way) => {
  const { clock, delivery, carrier, start, submitted } = given();
  carrier.answer = async () => {
    await sleep(5);
    return { kind: "accepted" };
  };
  for (let job = 0; job < 10; job++) delivery.accept("acme", messagesAt(clock.now(), 50));
  start(carriersOf([handleOf("one", carrier, way)]));
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

test.concurrent.each(waysToBegin)("begun steps whose answer was lost are submitted all the same (%o)", async (way) => {
  const { clock, delivery, carrier, start, submitted } = given();
  const { beginSteps, beginNewSteps } = delivery;
  let times = 0;
  const losingTheFirst = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    await answer;
    if (times++ === 0) throw gone;
    return answer;
  };
  delivery.beginSteps = (...one) => losingTheFirst(beginSteps.apply(delivery, one));
  delivery.beginNewSteps = (batch) => losingTheFirst(beginNewSteps.call(delivery, batch));
  delivery.accept("acme", messagesAt(clock.now(), 3));
  start(carriersOf([handleOf("one", carrier, way)]));
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

test.concurrent.each(waysToBegin)("a step that the database refuses does not hold up others (%o)", async (way) => {
  const { clock, delivery, carrier, start, submitted } = given();
  const messages = messagesAt(clock.now(), 40);
  const bad = messages[17]?.msgKey;
  beforeBeginning(delivery, (refs) => {
    if (refs.some(({ msgKey }) => msgKey === bad)) throw refused;
  });
  delivery.accept("acme", messages);
  start(carriersOf([handleOf("one", carrier, way)]));
  await until(() => submitted() === 39);
  expect(carrier.given.some(({ ref }) => ref.msgKey === bad)).toBe(false);
  // It is not lost: its job is not done.
  expect(delivery.jobsIn("dispatch")).toHaveLength(1);
});

test.concurrent("a refused step does not hold up those that end with it", async () => {
  const { clock, delivery, start } = given();
  const messages = messagesAt(clock.now(), 5);
  beforeBeginning(delivery, (refs) => {
    if (refs.some(({ msgKey }) => msgKey === messages[1]?.msgKey)) throw refused;
  });
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
  await until(() => delivery.watches.size === 1);
  // In the middle of a job.
  const load = delivery.loadNewSteps.bind(delivery);
  delivery.loadNewSteps = async (refs) => {
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
  // Taken before, by somebody who put its steps aside and died.
  await delivery.take("dispatch", { limit: 1 });
  delivery.forgetClaims();
  const members = messages.map(({ msgKey }) => ({ accountId: "acme", msgKey, step: 0 }));
  await delivery.park([{ lane: "one/acme", watch: { watchId: "parked.1", dueMs: clock.now() + 60_000, members } }]);
  carrier.up = false;
  const worker = start();
  await until(() => worker.waiting().get("one") === 10);
  carrier.up = true;
  await until(() => submitted() === 5 && delivery.jobsIn("dispatch").length + delivery.jobsIn("backlog").length === 0);
  expect(carrier.given).toHaveLength(5);
});

test.concurrent("pictures are not tried twice when the database fails in between", async () => {
  const read = async (_: string, fileKey: string) =>
    fileKey === "gone" ? undefined : { fileKey, mediaType: "image/jpeg", content: new Uint8Array(16 * 1_048_576) };
  const { clock, delivery, carrier, start, submitted } = given({ files: { read } });
  const of = (fileKey: string) =>
    messagesAt(clock.now(), 2, { steps: [stepOf({ channel: "mms", payload: { fileKey: [fileKey] } })] });
  let times = 0;
  const begun: string[] = [];
  beforeBeginning(delivery, (refs) => {
    if (times++ === 0) throw refused;
    begun.push(...refs.map(({ msgKey }) => msgKey));
  });
  delivery.accept("acme", [...of("f1"), ...of("gone")]);
  start();
  await until(() => submitted() === 2 && delivery.ended.length === 2 && delivery.jobsIn("dispatch").length === 0);
  expect(carrier.given).toHaveLength(2);
  expect(begun.toSorted()).toEqual([...delivery.messages.values()].map((message) => keyOf(message)).toSorted());
});

test.concurrent.each(waysToBegin)("jobs that were lost to another worker are left to it (%o)", async (way) => {
  const { clock, delivery, carrier, start } = given();
  carrier.up = false;
  delivery.accept("acme", messagesAt(clock.now(), 5));
  const worker = start(carriersOf([handleOf("one", carrier, way)]));
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
  await until(() => worker.waiting().get("one") === 0);
  // Whoever writes a row first has the step; without rows, it is who has the job.
  await until(() => carrier.given.length === (way.reportsElsewhere ? 5 : 0));
  expect(await keep([job])).toEqual([]);
});
