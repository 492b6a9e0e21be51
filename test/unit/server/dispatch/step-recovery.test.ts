import { expect, test, vi } from "vitest";
import type { Answer } from "../../../../server/carriers/carrier.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { NO_CARRIER } from "../../../../server/domain/message-history.ts";
import { sleep } from "../../../../server/store/retry.ts";
import { finish, jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessage, makeMessages, makeStep } from "./fixtures.ts";
import type { MemoryStore } from "./memory-store.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const delivered = { state: "delivered", code: "10000" } as const;

function makeRecovery(ask?: FakeCarrier["ask"], reportsElsewhere = false) {
  const carrier = new FakeCarrier();
  if (ask !== undefined) carrier.ask = ask;
  return { carrier, ...makeDelivery(makeCarriers([makeHandle("one", carrier, { reportsElsewhere })])) };
}

/** Leaves a step behind as a worker does that dies after it has begun the step. */
async function leaveBegun(store: MemoryStore, { validityS = 3600, nowMs = Date.now(), carrier = "one" } = {}) {
  const message = makeMessage({ steps: [makeStep({ validityS })] }, nowMs);
  store.messages.set(`acme\n${message.msgKey}`, message);
  const ref = { accountId: "acme", msgKey: message.msgKey, step: 0 };
  const detail = { serviceType: "SMS", msgType: "SM" } as const;
  const step = { ref, carrier, expiresMs: nowMs + validityS * 1000, last: true, detail };
  const lease = { leaseId: `begun.${nowMs}.dead-${store.leases.size}`, dueMs: nowMs + 15_000 };
  await finish(store.beginSteps([step], lease, nowMs));
  return { name: getStepName(ref), ref, leaseId: lease.leaseId, getRow: () => store.rows.get(getStepName(ref)) };
}

test("a step of a dead worker becomes unknown, and is never sent again where the carrier cannot be asked", async () => {
  const { store, metrics, carrier, start } = makeRecovery();
  const { getRow, name } = await leaveBegun(store);
  start();
  jumpAhead(15_001);
  await until(() => getRow()?.state === "unknown");
  expect(metrics.oldestLeaseMs).toBeGreaterThanOrEqual(15_001);
  jumpAhead(3600_000);
  await until(() => store.ended.length === 1);
  expect(store.ended).toEqual([{ name, ending: { state: "expired", code: "22000" } }]);
  expect(carrier.submitted).toEqual([]);
  await until(() => store.leases.size === 0);
});

/** Leaves two steps of a batch behind as a worker does that dies after it has begun one of them with a deferred row. */
async function leaveDeferred(store: MemoryStore) {
  const nowMs = Date.now();
  store.accept("acme", makeMessages(2));
  await finish(store.registerWorker("dead"));
  const [batch] = await finish(store.claim("dead", 2));
  const [ref, notBegun] = batch?.steps ?? [];
  if (batch === undefined || ref === undefined || notBegun === undefined) throw new Error("Two steps were accepted");
  const lease = { leaseId: `begun.${nowMs}.dead`, dueMs: nowMs + 15_000, members: [ref] };
  await finish(store.beginDeferred({ ...lease, carrier: "one", workerId: "dead", outboxIds: [batch.outboxId] }));
  return { begunMs: nowMs, notBegun, getRow: () => store.rows.get(getStepName(ref)) };
}

test("a deferred row that a dead worker did not write is written from its message, and the step becomes unknown", async () => {
  const { store, carrier, start } = makeRecovery();
  const { begunMs, getRow } = await leaveDeferred(store);
  start();
  jumpAhead(15_001);
  await until(() => getRow()?.state === "unknown");
  expect(getRow()).toMatchObject({ carrier: "one", sentMs: begunMs, expiresMs: begunMs + 86_400_000, last: true });
  expect(carrier.submitted).toEqual([]);
});

