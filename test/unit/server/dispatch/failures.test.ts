import { expect, test, vi } from "vitest";
import type { Carrier } from "../../../../server/carriers/carrier.ts";
import type { Worker, WorkerOptions } from "../../../../server/dispatch/worker.ts";
import type { StepRef } from "../../../../server/domain/delivery.ts";
import { sleep } from "../../../../server/store/retry.ts";
import { finish, jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessages, makeStep } from "./fixtures.ts";
import { MemoryStore } from "./memory-store.ts";
import { startWorkerOn, useWorkers } from "./worker-fixtures.ts";

useWorkers();

function makeFailing(change: Partial<WorkerOptions> = {}) {
  const store = new MemoryStore();
  const carrier = new FakeCarrier();
  const start = (carriers = makeCarriers([makeHandle("one", carrier)])): Worker =>
    startWorkerOn(store, carriers, change);
  return { store, carrier, start };
}

/** Steps are begun by their rows, or with deferred rows where their carrier reports to this process alone. */
const waysToBegin = [{ reportsElsewhere: true }, { reportsElsewhere: false }];

/** Calls `check` before steps are begun, in either way. */
function beforeBegin(store: MemoryStore, check: (refs: readonly StepRef[]) => void): void {
  const { beginSteps, beginDeferred } = store;
  store.beginSteps = async (steps, ...rest) => {
    check(steps.map(({ ref }) => ref));
    return beginSteps.call(store, steps, ...rest);
  };
  store.beginDeferred = async (lease) => {
    check(lease.members);
    return beginDeferred.call(store, lease);
  };
}

const gone = Object.assign(new Error("gone"), { code: "57P01" });
const full = Object.assign(new Error("disk full"), { code: "53100" });
const refused = Object.assign(new Error("refused"), { code: "23514" });

test.each(waysToBegin)("everything goes on when the database is back (%o)", async (way) => {
  const { store, carrier, start } = makeFailing();
  carrier.answer = async () => {
    await sleep(5);
    return { kind: "accepted" };
  };
  for (let batch = 0; batch < 10; batch++) store.accept("acme", makeMessages(50));
  start(makeCarriers([makeHandle("one", carrier, way)]));
  for (let outage = 0; outage < 4; outage++) {
    await until(() => carrier.submitted.length > outage * 100);
    store.failure = gone;
    await pass(120);
    store.failure = undefined;
  }
  await until(() => store.countRows("submitted") === 500);
  expect(carrier.submitted).toHaveLength(500);
  await until(() => store.outbox.length === 0);
});

test.each(waysToBegin)(
  "steps that could not be begun expire in their time, while no more may be sent (%o)",
  async (way) => {
    let isAllowed = true;
    const budgets: WorkerOptions["budgets"] = {
      take: async () => ({ allowed: isAllowed, limit: 1, remaining: 1, resetS: 0, retryAfterS: 1 }),
      giveBack: () => {},
    };
    const { store, carrier, start } = makeFailing({ budgets });
    beforeBegin(store, () => {
      if (!isAllowed) return;
      isAllowed = false;
      throw gone;
    });
    store.accept("acme", makeMessages(3, { steps: [makeStep({ validityS: 40 })] }));
    const worker = start(makeCarriers([makeHandle("one", carrier, { ...way, ratePerSecond: 100 })]));
    await until(() => !isAllowed && worker.countWaiting().get("one") === 3);
    jumpAhead(40_001);
    await until(() => store.ended.length === 3);
    expect(store.ended.map(({ ending }) => ending.state)).toEqual(["expired", "expired", "expired"]);
    expect(carrier.submitted).toEqual([]);
  },
);

test("outcomes wait in memory until they can be recorded", async () => {
  const { store, carrier, start } = makeFailing();
  carrier.answer = () => {
    store.failure = gone;
    return { kind: "accepted" };
  };
  store.accept("acme", makeMessages(3));
  start();
  await until(() => carrier.submitted.length === 3);
  await pass(10_000);
  expect(store.countRows("submitted")).toBe(0);
  store.failure = undefined;
  await until(() => store.countRows("submitted") === 3);
  expect(carrier.submitted).toHaveLength(3);
});

test.each(waysToBegin)("a step that the database refuses does not hold up others (%o)", async (way) => {
  const { store, carrier, start } = makeFailing();
  const messages = makeMessages(40);
  const bad = messages[17]?.msgKey;
  beforeBegin(store, (refs) => {
    if (refs.some(({ msgKey }) => msgKey === bad)) throw refused;
  });
  store.accept("acme", messages);
  start(makeCarriers([makeHandle("one", carrier, way)]));
  await until(() => store.countRows("submitted") === 39);
  expect(carrier.submitted.some(({ ref }) => ref.msgKey === bad)).toBe(false);
  // The step is not lost: its batch stays in the outbox.
  expect(store.outbox).toHaveLength(1);
});

