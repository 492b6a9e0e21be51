import { expect, test } from "vitest";
import type { Answer } from "../../../../server/carriers/carrier.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
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
import { useWorkers } from "./given-workers.ts";
import { MemoryDelivery } from "./memory-delivery.ts";

const workers = useWorkers();

const delivered = { state: "delivered", code: "10000" } as const;

function given(ask?: FakeCarrier["ask"], reportsElsewhere = false) {
  const clock = new Clock();
  const delivery = new MemoryDelivery(clock.now);
  const figures = new Figures();
  const carrier = new FakeCarrier();
  if (ask !== undefined) carrier.ask = ask;
  const carriers = carriersOf([handleOf("one", carrier, { reportsElsewhere })]);
  const start = () => workers.push(givenWorker(delivery, carriers, { now: clock.now, figures }));
  return { clock, delivery, figures, carrier, start };
}

/** Steps as a worker leaves them that dies after it has begun them. */
async function leftBehind(delivery: MemoryDelivery, nowMs: number, validityS = 3600) {
  const message = messageAt(nowMs, { steps: [stepOf({ validityS })] });
  delivery.messages.set(`acme\n${message.msgKey}`, message);
  const ref = { accountId: "acme", msgKey: message.msgKey, step: 0 };
  const detail = { serviceType: "SMS", msgType: "SM" } as const;
  const beginning = { ref, carrier: "one", expiresMs: nowMs + validityS * 1000, last: true, detail };
  const watch = { watchId: `begun.${nowMs}.dead`, dueMs: nowMs + 15_000, members: [ref] };
  await delivery.beginSteps([beginning], watch, nowMs);
  return { name: getStepName(ref), ref, row: () => delivery.rows.get(getStepName(ref)) };
}

test.concurrent("what a dead worker left is in doubt, and is never sent again where nobody can be asked", async () => {
  const { clock, delivery, carrier, start } = given();
  const { row, name } = await leftBehind(delivery, clock.now());
  start();
  clock.ahead(15_001);
  await until(() => row()?.state === "unknown");
  clock.ahead(3600_000);
  await until(() => delivery.ended.length === 1);
  expect(delivery.ended).toEqual([{ name, ending: { state: "expired", code: "22000" } }]);
  expect(carrier.given).toEqual([]);
  await until(() => delivery.watches.size === 0);
});

/** Steps as a worker leaves them that begins them without rows and dies, in the middle of their job. */
async function leftWithoutRows(delivery: MemoryDelivery, nowMs: number) {
  const messages = messagesAt(nowMs, 2);
  delivery.accept("acme", messages);
  const [job] = await delivery.take("dispatch", { limit: 1 });
  const [ref, untouched] = job?.steps ?? [];
  if (job === undefined || ref === undefined || untouched === undefined) throw new Error("A job of two steps was made");
  const watch = { watchId: `begun.${nowMs}.dead`, dueMs: nowMs + 15_000, carrier: "one" };
  await delivery.beginNewSteps({ ...watch, members: [{ ref, job }] });
  return { ref, untouched, row: () => delivery.rows.get(getStepName(ref)) };
}

test.concurrent("what a dead worker left without a row is in doubt as well, with all that the row would say", async () => {
  const { clock, delivery, carrier, start } = given();
  const begunMs = clock.now();
  const { row } = await leftWithoutRows(delivery, begunMs);
  start();
  clock.ahead(15_001);
  await until(() => row()?.state === "unknown");
  expect(row()).toMatchObject({ carrier: "one", sentMs: begunMs, expiresMs: begunMs + 86_400_000, last: true });
  expect(carrier.given).toEqual([]);
});

test.concurrent("a job that comes back is sent without what was begun of it", async () => {
  const { clock, delivery, carrier, start } = given();
  const { untouched, row } = await leftWithoutRows(delivery, clock.now());
  delivery.forgetClaims();
  start();
  await until(() => delivery.jobsIn("dispatch").length === 0);
  expect(carrier.given.map(({ ref }) => ref)).toEqual([untouched]);
  // Its watch is not due yet: whoever has it may be alive.
  expect(row()?.state).toBe("submitting");
});

