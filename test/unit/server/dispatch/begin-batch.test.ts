import { expect, test, vi } from "vitest";
import { jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessages } from "./fixtures.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const gone = Object.assign(new Error("gone"), { code: "57P01" });
/** Steps are begun by their rows, or with deferred rows where their carrier reports to this process alone. */
const waysToBegin = [{ reportsElsewhere: true }, { reportsElsewhere: false }];

function makeBeginning({ reportsElsewhere = false } = {}) {
  const carrier = new FakeCarrier();
  const delivery = makeDelivery(makeCarriers([makeHandle("one", carrier, { reportsElsewhere })]));
  const byRows = vi.spyOn(delivery.store, "beginSteps");
  const deferred = vi.spyOn(delivery.store, "beginDeferred");
  return { carrier, byRows, deferred, ...delivery };
}

test("new steps are begun with deferred rows, and steps that come back are begun by their rows", async () => {
  const { store, carrier, byRows, deferred, start } = makeBeginning();
  const rowsAtSubmit: number[] = [];
  carrier.answer = () => {
    rowsAtSubmit.push(store.rows.size);
    return { kind: carrier.submitted.length > 3 ? "accepted" : "throttled" };
  };
  store.accept("acme", makeMessages(3));
  start();
  await until(() => carrier.submitted.length === 3);
  expect([rowsAtSubmit, byRows.mock.calls.length]).toEqual([[0, 0, 0], 0]);
  await until(() => store.countRows("submitted") === 3);
  expect(deferred).toHaveBeenCalledTimes(1);
  expect(byRows).toHaveBeenCalled();
  expect(carrier.submitted).toHaveLength(6);
});

test("steps of a carrier whose receipts reach other processes are begun by their rows", async () => {
  const { store, carrier, deferred, start } = makeBeginning({ reportsElsewhere: true });
  let rowsAtSubmit = 0;
  carrier.answer = () => {
    rowsAtSubmit = store.countRows("submitting");
    return { kind: "accepted" };
  };
  store.accept("acme", makeMessages(3));
  start();
  await until(() => store.countRows("submitted") === 3);
  expect([rowsAtSubmit, deferred.mock.calls.length]).toEqual([3, 0]);
});

test.each(waysToBegin)("steps that were begun although the answer was lost are submitted once (%o)", async (way) => {
  const { store, carrier, byRows, deferred, start } = makeBeginning(way);
  const { beginSteps, beginDeferred } = Object.getPrototypeOf(store);
  byRows.mockImplementationOnce(async (...args) => {
    await beginSteps.apply(store, args);
    throw gone;
  });
  deferred.mockImplementationOnce(async (lease) => {
    await beginDeferred.call(store, lease);
    throw gone;
  });
  store.accept("acme", makeMessages(3));
  start();
  await until(() => store.countRows("submitted") === 3);
  expect(carrier.submitted).toHaveLength(3);
  expect(byRows.mock.calls.length + deferred.mock.calls.length).toBe(1);
});

test.each(waysToBegin)("steps that were not begun after a failure are begun by their rows (%o)", async (way) => {
  const { store, carrier, byRows, deferred, start } = makeBeginning(way);
  if (way.reportsElsewhere) byRows.mockRejectedValueOnce(gone);
  else deferred.mockRejectedValueOnce(gone);
  store.accept("acme", makeMessages(3));
  start();
  await until(() => store.countRows("submitted") === 3);
  expect(carrier.submitted).toHaveLength(3);
  expect(deferred).toHaveBeenCalledTimes(way.reportsElsewhere ? 0 : 1);
  expect(byRows).toHaveBeenCalledTimes(way.reportsElsewhere ? 2 : 1);
  await until(() => store.outbox.length === 0);
});

test("the database is asked until it says whether the steps were begun", async () => {
  const { store, carrier, deferred, start } = makeBeginning();
  const { beginDeferred } = Object.getPrototypeOf(store);
  const find = vi.spyOn(store, "findDeferred").mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  deferred.mockImplementationOnce(async (lease) => {
    await beginDeferred.call(store, lease);
    throw gone;
  });
  store.accept("acme", makeMessages(3));
  start();
  await until(() => store.countRows("submitted") === 3);
  expect(find).toHaveBeenCalledTimes(3);
  expect(carrier.submitted).toHaveLength(3);
});

