import { describe, expect, test } from "vitest";
import { findOldestNeeded, type ReportCount, watchFailures } from "../../../../server/domain/failure-watch.ts";

const THRESHOLDS = { reports: 50, percent: 50 };
const [GONE, OFF, OK] = ["63015", "63016", "10000"];

/** Slots from the oldest to the newest, each with its counts by code; the first is slot 1. */
const slots = (...counts: readonly Readonly<Record<string, number>>[]): readonly ReportCount[] =>
  counts.flatMap((slot, index) =>
    Object.entries(slot).map(([code, reports]) => ({ slotMs: index + 1, code, reports })),
  );

const watch = (counts: readonly ReportCount[], sinceMs?: number) => watchFailures(counts, THRESHOLDS, sinceMs);

describe("reports that were well begin to fail", () => {
  test.each<[string, readonly ReportCount[], object | undefined]>([
    ["no reports", [], undefined],
    ["all with one code, enough of them", slots({ [GONE]: 10 }), { code: GONE, failed: 10, reports: 10 }],
    ["all with one code, over several slots", slots({ [GONE]: 4 }, { [GONE]: 6 }), { code: GONE, failed: 10 }],
    ["all with one code, one too few", slots({ [GONE]: 9 }), undefined],
    ["few, with two codes", slots({ [GONE]: 9, [OFF]: 1 }), undefined],
    ["few, and one was delivered", slots({ [GONE]: 11, [OK]: 1 }), undefined],
    ["all with one code after deliveries", slots({ [OK]: 1000 }, { [GONE]: 10 }), { failed: 10, reports: 10 }],
    ["at the threshold", slots({ [GONE]: 20, [OFF]: 5, [OK]: 25 }), { code: GONE, failed: 25, reports: 50 }],
    ["below the threshold", slots({ [GONE]: 24, [OK]: 26 }), undefined],
    ["above it, but too few", slots({ [GONE]: 30, [OFF]: 1, [OK]: 18 }), undefined],
    ["two codes as often: the first by number", slots({ [OFF]: 25, [GONE]: 25 }), { code: GONE, failed: 50 }],
    ["long ago, and well since", slots({ [GONE]: 500 }, { [OK]: 60 }), undefined],
    ["failures below a flood of deliveries in one slot", slots({ [GONE]: 40, [OK]: 4000 }), undefined],
  ])("%s", (_, counts, expected) => {
    const found = watch(counts);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });

  test("the order of the rows does not matter", () => {
    const counts = slots({ [OK]: 100 }, { [GONE]: 5 }, { [GONE]: 5 });
    expect(watch(counts.toReversed())).toEqual(watch(counts));
    expect(watch(counts)).toMatchObject({ code: GONE, reports: 10 });
  });
});

describe("reports that fail", () => {
  test.each<[string, readonly ReportCount[], number, boolean]>([
    ["nothing new: they still fail", slots({ [GONE]: 10 }), 1, true],
    ["a few deliveries", slots({ [GONE]: 10 }, { [OK]: 9 }), 1, true],
    ["enough deliveries", slots({ [GONE]: 10 }, { [OK]: 10 }), 1, false],
    ["below the threshold, but not by half", slots({ [GONE]: 50 }, { [GONE]: 15, [OK]: 35 }), 1, true],
    ["below half of it", slots({ [GONE]: 50 }, { [GONE]: 12, [OK]: 38 }), 1, false],
    ["deliveries from before do not end it", slots({ [OK]: 40 }, { [GONE]: 10 }), 2, true],
    ["no reports any more", [], 1, false],
  ])("%s", (_, counts, sinceMs, isFailing) => {
    expect(watch(counts, sinceMs) !== undefined).toBe(isFailing);
  });

  test("an end is not followed by a beginning without new failures", () => {
    for (let failed = 0; failed <= 120; failed += 3)
      for (let delivered = 0; delivered <= 120; delivered += 3) {
        const counts = slots({ [GONE]: failed }, { [OK]: delivered, [OFF]: Math.floor(delivered / 10) });
        if (watch(counts, 1) === undefined)
          expect([failed, delivered, watch(counts)]).toEqual([failed, delivered, undefined]);
      }
  });

  test("what is not needed for the next decision may be deleted", () => {
    const counts = slots({ [OK]: 5 }, { [GONE]: 30 }, { [OK]: 10, [GONE]: 10 }, { [OK]: 1 });
    expect(findOldestNeeded(counts, THRESHOLDS)).toBe(2);
    expect(findOldestNeeded([], THRESHOLDS)).toBeUndefined();
    const kept = counts.filter(({ slotMs }) => slotMs >= 2);
    for (const sinceMs of [undefined, 2]) expect(watch(kept, sinceMs)).toEqual(watch(counts, sinceMs));
  });
});