test.concurrent("a carrier that can be asked says what became of it", async () => {
  const asked: unknown[] = [];
  const answers: Answer[] = [{ kind: "no-answer" }, { kind: "pending" }, { kind: "ended", ending: delivered }];
  const { clock, delivery, carrier, start } = given(async (questions) => {
    asked.push(...questions);
    return questions.map(() => answers.shift() ?? { kind: "no-answer" });
  });
  const { row, name, ref } = await leftBehind(delivery, clock.now());
  const sentMs = row()?.sentMs;
  start();
  clock.ahead(15_001);
  await until(() => asked.length === 1);
  expect(asked[0]).toMatchObject({ submission: { ref, reference: name }, sentMs, carrierIds: [] });
  await until(() => [...delivery.watches.values()].some(({ dueMs }) => dueMs === (sentMs ?? 0) + 30_000));
  clock.ahead(15_001);
  await until(() => asked.length === 2);
  clock.ahead(30_001);
  await until(() => delivery.ended.length === 1);
  expect(delivery.ended).toEqual([{ name, ending: delivered }]);
  expect(carrier.given).toEqual([]);
  await until(() => delivery.watches.size === 0);
});

test.concurrent("what a carrier never heard of is sent, once", async () => {
  const { clock, delivery, carrier, start } = given(async (questions) =>
    questions.map(() => ({ kind: "never-heard" })),
  );
  const { row } = await leftBehind(delivery, clock.now());
  start();
  clock.ahead(15_001);
  await until(() => row()?.state === "submitted");
  expect(carrier.given).toHaveLength(1);
  // A carrier that took it and does not know it any more is not given it again.
  clock.ahead(120_000);
  await until(() => [...delivery.watches.values()].every(({ dueMs }) => dueMs > clock.now() + 60_000));
  expect(row()?.state).toBe("submitted");
  expect(carrier.given).toHaveLength(1);
});

test.concurrent("when time is up the carrier is asked once more, and its word counts", async () => {
  const { clock, delivery, start } = given(async (questions) =>
    questions.map(() => ({ kind: "ended", ending: delivered })),
  );
  await leftBehind(delivery, clock.now(), 5);
  start();
  clock.ahead(20_000);
  await until(() => delivery.ended.length === 1);
  expect(delivery.ended[0]?.ending).toEqual(delivered);
});

test.concurrent("a step that was begun anew is not taken for what its old worker left", async () => {
  const asked: unknown[] = [];
  const { clock, delivery, start } = given(async (questions) => {
    asked.push(...questions);
    return questions.map(() => ({ kind: "never-heard" }));
  });
  const { row, ref } = await leftBehind(delivery, clock.now());
  const held = row();
  if (held === undefined) throw new Error("It was begun");
  // Another worker has it in its hands this moment, under a watch of its own that is far from due.
  held.sentMs += 100;
  delivery.watches.set("begun.9.live", { watchId: "begun.9.live", dueMs: clock.now() + 1e9, members: [ref] });
  start();
  clock.ahead(15_001);
  await until(() => (delivery.watches.get(`begun.${held.sentMs - 100}.dead`)?.dueMs ?? 0) === held.expiresMs);
  expect([row()?.state, asked]).toEqual(["submitting", []]);
  clock.ahead(3600_000);
  await until(() => row()?.state === "expired");
});

test.concurrent("a step that came back is begun later than before, also by a clock that is behind", async () => {
  const { clock, delivery, start } = given();
  const { row, ref, name } = await leftBehind(delivery, clock.now() + 60_000);
  delivery.watches.clear();
  const before = row()?.sentMs ?? 0;
  await delivery.record([{ kind: "returned", ref, retryAfterMs: 0 }]);
  start();
  await until(() => delivery.rows.get(name)?.state === "submitted");
  expect(row()?.sentMs).toBe(before + 1);
  // Its watch knows it by that time.
  expect([...delivery.watches.keys()].map((watchId) => watchId.split(".")[1])).toEqual([String(before + 1)]);
});

