import { expect, test } from "vitest";
import { validityPeriod } from "../../../../../server/carriers/smpp/validity-period.ts";

test.each([
  ["a day", 86_400_000, "000001000000000R"],
  ["a second less", 86_399_000, "000000235959000R"],
  ["part of a second", 1, "000000000001000R"],
  ["three minutes and ten seconds", 190_000, "000000000310000R"],
  ["none left", 0, "000000000001000R"],
  ["less than none", -5_000, "000000000001000R"],
  ["more than the form can say", 100 * 86_400_000, "000031000000000R"],
])("the validity of %s", (_what, leftMs, period) => {
  expect(validityPeriod(leftMs)).toBe(period);
});
