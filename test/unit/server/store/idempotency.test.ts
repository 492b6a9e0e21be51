import { expect, test } from "vitest";
import { DAY_MS } from "../../../../server/domain/time.ts";
import { toDay } from "../../../../server/store/day.ts";
import { getClaimedDays, MIDNIGHT_MARGIN_MS } from "../../../../server/store/idempotency.ts";

const midnight = Date.parse("2025-11-16T00:00:00Z");
const today = toDay(midnight);

test.each([
  ["noon", DAY_MS / 2, [today]],
  ["longer than the margin before midnight", -MIDNIGHT_MARGIN_MS - 1, [today - 1]],
  ["the margin before midnight", -MIDNIGHT_MARGIN_MS, [today - 1, today]],
  ["the last millisecond of a day", -1, [today - 1, today]],
  ["midnight", 0, [today - 1, today]],
  ["just within the margin after midnight", MIDNIGHT_MARGIN_MS - 1, [today - 1, today]],
  ["the margin after midnight", MIDNIGHT_MARGIN_MS, [today]],
])("days claimed at %s", (_, offsetMs, days) => {
  expect(getClaimedDays(midnight + offsetMs)).toEqual(days);
});

test("two requests that are written no more than two margins apart claim a day in common", () => {
  const stepMs = MIDNIGHT_MARGIN_MS / 8;
  for (let one = midnight - 4 * MIDNIGHT_MARGIN_MS; one < midnight + 4 * MIDNIGHT_MARGIN_MS; one += stepMs)
    for (let gap = 0; gap <= 2 * MIDNIGHT_MARGIN_MS; gap += stepMs)
      expect(getClaimedDays(one).some((day) => getClaimedDays(one + gap).includes(day))).toBe(true);
});
