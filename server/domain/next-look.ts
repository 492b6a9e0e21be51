const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How old the submission is when its carrier is asked: soon at first, since most have a result within seconds. */
const ASK_AT_MS = [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS];
const THEN_EVERY_MS = 5 * MINUTE_MS;

/**
 * Where nobody can be asked there is only the expiry to wait for. A look now and then costs little and lets go of what
 * has ended meanwhile, which is nearly everything.
 */
const LOOK_AT_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];

export interface LookFacts {
  readonly nowMs: number;
  readonly begunMs: number;
  readonly canAsk: boolean;
  readonly earliestExpiryMs: number;
}

/** When to look again after steps that were submitted together and have no result; never past the earliest expiry. */
export function nextLookMs({ nowMs, begunMs, canAsk, earliestExpiryMs }: LookFacts): number {
  const ageMs = nowMs - begunMs;
  const next = (canAsk ? ASK_AT_MS : LOOK_AT_MS).find((atMs) => atMs > ageMs);
  if (next !== undefined) return Math.min(begunMs + next, earliestExpiryMs);
  return canAsk ? Math.min(nowMs + THEN_EVERY_MS, earliestExpiryMs) : earliestExpiryMs;
}
