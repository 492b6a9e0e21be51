import { BUCKET_COUNT, getBucket } from "../domain/latency-buckets.ts";

export interface CountedTraffic {
  /** Empty for what belongs to no carrier. */
  readonly carrier: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly failed: number;
  readonly latencies: readonly number[];
  readonly longestMs: number;
}

interface Counts {
  accepted: number;
  delivered: number;
  failed: number;
  readonly latencies: number[];
  longestMs: number;
}

/** Counts what a process accepts and what ends in it, for the charts of operators. */
export class TrafficCounter {
  #counts = new Map<string, Counts>();

  countAccepted(messages: number): void {
    this.#of("").accepted += messages;
  }

  countEnding(carrier: string, isDelivered: boolean): void {
    this.#of(carrier)[isDelivered ? "delivered" : "failed"] += 1;
  }

  /** The time from the acceptance of a message to its final report. */
  observeReport(carrier: string, latencyMs: number): void {
    const counts = this.#of(carrier);
    const bucket = getBucket(latencyMs);
    counts.latencies[bucket] = (counts.latencies[bucket] ?? 0) + 1;
    counts.longestMs = Math.max(counts.longestMs, latencyMs);
  }

  /** What was counted since the last call. */
  take(): readonly CountedTraffic[] {
    const taken = [...this.#counts].map(([carrier, counts]) => ({ carrier, ...counts }));
    this.#counts = new Map();
    return taken;
  }

  #of(carrier: string): Counts {
    const known = this.#counts.get(carrier);
    if (known !== undefined) return known;
    const made: Counts = {
      ...{ accepted: 0, delivered: 0, failed: 0, latencies: new Array(BUCKET_COUNT).fill(0), longestMs: 0 },
    };
    this.#counts.set(carrier, made);
    return made;
  }
}
