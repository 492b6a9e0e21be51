/** A token bucket: how much it holds at most, and how fast it refills. */
export interface Allowance {
  readonly capacity: number;
  readonly perSecond: number;
}

/** The result of taking from a bucket, and the state of the bucket after it. */
export interface Taken {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until everything is available again. */
  readonly resetS: number;
  /** Seconds until as much is available as was asked for. */
  readonly retryAfterS: number;
}

/** What is told of a bucket that never refills. */
const NEVER_S = 3600;

export function describeTaken(
  allowed: boolean,
  level: number,
  { capacity, perSecond }: Allowance,
  cost: number,
): Taken {
  const secondsFor = (amount: number) => (perSecond > 0 ? Math.ceil(amount / perSecond) : NEVER_S);
  return {
    allowed,
    limit: capacity,
    remaining: Math.floor(level),
    resetS: secondsFor(capacity - level),
    retryAfterS: Math.max(1, secondsFor(Math.min(cost, capacity) - level)),
  };
}
