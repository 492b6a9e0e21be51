import { expect, test } from "vitest";
import { BUCKET_COUNT, estimateQuantileMs, getBucket } from "../../../../server/domain/latency-buckets.ts";

const count = (...latenciesMs: readonly number[]): readonly number[] => {
  const counts = new Array<number>(BUCKET_COUNT).fill(0);
  for (const latencyMs of latenciesMs) counts[getBucket(latencyMs)] = (counts[getBucket(latencyMs)] ?? 0) + 1;
  return counts;
};

test("each latency has a bucket, also one without end", () => {
  expect([0, 20, 21, 86_400_000, Number.POSITIVE_INFINITY].map(getBucket)).toEqual([0, 0, 1, 15, 16]);
});

test("a quantile is estimated between the ends of its bucket", () => {
  expect(estimateQuantileMs(count(), 0.5)).toBeUndefined();
  expect(estimateQuantileMs(count(300, 300), 0.5)).toBe(350);
  const mostlyFast = count(...new Array<number>(99).fill(10), 4000);
  expect(estimateQuantileMs(mostlyFast, 0.5)).toBeLessThan(20);
  expect(estimateQuantileMs(mostlyFast, 1)).toBe(5000);
  // Nothing is known about the last bucket but where it begins.
  expect(estimateQuantileMs(count(1e12), 0.95)).toBe(86_400_000);
});
