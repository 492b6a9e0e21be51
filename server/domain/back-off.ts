export interface BackOff {
  readonly firstMs: number;
  readonly mostMs: number;
}

/**
 * How long to wait after so many failures in a row (1 is the first): doubled each time, and anywhere in the upper half of
 * that, so that many who failed together do not come back together. `random` is from 0 up to 1.
 */
export function getBackOffMs({ firstMs, mostMs }: BackOff, failures: number, random: number): number {
  // 2 ** 30 is over any bound that makes sense; without a limit it ends in Infinity.
  const doubled = firstMs * 2 ** Math.min(Math.max(0, failures - 1), 30);
  return Math.round(Math.min(doubled, mostMs) * (0.5 + 0.5 * random));
}
