import { expect, test } from "vitest";
import type { NewMessage, Quota } from "../../../../server/domain/model.ts";
import { countForCaps, describeQuota, getCapCharge, listCharges, listUses } from "../../../../server/domain/quotas.ts";

const nowMs = Date.parse("2026-12-31T23:00:00Z");
const today = Date.parse("2026-12-31T00:00:00Z") / 86_400_000;
const month = Date.parse("2026-12-01T00:00:00Z") / 86_400_000;
const newYearMs = Date.parse("2027-01-01T00:00:00Z");

const make = (channel: string, change: Partial<NewMessage> = {}) =>
  ({ steps: [{ channel }, { channel: "mms" }], parts: undefined, paymentCode: undefined, ...change }) as NewMessage;
const messages = [
  make("sms"),
  make("alimtalk", { paymentCode: "event" }),
  make("international", { parts: 3, paymentCode: "event" }),
];
const day: Quota = { period: "day", unit: "messages", limit: 10 };

test.each<[Quota, number, string]>([
  [day, 3, "10 messages a day"],
  [{ ...day, unit: "parts" }, 5, "10 parts a day"],
  [{ ...day, channel: "sms" }, 1, "10 messages a day by sms"],
  // The channel of the first step alone.
  [{ ...day, channel: "mms" }, 0, "10 messages a day by mms"],
  [{ ...day, paymentCode: "event" }, 2, "10 messages a day with the payment code event"],
  [
    { ...day, unit: "parts", channel: "international", paymentCode: "event" },
    3,
    "10 parts a day by international with the payment code event",
  ],
  [{ ...day, paymentCode: "other" }, 0, "10 messages a day with the payment code other"],
])("%o is charged with %i", (quota, cost, text) => {
  expect(describeQuota(quota)).toBe(text);
  const charges = listCharges([quota], messages, nowMs);
  expect(charges).toMatchObject(cost === 0 ? [] : [{ cost, period: today, endsMs: newYearMs, limit: 10, text }]);
});

test("a month ends with its last day, and a changed limit keeps its counter", () => {
  const [charge] = listCharges([{ ...day, period: "month" }], messages, nowMs);
  expect(charge).toMatchObject({ period: month, endsMs: newYearMs });
  expect(listCharges([{ ...day, period: "month", limit: 11 }], messages, nowMs)[0]?.name).toBe(charge?.name);
});

test("quotas that count something else have other counters", () => {
  const quotas: Quota[] = [
    day,
    { ...day, period: "month" },
    { ...day, unit: "parts" },
    { ...day, channel: "sms" },
    { ...day, paymentCode: "event" },
  ];
  expect(new Set(listCharges(quotas, messages, nowMs).map(({ name }) => name)).size).toBe(5);
});

const caps = [{ from: "alimtalk", to: "mms", percent: 20 }] as const;

test("a cap counts the messages of its channel, and is charged by their fallbacks", () => {
  expect(countForCaps(caps, messages, nowMs)).toMatchObject([{ name: "sent alimtalk", period: today, cost: 1 }]);
  expect(countForCaps(caps, [make("sms")], nowMs)).toEqual([]);
  expect(getCapCharge(caps, make("alimtalk"), 1, nowMs)).toEqual({
    ...{ name: "fallback alimtalk mms", period: today, cost: 1 },
    limit: { percent: 20, of: "sent alimtalk" },
  });
  for (const [channel, step] of [
    ["alimtalk", 0],
    ["sms", 1],
  ] as const)
    expect(getCapCharge(caps, make(channel), step, nowMs)).toBeUndefined();
});

test("what is used is that of the present period", () => {
  const counts = [
    { name: "day messages", period: today - 1, taken: 9 },
    { name: "day messages", period: today, taken: 4 },
    { name: "sent alimtalk", period: today, taken: 14 },
    { name: "fallback alimtalk mms", period: today, taken: 1 },
  ];
  const endsAt = "2027-01-01T00:00:00.000Z";
  expect(listUses({ quotas: [day], fallbackCaps: caps }, counts, nowMs)).toEqual([
    { quota: "10 messages a day", used: 4, limit: 10, endsAt },
    { quota: "20 % of alimtalk to mms a day", used: 1, limit: 2, endsAt },
  ]);
});
