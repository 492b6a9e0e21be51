import { expect, test } from "vitest";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { finish, jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessages } from "./fixtures.ts";
import { makeDelivery, startWorkerOn, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const LANE = "(no carrier)/acme";

/** A worker with a simulator that the account may not reach, and messages that it has put into the backlog. */
async function makeWaiting() {
  const simulator = new FakeCarrier();
  const delivery = makeDelivery(makeCarriers([makeHandle("simulator", simulator)], () => undefined));
  const messages = makeMessages(3);
  delivery.store.accept("acme", messages);
  const worker = delivery.start();
  await until(() => delivery.store.backlog.length > 0 && delivery.store.outbox.length === 0);
  return { ...delivery, simulator, worker, keys: messages.map(({ msgKey }) => msgKey) };
}

test("messages without a carrier wait in the backlog, where nothing touches them", async () => {
  const { store, metrics, simulator } = await makeWaiting();
  await pass(10_000);
  expect(store.backlog).toMatchObject([{ lane: LANE, workerId: undefined }]);
  expect(store.backlog[0]?.steps).toHaveLength(3);
  expect(metrics).toMatchObject({ stepsWithoutCarrier: 3, movedSteps: 3, takenSteps: 0 });
  expect([simulator.submitted, store.rows.size, store.ended]).toEqual([[], 0, []]);
});

test("a worker that has a carrier takes them, also beside one that has none", async () => {
  const { store, keys } = await makeWaiting();
  const carrier = new FakeCarrier();
  startWorkerOn(store, makeCarriers([makeHandle("smsc", carrier)]));
  await until(() => carrier.submitted.length === 3);
  await pass(5000);
  expect(carrier.submitted.map(({ ref }) => ref.msgKey)).toEqual(keys);
  expect(store.backlog).toEqual([]);
});

test("a worker that starts later finds them, and leaves them where they are if it has no carrier either", async () => {
  const { store, worker, simulator, start } = await makeWaiting();
  await finish(worker.stop());
  start();
  await pass(5000);
  expect(store.backlog).toMatchObject([{ lane: LANE, workerId: undefined }]);
  expect(store.backlog[0]?.steps).toHaveLength(3);
  expect(simulator.submitted).toEqual([]);
});

test("they end as expired when their time is over", async () => {
  const { store, keys } = await makeWaiting();
  await jumpAhead(86_400_000);
  await until(() => store.ended.length === 3);
  expect(store.ended).toEqual(
    keys.map((msgKey) => ({
      name: getStepName({ accountId: "acme", msgKey, step: 0 }),
      ending: { state: "expired", code: "22000" },
    })),
  );
  await until(() => store.backlog.length === 0);
});
