import { describe, expect, test } from "vitest";
import { readShareRules } from "../../../../server/carriers/share-rules.ts";
import { QualityCounter } from "../../../../server/telemetry/quality-counter.ts";

const resting = [
  { name: "a", share: 50 },
  { name: "b", share: 50 },
];
const sharing = { routes: [{ channel: "sms", prefix: "", resting }], rules: readShareRules({}) } as const;
const NOW = 1_000_005_000;
const step = {
  carrier: "a",
  channel: "sms",
  sentMs: NOW,
  outcome: "ended",
  state: "delivered",
  code: "10000",
} as const;

const NOTHING = { submitted: 0, failed: 0, quick: 0 };
const at = (slotS: number) => ({ slotS, carrier: "a", channel: "sms" });

describe("a submit", () => {
  test.each([
    ["accepted", { submitted: 1, failed: 0 }],
    ["refused", { submitted: 1, failed: 0 }],
    ["unknown", { submitted: 1, failed: 1 }],
    ["unavailable", { submitted: 1, failed: 1 }],
    ["throttled", undefined],
  ])("that is %s", (outcome, counts) => {
    const counter = new QualityCounter(() => sharing);
    counter.countSubmitted("a", "sms", outcome, NOW);
    expect(counter.take()).toEqual(counts === undefined ? [] : [{ ...NOTHING, ...counts, ...at(1_000_000) }]);
    expect(counter.take()).toEqual([]);
  });

  test("counts only where carriers share the route of its channel", () => {
    const counter = new QualityCounter(() => sharing);
    counter.countSubmitted("c", "sms", "accepted", NOW);
    counter.countSubmitted("a", "mms", "accepted", NOW);
    counter.countEnded(
      [
        { ...step, carrier: "none" },
        { ...step, channel: "mms" },
      ],
      NOW,
    );
    const off = new QualityCounter(() => undefined);
    off.countSubmitted("a", "sms", "accepted", NOW);
    off.countEnded([step], NOW);
    expect([counter.take(), off.take()]).toEqual([[], []]);
  });
});

describe("an end", () => {
  const failed = { state: "failed" } as const;
  test.each([
    ["in time", {}, 120_000, { quick: 1 }],
    ["too late", {}, 120_001, NOTHING],
    ["for a reason that is the recipient's", { ...failed, code: "23001" }, 1, { quick: 1 }],
    ["for a reason that is the carrier's", { ...failed, code: "99999" }, 1, { quick: 1, failed: 1 }],
    ["without a receipt", { state: "expired", code: "22000" }, 1, undefined],
    ["after the window", { ...failed, code: "99999" }, 900_001, undefined],
    ["that was known before", { outcome: "late" }, 1, undefined],
  ] as const)("%s", (_, change, tookMs, counts) => {
    const counter = new QualityCounter(() => sharing);
    counter.countEnded([{ ...step, ...change }], NOW + tookMs);
    // It counts in the slot of its submit.
    expect(counter.take()).toEqual(counts === undefined ? [] : [{ ...NOTHING, ...counts, ...at(1_000_000) }]);
  });
});
