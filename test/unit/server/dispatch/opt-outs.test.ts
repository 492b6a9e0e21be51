import { expect, test } from "vitest";
import { pass, until } from "./fake-time.ts";
import { FakeCarrier, makeAccount, makeCarriers, makeHandle, makeMessages, makeStep } from "./fixtures.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

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
