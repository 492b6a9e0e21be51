interface Moment {
  readonly ms: number;
  /** The next transaction id of the database at that time. */
  readonly nextXid: number;
  /** Nothing was read for some minutes before it. */
  readonly isAfterGap: boolean;
}

const GAP_MS = 300_000;

/**
 * With a reading every ten seconds, an hour and a half at most. Then each second one is forgotten: what follows a snapshot that was kept for
 * hours may seem older than it is, and never younger, except after a gap.
 */
const MAX_MOMENTS = 500;

/** Remembers when transaction ids were current, because snapshots of standbys have no time of their own. */
export class SnapshotAge {
  #moments: readonly Moment[] = [];

  /** How old a snapshot is that keeps what ended from `xid` on, as far as is known; undefined `xid`: there is none. */
  measure(nowMs: number, nextXid: number, xid: number = nextXid): number {
    const lastMs = this.#moments.at(-1)?.ms ?? nowMs;
    const moments = [...this.#moments, { ms: nowMs, nextXid, isAfterGap: nowMs - lastMs > GAP_MS }];
    const before = moments.findLastIndex((moment) => moment.nextXid <= xid);
    // It was taken before the next moment, and is as old as it has been seen if that is long after.
    const taken = Math.max(0, moments[before + 1]?.isAfterGap ? before + 1 : before);
    // No snapshot that comes later is older than the oldest of now.
    const kept = moments.slice(taken);
    this.#moments =
      kept.length > MAX_MOMENTS ? kept.filter(({ isAfterGap }, index) => isAfterGap || index % 2 === 0) : kept;
    return nowMs - (moments[taken]?.ms ?? nowMs);
  }
}
