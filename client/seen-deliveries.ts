/** Which deliveries have been dealt with. One in a database lets many processes drop each other's duplicates. */
export interface SeenDeliveries {
  has(id: string): boolean | Promise<boolean>;
  /** Called when the report has been dealt with, not before. */
  add(id: string): void | Promise<void>;
}

/** The gateway's last try comes about six minutes after the first. */
const KEPT_MS = 3_600_000;
const MOST = 10_000;

/** In this process: the latest ten thousand, for an hour. */
export class MemorySeenDeliveries implements SeenDeliveries {
  /** In the order of arrival, which is also that of expiry. */
  readonly #seen = new Map<string, number>();

  has(id: string): boolean {
    const seenMs = this.#seen.get(id);
    return seenMs !== undefined && Date.now() - seenMs < KEPT_MS;
  }

  add(id: string): void {
    const nowMs = Date.now();
    this.#seen.delete(id);
    this.#seen.set(id, nowMs);
    for (const [oldest, seenMs] of this.#seen) {
      if (this.#seen.size <= MOST && nowMs - seenMs < KEPT_MS) return;
      this.#seen.delete(oldest);
    }
  }
}