test.concurrent("watches of batches under way are moved ahead", async () => {
  const { clock, delivery, carrier, start } = given();
  let isClosed = true;
  carrier.answer = async () => {
    await until(() => !isClosed);
    return { kind: "accepted" };
  };
  delivery.accept("acme", messagesAt(clock.now(), 3));
  start();
  await until(() => carrier.given.length === 3);
  const [first] = delivery.watches.values();
  await until(() => [...delivery.watches.values()].some(({ dueMs }) => dueMs > (first?.dueMs ?? 0) + 4000));
  expect(delivery.rows.size).toBe(0);
  isClosed = false;
  await until(() => [...delivery.rows.values()].filter(({ state }) => state === "submitted").length === 3);
});

test.concurrent("a batch that was held up too long is not submitted as it is, but begun anew", async () => {
  const { clock, delivery, carrier, start } = given();
  const begun: string[] = [];
  const { beginSteps, beginNewSteps } = delivery;
  delivery.beginNewSteps = async (batch) => {
    const claimed = await beginNewSteps.call(delivery, batch);
    begun.push("by its watch");
    // So long that another worker might look at what seems to be left behind.
    clock.ahead(11_000);
    return claimed;
  };
  delivery.beginSteps = async (...one) => {
    begun.push("by its row");
    return beginSteps.apply(delivery, one);
  };
  delivery.accept("acme", messagesAt(clock.now(), 1));
  start();
  await until(() => [...delivery.rows.values()].some(({ state }) => state === "submitted"));
  expect(begun).toEqual(["by its watch", "by its row"]);
  expect(carrier.given).toHaveLength(1);
});

test.concurrent("what another worker has begun meanwhile is left to it", async () => {
  const { clock, delivery, carrier, start } = given(undefined, true);
  const begin = delivery.beginSteps.bind(delivery);
  let recorded = 0;
  const record = delivery.record.bind(delivery);
  delivery.record = async (events) => {
    await record(events);
    recorded += events.length;
  };
  delivery.beginSteps = async (...one) => {
    const names = await begin(...one);
    clock.ahead(11_000);
    for (const row of delivery.rows.values()) row.sentMs += 10_500;
    return names;
  };
  delivery.accept("acme", messagesAt(clock.now(), 1));
  start();
  await until(() => recorded === 1);
  expect([...delivery.rows.values()].map(({ state }) => state)).toEqual(["submitting"]);
  expect([delivery.jobsIn("dispatch").filter(({ isActive }) => !isActive), carrier.given]).toEqual([[], []]);
});

test.concurrent("parked steps expire where they are, also while their carrier is down for long", async () => {
  const { clock, delivery, carrier, start } = given();
  carrier.up = false;
  const [message] = messagesAt(clock.now(), 1, { steps: [stepOf({ channel: "rcs", validityS: 40 })] });
  if (message === undefined) throw new Error("one was made");
  delivery.messages.set(`acme\n${message.msgKey}`, message);
  const ref = { accountId: "acme", msgKey: message.msgKey, step: 0 };
  const watch = { watchId: "parked.1", dueMs: clock.now() + 40_000, members: [ref] };
  // In a lane that nobody has room for.
  await delivery.park([{ lane: "one/acme", watch }]);
  delivery.take = async () => [];
  start();
  clock.ahead(40_001);
  await until(() => delivery.ended.length === 1);
  expect(delivery.ended).toEqual([{ name: getStepName(ref), ending: { state: "expired", code: "51907" } }]);
  clock.ahead(60_000);
  await until(() => delivery.watches.size === 0);
});
