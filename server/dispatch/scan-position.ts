/** The part of the time that searches from the first entry may take. */
const SHARE_OF_TIME = 1 / 50;
const MAX_INTERVAL_MS = 5000;

/**
 * Where a search through a queue of the database begins. A deleted row stays in the index until no transaction can read it any more, and
 * a search from the first entry passes all of these: after a transaction of twenty minutes, hundreds of thousands. So a search begins where
 * an earlier one has ended.
 *
 * Rows can also appear in front of that place: one that is committed late, released by another worker, or delayed. For these, searches begin at
 * the first entry as often as that takes little time. While nothing keeps deleted rows, that is almost every search.
 */
export class ScanPosition {
  readonly #now: () => number;
  #begin = 0;
  #furthest = 0;
  #fullEndedMs = 0;
  #fullAgainMs = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `find` looks from the given place on; `getFurthest` tells up to which place it has found everything, or undefined. */
  async search<Found>(
    find: (from: number) => Promise<Found>,
    getFurthest: (found: Found) => number | undefined,
  ): Promise<Found> {
    const startedMs = this.#now();
    // A clock that was set back must not keep the next search from the first entry away.
    const isFull = startedMs >= this.#fullAgainMs || startedMs < this.#fullEndedMs;
    const furthestBefore = this.#furthest;
    const found = await find(isFull ? 0 : this.#begin);
    this.#furthest = Math.max(this.#furthest, getFurthest(found) ?? 0);
    if (isFull) {
      // Not the newest place: a row that was being committed meanwhile may be in front of it.
      this.#begin = furthestBefore;
      this.#fullEndedMs = this.#now();
      const tookMs = this.#fullEndedMs - startedMs;
      this.#fullAgainMs = this.#fullEndedMs + Math.min(MAX_INTERVAL_MS, tookMs / SHARE_OF_TIME);
    }
    return found;
  }
}
