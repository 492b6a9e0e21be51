import { expect, test, vi } from "vitest";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { jumpAhead, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeAccount, makeCarriers, makeHandle, makeMessages, makeStep } from "./fixtures.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const HOUR_MS = 3_600_000;
const EVENING = Date.parse("2025-11-15T21:00:00+09:00");
const MORNING = Date.parse("2025-11-16T08:00:00+09:00");
const ad = makeStep({ payload: { text: "(광고) Sale" }, validityS: 3600 });
const lookups = (holdAdvertising: boolean) => ({
  find: async (id: string) => ({ ...makeAccount(id), holdAdvertising }),
  findRegistry: async () => ({ alimtalkTemplates: new Map(), brandmessageTemplates: new Map() }),
});

function makeHolding(holdAdvertising = true) {
  const carrier = new FakeCarrier();
  const accounts = lookups(holdAdvertising);
  return { carrier, ...makeDelivery(makeCarriers([makeHandle("smsc", carrier)]), { accounts }) };
}

test("advertising in the evening waits until the morning, with its whole validity, and is sent then", async () => {
  vi.setSystemTime(EVENING);
  const { store, carrier, metrics, start } = makeHolding();
  const messages = makeMessages(3, { steps: [ad] });
  store.accept("acme", messages);
  start();
  await until(() => store.held.size === 3 && store.outbox.length === 0);
  expect(metrics.heldSteps).toBe(3);
  const row = store.rows.get(getStepName({ accountId: "acme", msgKey: messages[0]?.msgKey ?? "", step: 0 }));
  expect(row).toMatchObject({ state: "queued", carrier: "(held)" });
  expect(Math.abs((row?.expiresMs ?? 0) - MORNING - HOUR_MS)).toBeLessThan(60_000);
  await jumpAhead(10 * HOUR_MS);
  await pass(2000);
  expect(carrier.submitted).toEqual([]);
  await jumpAhead(MORNING - Date.now());
  await until(() => carrier.submitted.length === 3);
  expect(carrier.submitted.map(({ ref }) => ref.msgKey).toSorted()).toEqual(
    messages.map(({ msgKey }) => msgKey).toSorted(),
  );
});

test("a hold whose answers are lost is written again as it was", async () => {
  vi.setSystemTime(EVENING);
  const { store, start } = makeHolding();
  const hold = store.holdSteps.bind(store);
  const written: string[] = [];
  store.holdSteps = async (held) => {
    await hold(held);
    written.push(JSON.stringify(held));
    if (written.length < 5) throw new Error("away");
  };
  store.accept("acme", makeMessages(1, { steps: [ad] }));
  start();
  await until(() => store.held.size === 1 && store.outbox.length === 0);
  expect(written).toEqual(Array.from({ length: 5 }, () => written[0]));
});

test.each([
  ["the account does not hold it", EVENING, ad, false],
  ["it does not advertise", EVENING, makeStep(), true],
  ["it is day", Date.parse("2025-11-15T12:00:00+09:00"), ad, true],
])("a message is sent at once if %s", async (_, nowMs, step, holds) => {
  vi.setSystemTime(nowMs);
  const { store, carrier, start } = makeHolding(holds);
  store.accept("acme", makeMessages(1, { steps: [step] }));
  start();
  await until(() => carrier.submitted.length === 1);
  expect(store.held.size).toBe(0);
});

test("advertising that waits for its carrier when the hours end is held", async () => {
  vi.setSystemTime(Date.parse("2025-11-15T19:59:00+09:00"));
  const carrier = new FakeCarrier();
  const delivery = makeDelivery(makeCarriers([makeHandle("smsc", carrier)]), {
    accounts: lookups(true),
    isPaused: () => true,
  });
  delivery.store.accept("acme", makeMessages(2, { steps: [makeStep({ payload: { text: "(광고) Sale" } })] }));
  const worker = delivery.start();
  await until(() => worker.countWaiting().get("smsc") === 2);
  await pass(40_000);
  expect(delivery.store.held.size).toBe(0);
  await pass(20_000);
  await until(() => delivery.store.held.size === 2 && delivery.store.outbox.length === 0);
  expect([...delivery.store.held.values()].map(({ untilMs }) => untilMs)).toEqual([MORNING, MORNING]);
  expect(carrier.submitted).toEqual([]);
});
