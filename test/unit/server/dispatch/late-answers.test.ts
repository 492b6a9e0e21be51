import { expect, test } from "vitest";
import type { SubmitOutcome } from "../../../../server/carriers/carrier.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { sleep } from "../../../../server/store/retry.ts";
import { jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessage, makeMessages, makeStep } from "./fixtures.ts";
import { MemoryStore } from "./memory-store.ts";
import { makeDelivery, startWorkerOn, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const failed = { state: "failed", code: "23003" } as const;
const accepted: SubmitOutcome = { kind: "accepted", carrierIds: ["7"] };

/** A carrier that does not answer in time, and how the test lets it answer after all. The second time it takes a message at once. */
function makeUnanswered(steps = [makeStep({ validityS: 60 }), makeStep()]) {
  const carrier = new FakeCarrier();
  const { promise: later, resolve, reject } = Promise.withResolvers<SubmitOutcome>();
  carrier.answer = () => (carrier.submitted.length > 1 ? accepted : { kind: "unknown", later });
  const delivery = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  const message = makeMessage({ steps });
  const rowOf = (step = 0) => delivery.store.rows.get(getStepName({ accountId: "acme", msgKey: message.msgKey, step }));
  const start = async () => {
    delivery.store.accept("acme", [message]);
    delivery.start();
    await until(() => rowOf()?.state === "unknown");
  };
  return { ...delivery, carrier, start, rowOf, resolve, reject };
}

test.each<[string, SubmitOutcome, string, number]>([
  ["that it has the message", accepted, "submitted", 1],
  ["that it has the message, and gives no ids", { kind: "accepted" }, "submitted", 1],
  ["that it refuses the message", { kind: "refused", ending: failed }, "failed", 2],
  ["that it has no room: the message is sent again", { kind: "throttled" }, "submitted", 2],
  ["that the session is not bound: the message is sent again", { kind: "unavailable" }, "submitted", 2],
])("a carrier answers late %s", async (_what, outcome, state, submits) => {
  const { carrier, start, rowOf, resolve, metrics } = makeUnanswered();
  await start();
  expect(rowOf()).toMatchObject({ state: "unknown", carrierIds: [] });
  resolve(outcome);
  await until(() => rowOf()?.state === state && carrier.submitted.length === submits);
  if (outcome === accepted) expect(rowOf()?.carrierIds).toEqual(["7"]);
  // A refusal lets the next step go out. One that goes out again is the same step, and its outcome is counted once for each submit.
  expect(carrier.submitted[1]?.ref.step).toBe(submits === 1 ? undefined : state === "failed" ? 1 : 0);
  await until(() => metrics.outcomes.length === submits);
  expect(metrics.outcomes[0]).toBe("one unknown");
});

test("a step that is sent again after a late answer has a lease until it ends", async () => {
  const { store, start, rowOf, resolve } = makeUnanswered([makeStep({ validityS: 60 })]);
  await start();
  resolve({ kind: "throttled" });
  await until(() => rowOf()?.state === "submitted");
  await pass(5000);
  expect(store.leases.size).toBe(1);
  jumpAhead(60_000);
  await until(() => rowOf()?.state === "expired");
});

test.each<[string, SubmitOutcome]>([
  ["that it has the message", accepted],
  ["that it refuses the message", { kind: "refused", ending: failed }],
  ["that it has no room", { kind: "throttled" }],
])("an answer after the step has expired does not change its end: %s", async (_what, outcome) => {
  const { store, carrier, start, rowOf, resolve } = makeUnanswered();
  await start();
  jumpAhead(61_000);
  await until(() => rowOf()?.state === "expired" && carrier.submitted.length === 2);
  resolve(outcome);
  await pass(5000);
  expect([rowOf()?.state, carrier.submitted.length, store.ended.length]).toEqual(["expired", 2, 1]);
});

test.each(["never", "rejected"])("a step whose late answer is %s stays unknown until it expires", async (what) => {
  const { start, rowOf, resolve, reject } = makeUnanswered();
  await start();
  if (what === "never") resolve({ kind: "unknown" });
  else reject(new Error("a fault of the adapter"));
  await pass(5000);
  expect(rowOf()?.state).toBe("unknown");
});

test("an answer that an adapter gives when the step has expired still brings the carrier's ids", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = () => sleep(90_000).then(() => accepted);
  const { store, start } = makeDelivery(makeCarriers([makeHandle("one", carrier)]));
  store.accept("acme", [makeMessage({ steps: [makeStep({ validityS: 60 })] })]);
  start();
  const events: string[] = [];
  const { record } = store;
  store.record = (all, deferred) => {
    events.push(...all.map((event) => (event.kind === "submitted" ? event.carrierIds.join() : event.kind)));
    return record.call(store, all, deferred);
  };
  await pass(89_000);
  expect(events).toEqual(["unknown", "ended"]);
  await pass(2000);
  expect(events).toEqual(["unknown", "ended", "7"]);
});

test("a carrier that answers late is not silent: its circuit breaker closes", async () => {
  const carrier = new FakeCarrier();
  const { promise: later, resolve } = Promise.withResolvers<SubmitOutcome>();
  carrier.answer = () => ({ kind: "unknown", later });
  const store = new MemoryStore();
  const worker = startWorkerOn(store, makeCarriers([makeHandle("one", carrier)]));
  const breaker = () => worker.listCarriers()[0]?.breaker;
  store.accept("acme", makeMessages(5));
  await until(() => breaker() === "open");
  await until(() => breaker() === "half-open");
  resolve(accepted);
  await until(() => breaker() === "closed" && store.countRows("submitted") === 5);
});
