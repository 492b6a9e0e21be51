import { type Allowance, describeTaken, type Taken } from "../domain/rate.ts";

interface Bucket {
  level: number;
  atMs: number;
}

/** Keys come from callers that are not authenticated yet, so their number must be limited. */
const MAX_BUCKETS = 100_000;

/** Token buckets by key, in the memory of this process. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #maxBuckets: number;

  constructor(maxBuckets = MAX_BUCKETS) {
    this.#maxBuckets = maxBuckets;
  }

  /** Takes the whole cost or nothing, and returns the state of the bucket. */
  take(key: string, allowance: Allowance, cost: number, nowMs: number): Taken {
    const bucket = this.#getBucket(key, allowance, nowMs);
    const allowed = bucket.level >= cost;
    if (allowed) bucket.level -= cost;
    return describeTaken(allowed, bucket.level, allowance, cost);
  }

  /** Whether the cost could be taken. It makes no bucket. */
  peek(key: string, allowance: Allowance, cost: number, nowMs: number): Taken {
    const level = this.#buckets.has(key) ? this.#getBucket(key, allowance, nowMs).level : allowance.capacity;
    return describeTaken(level >= cost, level, allowance, cost);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #getBucket(key: string, allowance: Allowance, nowMs: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#maxBuckets) this.#deleteOldest();
      bucket = { level: allowance.capacity, atMs: nowMs };
      this.#buckets.set(key, bucket);
    }
    const passedS = Math.max(0, nowMs - bucket.atMs) / 1000;
    bucket.level = Math.min(allowance.capacity, bucket.level + passedS * allowance.perSecond);
    bucket.atMs = Math.max(bucket.atMs, nowMs);
    return bucket;
  }

  /** Deletes the oldest tenth: a Map keeps its keys in the order of insertion. */
  #deleteOldest(): void {
    let surplus = Math.ceil(this.#maxBuckets / 10);
    for (const key of this.#buckets.keys()) {
      if (surplus-- <= 0) return;
      this.#buckets.delete(key);
    }
  }
}
