/** The upper ends of the buckets, in milliseconds; the last bucket has no end. Stored counts are in this order: only add at the end. */
const UPPER_MS: readonly number[] = [
  ...[20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000],
  // Half a minute, and so on to a day: each bucket is small enough that its middle tells something.
  ...[30_000, 60_000, 120_000, 300_000, 600_000, 1_200_000, 3_600_000, 7_200_000, 14_400_000, 28_800_000, 86_400_000],
];

export const BUCKET_COUNT = UPPER_MS.length + 1;

export function getBucket(latencyMs: number): number {
  const index = UPPER_MS.findIndex((upperMs) => latencyMs <= upperMs);
  return index < 0 ? UPPER_MS.length : index;
}

/**
 * An estimate of the quantile by the counts of the buckets: even between the ends of its bucket, of which the highest ends with the longest
 * latency. Undefined: nothing was counted.
 */
export function estimateQuantileMs(counts: readonly number[], quantile: number, longestMs: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const rank = quantile * total;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= rank) {
      const lowerMs = UPPER_MS[index - 1] ?? 0;
      const upperMs = Math.min(UPPER_MS[index] ?? longestMs, longestMs);
      return lowerMs + ((upperMs - lowerMs) * (rank - below)) / count;
    }
    below += count;
  }
  return longestMs;
}
