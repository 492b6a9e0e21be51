export interface ConcurrencyLimits {
  readonly fewest: number;
  readonly most: number;
  readonly total: number;
}

/**
 * `fewest`: attempts that every account may have under way, also one whose receiver never answers. `most`: for an account
 * whose receiver answers in time. `total`: for all accounts together; a receiver that hangs holds its share for five
 * seconds, so there is room for many of them.
 */
const DEFAULT_LIMITS: ConcurrencyLimits = { fewest: 8, most: 64, total: 1024 };

/** How many more attempts an account may begin. */
export interface AccountRoom {
  readonly accountId: string;
  readonly room: number;
}

/**
 * Counts attempts under way, by account and in all. An account's limit grows by one with each delivery, so that a fast
 * receiver gets its reports as fast as it takes them, and falls back to the fewest after a time-out, so that a slow
 * receiver does not delay other accounts.
 */
export class AccountConcurrency {
  readonly #limits: ConcurrencyLimits;
  /** Only accounts with an attempt under way: an idle account starts again with the fewest. */
  readonly #accounts = new Map<string, { running: number; limit: number }>();
  #running = 0;

  constructor(limits: Partial<ConcurrencyLimits> = {}) {
    const { fewest, most, total } = { ...DEFAULT_LIMITS, ...limits };
    this.#limits = { fewest, most: Math.max(fewest, most), total };
  }

  get running(): number {
    return this.#running;
  }

  /** How many more may begin in all. */
  get room(): number {
    return this.#limits.total - this.#running;
  }

  /** How many an account may begin that has none under way. */
  get idleRoom(): number {
    return this.#limits.fewest;
  }

  /** How many more each account may begin that has some under way. */
  rooms(): readonly AccountRoom[] {
    return [...this.#accounts].map(([accountId, { running, limit }]) => ({
      accountId,
      room: Math.max(0, limit - running),
    }));
  }

  begin(accountId: string): void {
    const account = this.#accounts.get(accountId) ?? { running: 0, limit: this.#limits.fewest };
    account.running += 1;
    this.#running += 1;
    this.#accounts.set(accountId, account);
  }

  /** After a delivery. */
  increase(accountId: string): void {
    const account = this.#accounts.get(accountId);
    if (account !== undefined) account.limit = Math.min(account.limit + 1, this.#limits.most);
  }

  /** After a time-out. */
  reset(accountId: string): void {
    const account = this.#accounts.get(accountId);
    if (account !== undefined) account.limit = this.#limits.fewest;
  }

  end(accountId: string): void {
    const account = this.#accounts.get(accountId);
    if (account === undefined) return;
    account.running -= 1;
    this.#running -= 1;
    if (account.running === 0) this.#accounts.delete(accountId);
  }
}
