/** What every account may have under way, also one whose receiver never answers. */
const FEWEST = 8;
/** What an account may come to have whose receiver answers in time. */
const MOST = 64;
/** All accounts together. A receiver that hangs holds its share for five seconds, so this is room for many of them. */
const TOTAL = 1024;

export interface LaneLimits {
  readonly fewest: number;
  readonly most: number;
  readonly total: number;
}

export interface Room {
  readonly accountId: string;
  readonly room: number;
}

interface Lane {
  running: number;
  bound: number;
}

/**
 * How many tries are under way, by account and in all. An account's bound grows by one with each delivery, so that a
 * receiver who keeps up gets its reports as fast as it takes them, and falls back when it lets one wait for too long:
 * whoever is slow holds up nobody else.
 */
export class Lanes {
  readonly #limits: LaneLimits;
  /** Only accounts with something under way: who is idle begins afresh. */
  readonly #lanes = new Map<string, Lane>();
  #running = 0;

  constructor({ fewest = FEWEST, most = MOST, total = TOTAL }: Partial<LaneLimits> = {}) {
    this.#limits = { fewest, most: Math.max(fewest, most), total };
  }

  get running(): number {
    return this.#running;
  }

  /** How many more may begin in all. */
  get room(): number {
    return this.#limits.total - this.#running;
  }

  /** How many more an account may begin that has nothing under way. */
  get idleRoom(): number {
    return this.#limits.fewest;
  }

  /** How many more the others may begin. */
  rooms(): readonly Room[] {
    return [...this.#lanes].map(([accountId, { running, bound }]) => ({
      accountId,
      room: Math.max(0, bound - running),
    }));
  }

  begin(accountId: string): void {
    const lane = this.#lanes.get(accountId) ?? { running: 0, bound: this.#limits.fewest };
    lane.running += 1;
    this.#running += 1;
    this.#lanes.set(accountId, lane);
  }

  delivered(accountId: string): void {
    const lane = this.#lanes.get(accountId);
    if (lane !== undefined) lane.bound = Math.min(lane.bound + 1, this.#limits.most);
  }

  waitedInVain(accountId: string): void {
    const lane = this.#lanes.get(accountId);
    if (lane !== undefined) lane.bound = this.#limits.fewest;
  }

  end(accountId: string): void {
    const lane = this.#lanes.get(accountId);
    if (lane === undefined) return;
    lane.running -= 1;
    this.#running -= 1;
    if (lane.running === 0) this.#lanes.delete(accountId);
  }
}
