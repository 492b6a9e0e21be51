import { expect, test } from "vitest";
import { until } from "./fake-time.ts";
import { FakeCarrier, makeAccount, makeCarriers, makeHandle, makeMessages, makeStep } from "./fixtures.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

const cap = { from: "rcs", to: "sms", percent: 20 } as const;
const accounts = {
  find: async (id: string) => ({ ...makeAccount(id), fallbackCaps: [cap] }),
  findRegistry: async () => ({ alimtalkTemplates: new Map(), brandmessageTemplates: new Map() }),
};

test("each fallback is counted once, also if the database fails in the middle of them", async () => {
  const carrier = new FakeCarrier();
  const failed = { state: "failed", code: "33101" } as const;
  carrier.answer = ({ channel }) => (channel === "rcs" ? { kind: "refused", ending: failed } : { kind: "accepted" });
  let counted = 0;
  let failures = 1;
  const mayFallBack = async () => {
    if (counted === 1 && failures-- > 0) throw new Error("away");
    counted++;
    return true;
  };
  const delivery = makeDelivery(makeCarriers([makeHandle("smsc", carrier)]), { accounts, caps: { mayFallBack } });
  const messages = makeMessages(3, { steps: [makeStep({ channel: "rcs" }), makeStep()] });
  delivery.store.accept("acme", messages);
  delivery.start();
  await until(() => carrier.submitted.length === 6);
  expect(counted).toBe(messages.length);
});