test("steps are not submitted when another worker has taken their lease over in the meantime", async () => {
  const { store, carrier, deferred, start } = makeBeginning();
  const { beginDeferred } = Object.getPrototypeOf(store);
  deferred.mockImplementationOnce(async (lease) => {
    await beginDeferred.call(store, lease);
    // Longer than the lease is valid: the other worker writes the rows that are missing.
    jumpAhead(15_001);
    await store.claimDueLeases(Date.now(), 15_000, 1);
    throw gone;
  });
  store.accept("acme", makeMessages(3));
  start();
  await until(() => store.outbox.length === 0);
  expect(store.countRows("submitting") + store.countRows("unknown")).toBe(3);
  expect(carrier.submitted).toEqual([]);
});

/** Lets another worker have a batch that this one has claimed. */
function giveToOther(row: { workerId: string | undefined } | undefined): void {
  if (row !== undefined) row.workerId = "other";
}

test.each(waysToBegin)("steps of a batch that another worker has are left to it (%o)", async (way) => {
  const { store, carrier, start } = makeBeginning(way);
  carrier.up = false;
  store.workers.set("other", Number.POSITIVE_INFINITY);
  store.accept("acme", makeMessages(5));
  const worker = start();
  await until(() => worker.countWaiting().get("one") === 5);
  giveToOther(store.outbox[0]);
  carrier.up = true;
  await until(() => worker.countWaiting().get("one") === 0);
  await pass(1000);
  // With rows, the worker that writes a row first has the step. With deferred rows, it is the one that has the batch.
  expect(carrier.submitted).toHaveLength(way.reportsElsewhere ? 5 : 0);
  // The batch is not this worker's to delete.
  expect(store.outbox.map(({ workerId }) => workerId)).toEqual(["other"]);
});

test("where another worker has one of two batches, the steps of the other batch are begun by their rows", async () => {
  const { store, carrier, byRows, deferred, start } = makeBeginning();
  carrier.up = false;
  store.workers.set("other", Number.POSITIVE_INFINITY);
  const [lost, kept] = [makeMessages(2), makeMessages(3)];
  store.accept("acme", lost);
  store.accept("acme", kept);
  const worker = start();
  await until(() => worker.countWaiting().get("one") === 5);
  giveToOther(store.outbox[0]);
  carrier.up = true;
  await until(() => store.countRows("submitted") === 3);
  expect(carrier.submitted.map(({ ref }) => ref.msgKey)).toEqual(kept.map(({ msgKey }) => msgKey));
  expect([deferred.mock.calls.length, byRows.mock.calls.length]).toEqual([1, 1]);
  await until(() => store.outbox.length === 1);
  expect(store.outbox[0]?.workerId).toBe("other");
});

test("a beginning that was given up begins nothing when it runs after all", async () => {
  const { store, carrier, byRows, start } = makeBeginning({ reportsElsewhere: true });
  const { beginSteps, loadSteps } = Object.getPrototypeOf(store);
  const outcomes: unknown[] = [];
  byRows.mockImplementationOnce(async (...args) => {
    // It runs when the worker has just heard that the steps were not begun.
    vi.spyOn(store, "loadSteps").mockImplementationOnce(async (refs) => {
      const stored = await loadSteps.call(store, refs);
      outcomes.push(await beginSteps.apply(store, args).catch((error: Error) => error.message));
      return stored;
    });
    throw gone;
  });
  store.accept("acme", makeMessages(1));
  start();
  await until(() => store.countRows("submitted") === 1);
  expect([outcomes, carrier.submitted.length]).toEqual([["duplicate key"], 1]);
});

test("a worker that was held up begins nothing that another has begun and got back meanwhile", async () => {
  const { store, carrier, byRows, start } = makeBeginning({ reportsElsewhere: true });
  const { beginSteps } = Object.getPrototypeOf(store);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  byRows.mockImplementationOnce(async (...args) => {
    await isReleased;
    return beginSteps.apply(store, args);
  });
  carrier.answer = () =>
    carrier.submitted.length > 1 ? { kind: "accepted" } : { kind: "throttled", retryAfterMs: 60_000 };
  store.accept("acme", makeMessages(1));
  start();
  await until(() => byRows.mock.calls.length === 1);
  store.declareWorkersDead();
  start();
  await until(() => store.countRows("queued") === 1);
  release();
  await pass(5000);
  expect(store.countRows("queued")).toBe(1);
  await until(() => store.countRows("submitted") === 1);
});
