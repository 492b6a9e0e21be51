import { expect, test } from "vitest";
import { findGrowth } from "../../load/fault/soak-growth.ts";

const series = (make: (index: number) => number) => ({
  name: "memory",
  values: Array.from({ length: 40 }, (_, index) => make(index)),
});

test("a figure that grows all the time is found, one that warms up or swings is not", () => {
  expect(findGrowth(series((index) => 100 + 5 * index))).toBeGreaterThan(1.3);
  expect(findGrowth(series(() => 100))).toBeUndefined();
  expect(findGrowth(series((index) => Math.min(200, 100 + 20 * index)))).toBeUndefined();
  expect(findGrowth(series((index) => 150 + 50 * (index % 4)))).toBeUndefined();
  expect(findGrowth(series((index) => 1 + index))).toBeUndefined();
});

test("what is a small change depends on the unit after the name", () => {
  const { values } = series((index) => 100 + 50 * index);
  expect(findGrowth({ name: "api-1 memory, MB", values })).toBeGreaterThan(1.3);
  expect(findGrowth({ name: "table outbox, kB", values })).toBeUndefined();
});

test("a few samples say nothing", () => {
  expect(findGrowth({ name: "memory", values: [1, 100, 1000, 10_000] })).toBeUndefined();
});
