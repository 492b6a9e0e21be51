import { expect, test, vi } from "vitest";
import { CAPPED } from "../../../../server/domain/gateway-endings.ts";
import { pass, until } from "./fake-time.ts";
import { FakeCarrier, makeAccount, makeCarriers, makeHandle, makeMessage, makeMessages, makeStep } from "./fixtures.ts";
import { loseBeginning, makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const DAY_MS = 86_400_000;

const cap = { from: "rcs", to: "sms", percent: 20 } as const;
const accounts = {
  find: async (id: string) => ({ ...makeAccount(id), fallbackCaps: [cap] }),
  findRegistry: async () => ({ alimtalkTemplates: new Map(), brandmessageTemplates: new Map() }),
};

/** A carrier at which RCS fails, so that messages go on as SMS. */
function makeRefusing(): FakeCarrier {
  const carrier = new FakeCarrier();
  const failed = { state: "failed", code: "33101" } as const;
  carrier.answer = ({ channel }) => (channel === "rcs" ? { kind: "refused", ending: failed } : { kind: "accepted" });
  return carrier;
}

const steps = [makeStep({ channel: "rcs" }), makeStep()];

test("each fallback is counted once, also if the database fails in the middle of them", async () => {
  const carrier = makeRefusing();
  let counted = 0;
  let failures = 1;
  const mayFallBack = async () => {
    if (counted === 1 && failures-- > 0) throw new Error("away");
    counted++;
    return true;
  };
  const delivery = makeDelivery(makeCarriers([makeHandle("smsc", carrier)]), { accounts, caps: { mayFallBack } });
  const messages = makeMessages(3, { steps });
  delivery.store.accept("acme", messages);
  delivery.start();
  await until(() => carrier.submitted.length === 6);
  expect(counted).toBe(messages.length);
});

test("a fallback belongs to the day on which its message was accepted", async () => {
  const carrier = makeRefusing();
  const days: number[] = [];
  const mayFallBack = async (_account: unknown, _message: unknown, _step: number, acceptedMs: number) => {
    days.push(Math.floor(acceptedMs / DAY_MS));
    return true;
  };
  const delivery = makeDelivery(makeCarriers([makeHandle("smsc", carrier)]), { accounts, caps: { mayFallBack } });
  const acceptedMs = Date.now() - 2 * DAY_MS;
  delivery.store.accept("acme", [makeMessage({ steps }, acceptedMs)]);
  delivery.start();
  await until(() => days.length === 1);
  expect(days).toEqual([Math.floor(acceptedMs / DAY_MS)]);
});

test("a fallback that no carrier would get is not counted", async () => {
  const carrier = makeRefusing();
  const mayFallBack = vi.fn(async () => true);
  const carriers = makeCarriers([makeHandle("smsc", carrier)], ({ channel }) => (channel === "rcs" ? ["smsc"] : []));
  const delivery = makeDelivery(carriers, { accounts, caps: { mayFallBack } });
  delivery.store.accept("acme", makeMessages(1, { steps }));
  delivery.start();
  // The step of RCS, and that of SMS, for which there is no route.
  await until(() => delivery.store.countRows("failed") === 2);
  expect(mayFallBack).not.toHaveBeenCalled();
});

test.each([
  { repeats: 0, sent: 0 },
  { repeats: 1, sent: 1 },
])(
  "a fallback whose end by a cap was not recorded, after $repeats repeats by an operator",
  async ({ repeats, sent }) => {
    const carrier = makeRefusing();
    const carriers = makeCarriers([makeHandle("smsc", carrier)]);
    const { store, start } = makeDelivery(carriers, { accounts, caps: { mayFallBack: async () => false } });
    loseBeginning(store);
    store.accept("acme", makeMessages(1, { steps }));
    start();
    await until(() => store.countRows("submitting") === 1);
    for (const row of store.rows.values()) if (row.state === "submitting") row.repeats = repeats;
    await pass(16_000);
    await until(() => store.ended.length === 2 || carrier.submitted.length === 2);
    expect(carrier.submitted.filter(({ channel }) => channel === "sms")).toHaveLength(sent);
    expect(store.ended.map(({ ending }) => ending.code)).toEqual(sent === 0 ? ["33101", CAPPED.code] : ["33101"]);
  },
);
