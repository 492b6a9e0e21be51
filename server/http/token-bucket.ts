import type { Allowance, Taken } from "./limit.ts";

interface Bucket {
  level: number;
  atMs: number;
}

/** Keys come from callers, some of them not known yet: there must not be room for all they can think of. */
const MOST_BUCKETS = 100_000;

/** Token buckets by key, in the memory of this process. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #most: number;

  constructor(most = MOST_BUCKETS) {
    this.#most = most;
  }

  /** Takes the cost or nothing, and tells how the bucket stands. */
  take(key: string, allowance: Allowance, cost: number, nowMs: number): Taken {
    const bucket = this.#at(key, allowance, nowMs);
    const allowed = bucket.level >= cost;
    if (allowed) bucket.level -= cost;
    const { capacity, perSecond } = allowance;
    const secondsFor = (amount: number) => Math.ceil(amount / Math.max(perSecond, 1 / 3600));
    return {
      allowed,
      limit: capacity,
      remaining: Math.floor(bucket.level),
      resetS: secondsFor(capacity - bucket.level),
      retryAfterS: Math.max(1, secondsFor(cost - bucket.level)),
    };
  }

  get size(): number {
    return this.#buckets.size;
  }

  #at(key: string, allowance: Allowance, nowMs: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#most) this.#makeRoom();
      bucket = { level: allowance.capacity, atMs: nowMs };
      this.#buckets.set(key, bucket);
    }
    const passedS = Math.max(0, nowMs - bucket.atMs) / 1000;
    bucket.level = Math.min(allowance.capacity, bucket.level + passedS * allowance.perSecond);
    bucket.atMs = Math.max(bucket.atMs, nowMs);
    return bucket;
  }

  /** The oldest tenth goes: a Map keeps the order in which keys came. */
  #makeRoom(): void {
    let surplus = Math.ceil(this.#most / 10);
    for (const key of this.#buckets.keys()) {
      if (surplus-- <= 0) return;
      this.#buckets.delete(key);
    }
  }
}