test("of the batch of a dead worker only the steps that were not begun are submitted", async () => {
  const { store, carrier, start } = makeRecovery();
  const { notBegun, getRow } = await leaveDeferred(store);
  store.declareWorkersDead();
  start();
  await until(() => store.outbox.length === 0);
  expect(carrier.submitted.map(({ ref }) => ref)).toEqual([notBegun]);
  // The lease is not due yet: its worker may be alive.
  expect(getRow()?.state).toBe("submitting");
});

test("a carrier that can be asked says what became of a step", async () => {
  const asked: unknown[] = [];
  const answers: Answer[] = [{ kind: "no-answer" }, { kind: "pending" }, { kind: "ended", ending: delivered }];
  const { store, carrier, start } = makeRecovery(async (questions) => {
    asked.push(...questions);
    return questions.map(() => answers.shift() ?? { kind: "no-answer" });
  });
  const { getRow, name, ref } = await leaveBegun(store);
  const sentMs = getRow()?.sentMs;
  start();
  jumpAhead(15_001);
  await until(() => asked.length === 1);
  expect(asked[0]).toMatchObject({ submission: { ref, reference: name }, sentMs, carrierIds: [] });
  await until(() => [...store.leases.values()].some(({ dueMs }) => dueMs === (sentMs ?? 0) + 30_000));
  jumpAhead(15_001);
  await until(() => asked.length === 2);
  // It has the step, and no result yet.
  await until(() => getRow()?.state === "submitted");
  jumpAhead(30_001);
  await until(() => store.ended.length === 1);
  expect(store.ended).toEqual([{ name, ending: delivered }]);
  expect(carrier.submitted).toEqual([]);
  await until(() => store.leases.size === 0);
});

test("a carrier is asked by the reference under which an operator has sent the step again", async () => {
  const asked: string[] = [];
  const { store, carrier, start } = makeRecovery(async (questions) => {
    asked.push(...questions.map(({ submission }) => submission.reference));
    return questions.map(() => ({ kind: "ended", ending: delivered }));
  });
  const { ref, getRow } = await leaveBegun(store);
  await finish(store.record([{ kind: "submitted", ref, carrier: "one", carrierIds: [] }]));
  store.requeue(ref);
  const record = vi.spyOn(store, "record");
  carrier.answer = () => ({ kind: "unknown" });
  start();
  await until(() => getRow()?.state === "unknown");
  await pass(1000);
  jumpAhead(60_001);
  await until(() => store.ended.length === 1);
  expect(new Set(asked)).toEqual(new Set([`${ref.msgKey}.0-1.acme`]));
  expect(record.mock.calls.flatMap(([events]) => events.map(({ kind, repeats }) => [kind, repeats]))).toEqual([
    ["unknown", 1],
    ["ended", 1],
  ]);
  expect(carrier.submitted.map(({ reference }) => reference)).toEqual([`${ref.msgKey}.0-1.acme`]);
});

test("a step that the carrier never heard of is submitted, once", async () => {
  const { store, carrier, start } = makeRecovery(async (questions) => questions.map(() => ({ kind: "never-heard" })));
  const { getRow } = await leaveBegun(store);
  start();
  jumpAhead(15_001);
  await until(() => getRow()?.state === "submitted");
  expect(carrier.submitted).toHaveLength(1);
  // The carrier accepted the step and does not know it any more: it does not get the step again.
  jumpAhead(120_000);
  await until(() => [...store.leases.values()].every(({ dueMs }) => dueMs > Date.now() + 60_000));
  expect(getRow()?.state).toBe("submitted");
  expect(carrier.submitted).toHaveLength(1);
});

test("the carrier is asked once more when a step expires, and its answer decides", async () => {
  const { store, start } = makeRecovery(async (questions) =>
    questions.map(() => ({ kind: "ended", ending: delivered })),
  );
  await leaveBegun(store, { validityS: 5 });
  start();
  jumpAhead(20_000);
  await until(() => store.ended.length === 1);
  expect(store.ended[0]?.ending).toEqual(delivered);
});

