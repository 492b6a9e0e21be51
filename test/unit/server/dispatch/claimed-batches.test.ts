import { expect, test, vi } from "vitest";
import { finish, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessages } from "./fixtures.ts";
import { makeDelivery, startWorkerOn, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const gone = Object.assign(new Error("gone"), { code: "57P01" });

function makeClaiming() {
  const carrier = new FakeCarrier();
  const carriers = makeCarriers([makeHandle("one", carrier)]);
  return { carrier, carriers, ...makeDelivery(carriers) };
}

/** A worker that has claimed five steps and cannot submit them, because their carrier is down. */
async function holdFive() {
  const claiming = makeClaiming();
  claiming.carrier.up = false;
  claiming.store.accept("acme", makeMessages(5));
  const worker = claiming.start();
  await until(() => worker.countWaiting().get("one") === 5);
  return { ...claiming, worker };
}

test("a worker that sends its heartbeat keeps its batches, however long they wait", async () => {
  const { store, carriers } = await holdFive();
  const [row] = store.outbox;
  const workerId = row?.workerId;
  const other = startWorkerOn(store, carriers);
  await pass(30_000);
  expect([store.outbox[0]?.workerId, other.countWaiting().get("one")]).toEqual([workerId, 0]);
  expect(workerId).toBeDefined();
});

test("a message that an operator cancelled waits no more, and the others of its batch wait once", async () => {
  const { store, carrier, worker } = await holdFive();
  const [first, ...others] = store.outbox[0]?.steps ?? [];
  if (first === undefined) throw new Error("The worker holds no step");
  store.cancel(first);
  await until(() => worker.countWaiting().get("one") === 4);
  await pass(10_000);
  expect(worker.countWaiting().get("one")).toBe(4);
  carrier.up = true;
  await until(() => store.countRows("submitted") === 4);
  expect(carrier.submitted.map(({ ref }) => ref.msgKey).toSorted()).toEqual(
    others.map(({ msgKey }) => msgKey).toSorted(),
  );
});

test("the batches of a worker whose heartbeat has run out are claimed by another", async () => {
  const { store, carrier, start } = makeClaiming();
  store.accept("acme", makeMessages(5));
  await finish(store.registerWorker("dead"));
  await finish(store.claim("dead", 5));
  start();
  await pass(9000);
  expect(carrier.submitted).toEqual([]);
  await until(() => store.countRows("submitted") === 5);
  expect(carrier.submitted).toHaveLength(5);
  await until(() => store.outbox.length === 0);
});

test("a batch is sent although the answer to its claim was lost with the connection", async () => {
  const { store, carrier, start } = makeClaiming();
  const claim = store.claim.bind(store);
  vi.spyOn(store, "claim").mockImplementationOnce(async (workerId, maxSteps) => {
    await claim(workerId, maxSteps);
    throw gone;
  });
  store.accept("acme", makeMessages(5));
  start();
  await until(() => carrier.submitted.length === 5);
  await until(() => store.outbox.length === 0);
  expect(carrier.submitted).toHaveLength(5);
});

test("two lost heartbeats do no harm", async () => {
  const { store } = await holdFive();
  const workerIds = [...store.workers.keys()];
  vi.spyOn(store, "sendHeartbeat").mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  await pass(30_000);
  expect([...store.workers.keys()]).toEqual(workerIds);
});

test("a worker keeps its batches over an outage of the database in which nobody declared it dead", async () => {
  const { store, carrier } = await holdFive();
  const workerIds = [...store.workers.keys()];
  store.failure = gone;
  await pass(30_000);
  store.failure = undefined;
  await pass(10_000);
  expect([...store.workers.keys()]).toEqual(workerIds);
  carrier.up = true;
  await until(() => store.countRows("submitted") === 5 && store.outbox.length === 0);
  expect(carrier.submitted).toHaveLength(5);
});

test("a worker that was declared dead registers again, and each step is submitted once", async () => {
  const { store, carrier } = await holdFive();
  const [before] = store.workers.keys();
  store.declareWorkersDead();
  await until(() => store.workers.size === 1);
  expect([...store.workers.keys()]).not.toEqual([before]);
  store.accept("acme", makeMessages(3));
  carrier.up = true;
  await until(() => store.countRows("submitted") === 8 && store.outbox.length === 0);
  expect(carrier.submitted).toHaveLength(8);
});

test("a worker that was declared dead does not delete the batches that another has claimed", async () => {
  const { store, carrier } = await holdFive();
  store.declareWorkersDead();
  store.workers.set("other", Number.POSITIVE_INFINITY);
  await finish(store.claim("other", 5));
  carrier.up = true;
  await until(() => store.workers.size === 2);
  await pass(10_000);
  expect(store.outbox.map(({ workerId }) => workerId)).toEqual(["other"]);
});

test("a batch that is claimed again is deleted, although a deletion under an earlier id was under way", async () => {
  const { store, carrier, start } = makeClaiming();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const deleteNow = store.delete.bind(store);
  const deletion = vi.spyOn(store, "delete").mockImplementationOnce(async (...args) => {
    await isReleased;
    return deleteNow(...args);
  });
  store.accept("acme", makeMessages(5));
  start();
  await until(() => store.countRows("submitted") === 5 && deletion.mock.calls.length === 1);
  const [before] = store.workers.keys();
  store.declareWorkersDead();
  await until(() => ![undefined, before].includes(store.outbox[0]?.workerId));
  await pass(1000);
  release();
  await until(() => store.outbox.length === 0);
  expect(carrier.submitted).toHaveLength(5);
});

test("batches that could not be deleted are deleted a little later", async () => {
  const { store, carrier, start } = makeClaiming();
  const deletion = vi.spyOn(store, "delete").mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  store.accept("acme", makeMessages(5));
  start();
  await until(() => store.outbox.length === 0);
  expect([carrier.submitted.length, deletion.mock.calls.length]).toEqual([5, 3]);
});

test("a worker that stops leaves its batches to others at once", async () => {
  const { store, carrier, carriers, worker } = await holdFive();
  await finish(worker.stop());
  expect([store.outbox.map(({ workerId }) => workerId), store.workers.size]).toEqual([[undefined], 0]);
  carrier.up = true;
  startWorkerOn(store, carriers);
  const startMs = performance.now();
  await until(() => carrier.submitted.length === 5);
  expect(performance.now() - startMs).toBeLessThan(100);
});

test("a worker that stops deletes the batches it has finished", async () => {
  const { store, carrier, start } = makeClaiming();
  vi.spyOn(store, "delete").mockRejectedValueOnce(gone);
  store.accept("acme", makeMessages(5));
  const worker = start();
  await until(() => carrier.submitted.length === 5);
  await finish(worker.stop());
  expect([store.outbox, store.countRows("submitted")]).toEqual([[], 5]);
});

test("a batch is sent although its claim was given up and ran late, when the database was no longer silent", async () => {
  const { store, carrier, start } = makeClaiming();
  let lateClaim = (): Promise<unknown> => Promise.resolve();
  const claim = store.claim.bind(store);
  vi.spyOn(store, "claim").mockImplementationOnce(async (workerId) => {
    lateClaim = () => claim(workerId, 5);
    throw gone;
  });
  start();
  await pass(5000);
  // The worker has looked for lost rows by now, and found none.
  store.accept("acme", makeMessages(5));
  await finish(lateClaim());
  await until(() => carrier.submitted.length === 5);
  await until(() => store.outbox.length === 0);
  expect(carrier.submitted).toHaveLength(5);
});

test("a batch whose row is being deleted is not released to other workers", async () => {
  const { store, carrier, carriers, start } = makeClaiming();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  vi.spyOn(store, "claim").mockRejectedValueOnce(gone);
  const remove = store.delete.bind(store);
  vi.spyOn(store, "delete").mockImplementationOnce(async (...args) => {
    await held;
    await remove(...args);
  });
  // The outcome is not known yet, so that the step has no row.
  carrier.answer = async () => {
    await held;
    return { kind: "accepted" };
  };
  start();
  await pass(1000);
  store.accept("acme", makeMessages(1));
  await until(() => carrier.submitted.length === 1);
  startWorkerOn(store, carriers);
  // After a claim that failed, a worker looks again and again for rows that it does not know.
  await pass(25_000);
  letGo();
  await until(() => store.countRows("submitted") === 1 && store.outbox.length === 0);
  expect(carrier.submitted).toHaveLength(1);
});
