import { expect, test } from "vitest";
import { BUCKET_COUNT, estimateQuantileMs, getBucket } from "../../../../server/domain/latency-buckets.ts";

const count = (...latenciesMs: readonly number[]): readonly number[] => {
  const counts = new Array<number>(BUCKET_COUNT).fill(0);
  for (const latencyMs of latenciesMs) counts[getBucket(latencyMs)] = (counts[getBucket(latencyMs)] ?? 0) + 1;
  return counts;
};

test("each latency has a bucket, also one without end", () => {
  expect([0, 20, 21, 86_400_000, Number.POSITIVE_INFINITY].map(getBucket)).toEqual([0, 0, 1, 20, 21]);
});

test("a quantile is estimated between the ends of its bucket", () => {
  expect(estimateQuantileMs(count(), 0.5, 0)).toBeUndefined();
  expect(estimateQuantileMs(count(300, 300), 0.5, 10_000)).toBe(350);
  const mostlyFast = count(...new Array<number>(99).fill(10), 4000);
  expect(estimateQuantileMs(mostlyFast, 0.5, 4000)).toBeLessThan(20);
  expect(estimateQuantileMs(mostlyFast, 1, 4000)).toBe(4000);
});

// What waited at a paused carrier takes about as long as it was paused.
test.each([15, 145, 290, 590, 3000, 100_000])(
  "messages that took %i s are not said to have taken longer",
  (seconds) => {
    const longestMs = seconds * 1000;
    const counts = count(...Array.from({ length: 299 }, (_, index) => longestMs - index));
    for (const quantile of [0.5, 0.95]) {
      const estimateMs = estimateQuantileMs(counts, quantile, longestMs);
      expect(estimateMs).toBeLessThanOrEqual(longestMs);
      expect(estimateMs).toBeGreaterThan(longestMs * 0.6);
    }
  },
);