/** A carrier "one" that takes some time to answer, and "two", which cannot be asked. */
function makeSlowRecovery(answerMs: number, answer: Answer) {
  const asked: string[] = [];
  const carrier = new FakeCarrier();
  carrier.ask = async (questions) => {
    asked.push(...questions.map(({ submission }) => submission.reference));
    await sleep(answerMs);
    return questions.map(() => answer);
  };
  const handles = [makeHandle("one", carrier), makeHandle("two", new FakeCarrier())];
  return { ...makeDelivery(makeCarriers(handles)), asked };
}

test("a carrier that leaves a question unanswered gets no others meanwhile, and all steps expire in time", async () => {
  const { store, asked, start } = makeSlowRecovery(60_000, { kind: "no-answer" });
  const first = await leaveBegun(store);
  start();
  jumpAhead(15_001);
  await until(() => asked.length === 1);
  const second = await leaveBegun(store, { validityS: 15 });
  const ofOther = await leaveBegun(store, { validityS: 15, carrier: "two" });
  await pass(16_500);
  expect([second.getRow()?.state, ofOther.getRow()?.state, asked]).toEqual(["expired", "expired", [first.name]]);
  // It is asked again when the first question has ended.
  await pass(60_000);
  const third = await leaveBegun(store, { validityS: 15 });
  await until(() => asked.includes(third.name));
});

test("the steps of other carriers wait a second at most for one that was not known to be silent", async () => {
  const { store, asked, start } = makeSlowRecovery(60_000, { kind: "no-answer" });
  await leaveBegun(store, { validityS: 15 });
  const ofOther = await leaveBegun(store, { validityS: 16, carrier: "two" });
  start();
  await pass(17_500);
  expect([asked.length, ofOther.getRow()?.state]).toEqual([1, "expired"]);
});

test.each<Answer["kind"]>(["pending", "no-answer"])(
  "a carrier that needs some seconds to say %s is asked about every step",
  async (kind) => {
    const { store, asked, start } = makeSlowRecovery(3000, { kind } as Answer);
    const first = await leaveBegun(store);
    start();
    jumpAhead(15_001);
    await until(() => store.leases.get(first.leaseId)?.dueMs === (first.getRow()?.sentMs ?? 0) + 30_000);
    const second = await leaveBegun(store, { validityS: 15 });
    await until(() => second.getRow()?.state === "expired");
    expect(asked).toContain(second.name);
  },
);

/** The carrier "one" answers one call after another, and "two" cannot be asked. */
function makeBusyRecovery(answerMs: number, kind: "pending" | "no-answer") {
  const carrier = new FakeCarrier();
  const asked: string[] = [];
  const calls = { underWay: 0, most: 0 };
  let before = Promise.resolve();
  carrier.ask = async (questions) => {
    calls.most = Math.max(calls.most, ++calls.underWay);
    asked.push(...questions.map(({ submission }) => submission.reference));
    before = before.then(async () => void (await sleep(answerMs)));
    await before;
    calls.underWay--;
    return questions.map(() => ({ kind }));
  };
  const handles = [makeHandle("one", carrier), makeHandle("two", new FakeCarrier())];
  return { ...makeDelivery(makeCarriers(handles)), asked, calls };
}

test("a carrier that answers one call after another is asked about every step, in eight calls at the same time at most", async () => {
  const { store, asked, calls, start } = makeBusyRecovery(3000, "pending");
  const names: string[] = [];
  for (let number = 0; number < 12; number++) names.push((await leaveBegun(store)).name);
  start();
  jumpAhead(15_001);
  // Not only when the leases come due again.
  await pass(14_000);
  expect([asked.toSorted(), calls.most]).toEqual([names.toSorted(), 8]);
});

test.each([
  ["answers slowly", 3000, "pending"],
  ["leaves calls unanswered, each for less than five seconds", 4500, "no-answer"],
] as const)("steps of other carriers expire in time behind a hundred leases of one that %s", async (_, ms, kind) => {
  const { store, asked, calls, start } = makeBusyRecovery(ms, kind);
  for (let number = 0; number < 100; number++) await leaveBegun(store);
  const ofOther = await leaveBegun(store, { validityS: 16, carrier: "two" });
  start();
  jumpAhead(15_001);
  await pass(12_000);
  expect(ofOther.getRow()?.state).toBe("expired");
  expect([calls.most, asked.length < 20]).toEqual([8, true]);
});