test("a step that the database refuses does not hold up others that end without a carrier", async () => {
  const { store, start } = makeFailing();
  const messages = makeMessages(5);
  beforeBegin(store, (refs) => {
    if (refs.some(({ msgKey }) => msgKey === messages[1]?.msgKey)) throw refused;
  });
  store.accept("acme", messages);
  start(makeCarriers([makeHandle("one", new FakeCarrier())], () => []));
  await until(() => store.ended.length === 4);
  expect(store.outbox).toHaveLength(1);
});

test("steps that end without a carrier are finished when the database fails while they are begun", async () => {
  const { store, start } = makeFailing();
  vi.spyOn(store, "beginSteps").mockRejectedValueOnce(gone);
  store.accept("acme", makeMessages(5));
  start(makeCarriers([makeHandle("one", new FakeCarrier())], () => []));
  await until(() => store.ended.length === 5 && store.outbox.length === 0);
});

test("steps that end without a carrier end once when the database fails after their end is recorded", async () => {
  const { store, start } = makeFailing();
  vi.spyOn(store, "deleteLeases").mockRejectedValueOnce(gone);
  store.accept("acme", makeMessages(5));
  start(makeCarriers([makeHandle("one", new FakeCarrier())], () => []));
  await until(() => store.outbox.length === 0);
  expect(store.ended).toHaveLength(5);
});

test("steps whose outcome the database does not take become unknown when their lease comes due", async () => {
  const { store, carrier, start } = makeFailing();
  const record = vi.spyOn(store, "record").mockRejectedValue(full);
  store.accept("acme", makeMessages(3));
  start();
  await until(() => record.mock.calls.length === 3);
  await pass(1000);
  expect([store.deferred.size, store.leases.size, store.rows.size]).toEqual([0, 1, 0]);
  record.mockRestore();
  await until(() => store.countRows("unknown") === 3);
  expect(carrier.submitted).toHaveLength(3);
});

test("steps that an adapter does not settle become unknown", async () => {
  const { store, carrier, start } = makeFailing();
  let calls = 0;
  carrier.submit = async (batch, settle) => {
    if (calls++ === 0) throw new Error("adapter error");
    settle(0, { kind: "accepted" });
    settle(0, { kind: "unavailable" });
    settle(batch.length, { kind: "unavailable" });
  };
  store.accept("acme", makeMessages(2));
  start();
  await until(() => store.countRows("unknown") === 2);
  store.accept("acme", makeMessages(2));
  await until(() => store.countRows("unknown") === 3);
  expect(store.countRows("submitted")).toBe(1);
});

test("a carrier that hangs keeps its messages no longer than they are valid", async () => {
  const { store, carrier, start } = makeFailing();
  carrier.submit = () => new Promise(() => {});
  store.accept("acme", makeMessages(1, { steps: [makeStep({ validityS: 1 })] }));
  start();
  await until(() => store.ended.length === 1);
  expect(store.ended[0]?.ending.state).toBe("expired");
});

test("a stop comes to its end without a database and with a carrier that hangs", async () => {
  const { store, carrier, start } = makeFailing({ drainMs: 200 });
  carrier.submit = () => new Promise(() => {});
  store.accept("acme", makeMessages(5));
  const worker = start();
  await until(() => store.leases.size === 1);
  // The database goes away while a batch is being read.
  const loadSteps = store.loadSteps.bind(store);
  store.loadSteps = async (refs) => {
    store.failure = gone;
    return loadSteps(refs);
  };
  store.accept("acme", makeMessages(5));
  await until(() => store.failure !== undefined);
  await finish(worker.stop());
});

test("a step that is in two batches is submitted once, and both batches are deleted", async () => {
  const { store, carrier, start } = makeFailing();
  const messages = makeMessages(5);
  store.accept("acme", messages);
  // A worker that has died moved the steps to the backlog before, and did not delete their batch.
  await finish(store.claim("dead", 1));
  store.declareWorkersDead();
  const steps = messages.map(({ msgKey }) => ({ accountId: "acme", msgKey, step: 0 }));
  await finish(store.insertIntoBacklog([{ lane: "one/acme", steps, expiresMs: Date.now() + 60_000 }]));
  carrier.up = false;
  const worker = start();
  await until(() => worker.countWaiting().get("one") === 10);
  carrier.up = true;
  await until(() => store.countRows("submitted") === 5 && store.outbox.length + store.backlog.length === 0);
  expect(carrier.submitted).toHaveLength(5);
});

