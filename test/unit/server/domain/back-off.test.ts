import { expect, test } from "vitest";
import { getBackOffMs } from "../../../../server/domain/back-off.ts";

const times = { firstMs: 100, mostMs: 5000 };

test("each failure in a row doubles the wait, up to the most", () => {
  expect([1, 2, 3, 6, 7, 2000].map((failures) => getBackOffMs(times, failures, 1))).toEqual([
    100, 200, 400, 3200, 5000, 5000,
  ]);
});

test("chance spreads it over the upper half", () => {
  expect([0, 0.5, 1].map((random) => getBackOffMs(times, 2, random))).toEqual([100, 150, 200]);
});