test.each(["one", NO_CARRIER])(
  "a step that another worker has begun again, by the carrier %s, is left alone by the recovery of its old lease",
  async (carrier) => {
    const asked: unknown[] = [];
    const { store, start } = makeRecovery(async (questions) => {
      asked.push(...questions);
      return questions.map(() => ({ kind: "never-heard" }));
    });
    const { getRow, ref, leaseId } = await leaveBegun(store);
    const row = getRow();
    if (row === undefined) throw new Error("The step was begun");
    // Another worker submits or ends it at this moment, under a lease of its own that is far from due.
    Object.assign(row, { sentMs: row.sentMs + 100, carrier });
    store.leases.set("begun.9.live", { leaseId: "begun.9.live", dueMs: Date.now() + 1e9, members: [ref] });
    start();
    jumpAhead(15_001);
    await until(() => store.leases.get(leaseId)?.dueMs === row.expiresMs);
    expect([getRow()?.state, asked]).toEqual(["submitting", []]);
    jumpAhead(3600_000);
    await until(() => getRow()?.state === "expired");
  },
);

test("a step that came back is begun at a later time than before, also by a clock that is behind", async () => {
  const { store, start } = makeRecovery();
  const { getRow, ref } = await leaveBegun(store, { nowMs: Date.now() + 60_000 });
  store.leases.clear();
  const before = getRow()?.sentMs ?? 0;
  await finish(store.record([{ kind: "returned", ref, retryAfterMs: 0 }]));
  start();
  await until(() => getRow()?.state === "submitted");
  expect(getRow()?.sentMs).toBe(before + 1);
  // Its lease has the same time in its id.
  expect([...store.leases.keys()].map((leaseId) => leaseId.split(".")[1])).toEqual([String(before + 1)]);
});

test("the leases of batches under way are renewed", async () => {
  const { store, carrier, start } = makeRecovery();
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  carrier.answer = async () => {
    await opened;
    return { kind: "accepted" };
  };
  store.accept("acme", makeMessages(3));
  start();
  await until(() => carrier.submitted.length === 3);
  const [first] = store.leases.values();
  await until(() => [...store.leases.values()].some(({ dueMs }) => dueMs > (first?.dueMs ?? 0) + 20_000));
  expect(store.rows.size).toBe(0);
  open();
  await until(() => store.countRows("submitted") === 3);
});

test("a batch that was held up for too long is begun again and not submitted under its old lease", async () => {
  const { store, carrier, start } = makeRecovery();
  const begun: string[] = [];
  const { beginSteps, beginDeferred } = store;
  store.beginDeferred = async (lease) => {
    const isBegun = await beginDeferred.call(store, lease);
    begun.push("with deferred rows");
    // So long that another worker might take the lease over.
    jumpAhead(11_000);
    return isBegun;
  };
  store.beginSteps = async (...args) => {
    begun.push("by rows");
    return beginSteps.apply(store, args);
  };
  store.accept("acme", makeMessages(1));
  start();
  await until(() => store.countRows("submitted") === 1);
  expect(begun).toEqual(["with deferred rows", "by rows"]);
  expect(carrier.submitted).toHaveLength(1);
});

test("a step that another worker has begun meanwhile is not taken away from it", async () => {
  const { store, carrier, start } = makeRecovery(undefined, true);
  const { beginSteps, record } = store;
  let recorded = 0;
  store.record = async (events) => {
    await record.call(store, events);
    recorded += events.length;
  };
  store.beginSteps = async (...args) => {
    const names = await beginSteps.apply(store, args);
    jumpAhead(11_000);
    for (const row of store.rows.values()) row.sentMs += 10_500;
    return names;
  };
  store.accept("acme", makeMessages(1));
  start();
  await until(() => recorded === 1);
  expect(store.countRows("submitting")).toBe(1);
  expect([store.outbox.filter(({ workerId }) => workerId === undefined), carrier.submitted]).toEqual([[], []]);
});
