const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How old the submission is when its carrier is asked: soon at first, since most have a result within seconds. */
const ASK_AT_MS = [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS];
const THEN_EVERY_MS = 5 * MINUTE_MS;

/**
 * How old the submission is when its steps are read again, for carriers that cannot be asked. These steps only wait for a receipt or
 * their expiry. Reading them a few times costs little, and the lease is deleted if all of them have ended, as nearly all have by then.
 */
const RECOVER_AT_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];

export interface RecoveryFacts {
  readonly nowMs: number;
  readonly begunMs: number;
  readonly canAsk: boolean;
  readonly earliestExpiryMs: number;
}

/** When steps that were submitted together and have no result are recovered next; never later than the earliest expiry. */
export function getNextRecoveryMs({ nowMs, begunMs, canAsk, earliestExpiryMs }: RecoveryFacts): number {
  const ageMs = nowMs - begunMs;
  const next = (canAsk ? ASK_AT_MS : RECOVER_AT_MS).find((atMs) => atMs > ageMs);
  if (next !== undefined) return Math.min(begunMs + next, earliestExpiryMs);
  return canAsk ? Math.min(nowMs + THEN_EVERY_MS, earliestExpiryMs) : earliestExpiryMs;
}
