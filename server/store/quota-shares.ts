import { type Charge, WARNING_RATIO } from "../domain/quotas.ts";
import { inTime, type Queryable } from "./database.ts";
import { addToCounts, type CountChange, getCountName, takeQuota } from "./quota-counts.ts";

export interface QuotaSharesOptions {
  readonly now?: () => number;
  /** A caller waits no longer for the database. Its statement goes on, and what it grants is there for the next. */
  readonly waitMs?: number;
  readonly onFailure?: (error: unknown) => void;
}

export type QuotaTaken =
  | {
      readonly ok: true;
      /** Charges of which most is used. Each is named once a minute. */
      readonly warnings: readonly Charge[];
      /** This request has crossed the mark, of all requests to all processes. */
      readonly crossed: readonly Charge[];
    }
  | { readonly ok: false; readonly charge: Charge };

/** What this process has of one counter. */
interface Share {
  readonly accountId: string;
  readonly name: string;
  readonly period: number;
  /** Reserved and not spent. */
  left: number;
  usedMs: number;
  /** What all processes had taken when this one asked last, and of how much. */
  taken: number;
  limit: number;
  askedMs: number;
  warnedMs: number;
  asking: Promise<boolean> | undefined;
}

/** A caller that is refused again and again causes no more statements than this. */
const ASK_EVERY_MS = 1000;
/** What was not used for so long is given back, so that other processes can use it. */
const IDLE_MS = 10_000;
const TEND_EVERY_MS = 1000;
const WARN_EVERY_MS = 60_000;
/** Counters of periods that are over are forgotten. */
const FORGET_MS = 3_600_000;

/**
 * Quotas that all processes share. Each process reserves a little of what is left in the counter of a quota and spends it in memory. So
 * most requests change no row, and all processes together never grant more than the quota. Rates are shared in a similar way (budgets.ts), but what
 * is left of them is not worth keeping: a quota must outlive a crash of the database, and what is reserved of it is given back.
 */
export class QuotaShares {
  readonly #pool: Queryable;
  readonly #now: () => number;
  readonly #waitMs: number;
  readonly #onFailure: (error: unknown) => void;
  readonly #shares = new Map<string, Share>();
  /** What was counted and is not written yet. */
  #counted = new Map<string, CountChange>();
  #timer: NodeJS.Timeout | undefined;
  #tending: Promise<void> | undefined;

  constructor(pool: Queryable, { now = Date.now, waitMs = 3000, onFailure = () => {} }: QuotaSharesOptions = {}) {
    this.#pool = pool;
    this.#now = now;
    this.#waitMs = waitMs;
    this.#onFailure = onFailure;
  }