test("picture messages are finished or submitted once when the database fails in between", async () => {
  const read = async (_: string, fileKey: string) =>
    fileKey === "gone" ? undefined : { fileKey, mediaType: "image/jpeg", content: new Uint8Array(16 * 1_048_576) };
  const { store, carrier, start } = makeFailing({ files: { read } });
  const withFile = (fileKey: string) =>
    makeMessages(2, { steps: [makeStep({ channel: "mms", payload: { fileKey: [fileKey] } })] });
  let calls = 0;
  const begun: string[] = [];
  beforeBegin(store, (refs) => {
    if (calls++ === 0) throw refused;
    begun.push(...refs.map(({ msgKey }) => msgKey));
  });
  const messages = [...withFile("f1"), ...withFile("gone")];
  store.accept("acme", messages);
  start();
  await until(() => store.countRows("submitted") === 2 && store.ended.length === 2 && store.outbox.length === 0);
  expect(carrier.submitted).toHaveLength(2);
  expect(begun.toSorted()).toEqual(messages.map(({ msgKey }) => msgKey).toSorted());
});

test("a worker that cannot record outcomes lets another take its steps over, and none is submitted twice", async () => {
  const { store, carrier, start } = makeFailing();
  // Recording hangs, everything else works, the renewal of leases too.
  const matchOrphans = async () => ({ matched: 0, hasMore: false });
  const stuck = { deferred: new Map(), matchOrphans, record: () => new Promise<void>(() => {}) };
  startWorkerOn(store, makeCarriers([makeHandle("one", carrier)]), { recorder: stuck });
  store.accept("acme", makeMessages(3));
  await until(() => carrier.submitted.length === 3);
  start();
  await until(() => store.countRows("unknown") === 3);
  expect(carrier.submitted).toHaveLength(3);
});

test("a lease is renewed for as long as its carrier is still getting steps, however long the database is slow", async () => {
  const { store, carrier, start } = makeFailing();
  carrier.answer = async () => {
    await sleep(40_000);
    return { kind: "accepted" };
  };
  store.accept("acme", makeMessages(1));
  start();
  await until(() => carrier.submitted.length === 1);
  startWorkerOn(store, makeCarriers([makeHandle("one", new FakeCarrier())]));
  await pass(39_000);
  expect(store.countRows("unknown")).toBe(0);
  await until(() => store.countRows("submitted") === 1);
});

test("a slow carrier gets no more of a batch when its lease cannot be renewed, and nothing twice", async () => {
  const { store, carrier, start } = makeFailing();
  const has = (reference: string): boolean =>
    carrier.submitted.some((submission) => submission.reference === reference);
  carrier.ask = async (questions) =>
    questions.map(({ submission }) => ({ kind: has(submission.reference) ? "pending" : "never-heard" }));
  const submit: Carrier["submit"] = async (batch, settle, mayHandOver) => {
    for (const [index, submission] of batch.entries()) {
      await sleep(4000);
      if (mayHandOver()) carrier.submitted.push(submission);
      settle(index, { kind: mayHandOver() ? "accepted" : "unavailable" });
    }
  };
  const slow = { ...{ submit, ask: carrier.ask }, isUp: () => true, start: () => {}, stop: async () => {} };
  let isAway = false;
  const reachable = failWhile(store, () => isAway);
  const parts = { outbox: reachable, store: reachable, recorder: reachable };
  startWorkerOn(store, makeCarriers([makeHandle("one", slow)]), parts);
  store.accept("acme", makeMessages(10));
  await until(() => carrier.submitted.length === 1);
  // The database is away for the first worker only.
  isAway = true;
  start();
  await pass(40_000);
  isAway = false;
  await pass(20_000);
  expect(new Set(carrier.submitted.map(({ reference }) => reference)).size).toBe(10);
  expect(carrier.submitted).toHaveLength(10);
});

/** The same store, whose calls fail at times. */
function failWhile(store: MemoryStore, isAway: () => boolean): MemoryStore {
  return new Proxy(store, {
    get: (_, name: keyof MemoryStore) => {
      const member = store[name];
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => (isAway() ? Promise.reject(gone) : Reflect.apply(member, store, args));
    },
  });
}

test("a submission that was held up does not go out when its own worker takes the lease over", async () => {
  const { store, carrier } = makeFailing();
  const { promise: isAsked, resolve: noteAsked } = Promise.withResolvers<void>();
  let submits = 0;
  const submit: Carrier["submit"] = async (batch, settle, mayHandOver) => {
    submits++;
    await isAsked;
    for (const [index, submission] of batch.entries()) {
      const isOut = mayHandOver();
      if (isOut) carrier.submitted.push(submission);
      settle(index, { kind: isOut ? "accepted" : "unavailable" });
    }
  };
  const ask: NonNullable<Carrier["ask"]> = async (questions) => {
    noteAsked();
    await sleep(1000);
    return questions.map(() => ({ kind: "never-heard" }));
  };
  const held = { submit, ask, isUp: () => true, start: () => {}, stop: async () => {} };
  startWorkerOn(store, makeCarriers([makeHandle("one", held)]));
  store.accept("acme", makeMessages(1));
  await until(() => submits === 1);
  jumpAhead(20_000);
  await finish(isAsked);
  await until(() => store.countRows("submitted") === 1);
  await pass(5000);
  expect(carrier.submitted).toHaveLength(1);
});
