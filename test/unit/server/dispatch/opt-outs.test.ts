import { expect, test, vi } from "vitest";
import { OPTED_OUT } from "../../../../server/domain/gateway-endings.ts";
import { TIMINGS } from "../../../../server/domain/timings.ts";
import { jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeAccount, makeCarriers, makeHandle, makeMessages, makeStep } from "./fixtures.ts";
import { MemoryStore } from "./memory-store.ts";
import { loseBeginning, makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const ad = makeStep({ payload: { text: "(광고) Sale" } });
const accounts = {
  find: async (id: string) => ({ ...makeAccount(id), optOutKey: "key" }),
  findRegistry: async () => ({ alimtalkTemplates: new Map(), brandmessageTemplates: new Map() }),
};

test.each([
  ["before it was placed", true, ad, 0],
  ["while it waited for its carrier", false, ad, 0],
  ["while it waited for its carrier, but it does not advertise", false, makeStep(), 1],
])("a recipient who opted out %s", async (_, isBefore, step, sent) => {
  const carrier = new FakeCarrier();
  let hasOptedOut = isBefore;
  let isPaused = true;
  const delivery = makeDelivery(makeCarriers([makeHandle("smsc", carrier)]), {
    accounts,
    isPaused: () => isPaused,
    optOuts: { findRefused: async (asked) => (hasOptedOut ? asked : []) },
  });
  delivery.store.accept("acme", makeMessages(1, { steps: [step] }));
  const worker = delivery.start();
  await pass(10_000);
  hasOptedOut = true;
  isPaused = false;
  worker.wake();
  await until(() => carrier.submitted.length + delivery.store.countRows("failed") === 1);
  await pass(1000);
  expect([carrier.submitted.length, delivery.store.countRows("failed")]).toEqual([sent, 1 - sent]);
});

test("an end that another worker has to record, because it has taken the lease over, is recorded by it and not when the step expires", async () => {
  const carrier = new FakeCarrier();
  const optOuts = { findRefused: async <Asked>(asked: readonly Asked[]) => asked };
  const { store, start } = makeDelivery(makeCarriers([makeHandle("smsc", carrier)]), { accounts, optOuts });
  loseBeginning(store);
  store.accept("acme", makeMessages(1, { steps: [ad] }));
  start();
  await until(() => store.outbox.length === 0);
  expect([store.countRows("submitting"), store.leases.size]).toEqual([1, 1]);
  await pass(16_000);
  expect(store.ended.map(({ ending }) => ending)).toEqual([OPTED_OUT]);
  await until(() => store.leases.size === 0);
  expect(carrier.submitted).toEqual([]);
});

test("an end that is recorded late does not end a step that a carrier has by then", async () => {
  const carrier = new FakeCarrier();
  let hasOptedOut = true;
  const { store, start } = makeDelivery(makeCarriers([makeHandle("smsc", carrier)]), {
    accounts,
    optOuts: { findRefused: async (asked) => (hasOptedOut ? asked : []) },
  });
  const isHeldUp = Promise.withResolvers<void>();
  vi.spyOn(store, "record").mockImplementationOnce(async (...args) => {
    await isHeldUp.promise;
    return MemoryStore.prototype.record.apply(store, args);
  });
  store.accept("acme", makeMessages(1, { steps: [ad] }));
  start();
  await until(() => store.countRows("submitting") === 1);
  hasOptedOut = false;
  jumpAhead(TIMINGS.leaseMs + 1);
  await until(() => store.countRows("submitted") === 1);
  isHeldUp.resolve();
  await pass(1000);
  expect([store.ended, carrier.submitted.length]).toEqual([[], 1]);
});