  /** Takes all of the charges or none. */
  async take(accountId: string, charges: readonly Charge[]): Promise<QuotaTaken> {
    const warnings: Charge[] = [];
    const crossed: Charge[] = [];
    for (const [index, charge] of charges.entries()) {
      const share = this.#getShare(accountId, charge);
      const isCrossed = await this.#fill(share, charge).catch((error: unknown) => {
        this.giveBack(accountId, charges.slice(0, index));
        throw error;
      });
      if (isCrossed) crossed.push(charge);
      if (share.left < charge.cost) {
        this.giveBack(accountId, charges.slice(0, index));
        return { ok: false, charge };
      }
      share.left -= charge.cost;
      share.usedMs = this.#now();
      if (isMostUsed(share.taken, share.limit) && share.usedMs - share.warnedMs >= WARN_EVERY_MS) {
        share.warnedMs = share.usedMs;
        warnings.push(charge);
      }
    }
    return { ok: true, warnings, crossed };
  }

  /** For what was taken and not used. */
  giveBack(accountId: string, charges: readonly Charge[]): void {
    for (const charge of charges) this.#getShare(accountId, charge).left += charge.cost;
  }

  /** Counts without a limit. It is written within a second. */
  count(accountId: string, charges: readonly Charge[]): void {
    for (const { name, period, cost } of charges) this.#count({ accountId, name, period, amount: cost });
    this.#startTending();
  }

  /** Gives back what is not used. Call it when nothing is taken any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await inTime(this.#tending ?? Promise.resolve(), this.#waitMs);
    await inTime(this.#write([...this.#shares.values()]), this.#waitMs);
  }

  #count(change: CountChange): void {
    const key = getCountName(change);
    this.#counted.set(key, { ...change, amount: change.amount + (this.#counted.get(key)?.amount ?? 0) });
  }

  /** Waits only when the share is used up. Returns whether this charge has crossed the mark. */
  async #fill(share: Share, charge: Charge): Promise<boolean> {
    let isCrossed = false;
    while (share.left < charge.cost && this.#mayAsk(share, charge)) {
      const isFirst = share.asking === undefined;
      share.asking ??= this.#ask(share, charge);
      const crosses = await inTime(share.asking, this.#waitMs);
      if (isFirst && crosses) isCrossed = true;
    }
    return isCrossed;
  }

  #mayAsk(share: Share, { limit }: Charge): boolean {
    // A limit that an operator has changed is asked for at once.
    const isChanged = typeof limit === "number" && limit !== share.limit;
    // A percentage grows with what it is of.
    const waitMs = typeof limit === "number" ? ASK_EVERY_MS : ASK_EVERY_MS / 10;
    return isChanged || share.taken < share.limit || this.#now() - share.askedMs >= waitMs;
  }

  /** Returns whether this share is the one with which most is used. */
  async #ask(share: Share, charge: Charge): Promise<boolean> {
    try {
      const { granted, taken, limit } = await takeQuota(this.#pool, share.accountId, charge);
      share.left += granted;
      Object.assign(share, { taken, limit, askedMs: this.#now() });
      return isMostUsed(taken, limit) && !isMostUsed(taken - granted, limit);
    } finally {
      share.asking = undefined;
    }
  }

  #getShare(accountId: string, { name, period }: Charge): Share {
    const key = getCountName({ accountId, name, period });
    const found = this.#shares.get(key);
    if (found !== undefined) return found;
    const nowMs = this.#now();
    const made: Share = {
      ...{ accountId, name, period, left: 0, usedMs: nowMs, taken: 0, limit: Number.POSITIVE_INFINITY },
      ...{ askedMs: 0, warnedMs: Number.NEGATIVE_INFINITY, asking: undefined },
    };
    this.#shares.set(key, made);
    this.#startTending();
    return made;
  }

  #startTending(): void {
    this.#timer ??= setInterval(() => void this.tend(), TEND_EVERY_MS).unref();
  }

  /** Gives back what is idle and writes what was counted, once at a time: a second try would count again what is under way. It does not throw. */
  tend(): Promise<void> {
    this.#tending ??= this.#tendNow().finally(() => {
      this.#tending = undefined;
    });
    return this.#tending;
  }

  async #tendNow(): Promise<void> {
    const nowMs = this.#now();
    const idle = [...this.#shares.values()].filter(({ usedMs }) => nowMs - usedMs >= IDLE_MS);
    await this.#write(idle).catch(this.#onFailure);
    for (const [key, { usedMs, left, asking }] of this.#shares)
      if (nowMs - usedMs >= FORGET_MS && left === 0 && asking === undefined) this.#shares.delete(key);
  }

  async #write(shares: readonly Share[]): Promise<void> {
    const returned = shares.flatMap((share) => {
      const { accountId, name, period, left } = share;
      if (left <= 0 || share.asking !== undefined) return [];
      share.left = 0;
      // What is given back can be asked for again.
      share.taken -= left;
      return [{ accountId, name, period, amount: -left }];
    });
    const counted = [...this.#counted.values()];
    this.#counted = new Map();
    const changes = [...returned, ...counted];
    if (changes.length === 0) return;
    try {
      await addToCounts(this.#pool, changes);
    } catch (error) {
      // What was given back is not: the statement may have run, and twice would be more than the quota.
      for (const change of counted) this.#count(change);
      throw error;
    }
  }
}

const isMostUsed = (taken: number, limit: number): boolean => taken >= limit * WARNING_RATIO;
