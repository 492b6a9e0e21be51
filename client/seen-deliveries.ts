/** Remembers processed deliveries. With a store in a database, several processes can drop duplicates. */
export interface SeenDeliveries {
  /** Whether a delivery with this ID was processed. */
  has(id: string): boolean | Promise<boolean>;
  /** Called after the report was processed. */
  add(id: string): unknown;
}

/** The gateway's last try is about six minutes after the first. */
const KEEP_MS = 3_600_000;
const MAX_DELIVERIES = 10_000;

/** In memory: the last ten thousand deliveries, for one hour. */
export class MemorySeenDeliveries implements SeenDeliveries {
  /** In the order of arrival, which is also the order of expiry. */
  readonly #seen = new Map<string, number>();

  /** Whether a delivery with this ID was processed within the last hour. */
  has(id: string): boolean {
    const seenMs = this.#seen.get(id);
    return seenMs !== undefined && Date.now() - seenMs < KEEP_MS;
  }

  /** Remembers a processed delivery. */
  add(id: string): void {
    const nowMs = Date.now();
    this.#seen.delete(id);
    this.#seen.set(id, nowMs);
    for (const [oldest, seenMs] of this.#seen) {
      if (this.#seen.size <= MAX_DELIVERIES && nowMs - seenMs < KEEP_MS) return;
      this.#seen.delete(oldest);
    }
  }
}
