import { expect, test } from "vitest";
import { getNextRecoveryMs } from "../../../../server/domain/next-recovery.ts";

const never = Number.POSITIVE_INFINITY;
const at = (ageS: number, canAsk: boolean, earliestExpiryMs = never) =>
  getNextRecoveryMs({ begunMs: 1_000_000, nowMs: 1_000_000 + ageS * 1000, canAsk, earliestExpiryMs });

test("a carrier is asked after 10, 30 and 60 seconds, then every five minutes", () => {
  const ages = [0, 10, 30, 60, 360, 3600];
  expect(ages.map((ageS) => (at(ageS, true) - 1_000_000) / 1000)).toEqual([10, 30, 60, 360, 660, 3900]);
});

test("where nobody can be asked, ended ones are let go of now and then, and the rest waits for its expiry", () => {
  expect([0, 60, 600].map((ageS) => (at(ageS, false) - 1_000_000) / 1000)).toEqual([60, 600, 3600]);
  expect(at(3600, false, 90_000_000)).toBe(90_000_000);
});

test("the earliest expiry is never missed", () => {
  for (const canAsk of [true, false]) for (const ageS of [0, 60, 4000]) expect(at(ageS, canAsk, 5)).toBe(5);
});
