interface Circumstances {
  /** Tries in a row that came to nothing. */
  readonly failures: number;
  readonly minMs: number;
  readonly maxMs: number;
  /** From 0 up to 1. */
  readonly random: number;
}

/** Twice as long after each failure; a random half of it, so that gateways that lost a carrier together do not return together. */
export function reconnectDelayMs({ failures, minMs, maxMs, random }: Circumstances): number {
  const longestMs = Math.min(maxMs, minMs * 2 ** Math.min(failures, 30));
  return Math.round(longestMs * (0.5 + random / 2));
}
