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
  /** Spent by requests that may still give it back. */
  undecided: number;
  usedMs: number;
  /** What all processes had taken when this one asked last, and of how much. */
  taken: number;
  limit: number;
  askedMs: number;
  warnedMs: number;
  /** The costs of the callers that wait for the database, in their order. */
  readonly waiting: Set<{ readonly cost: number }>;
  /** A statement about this share is under way. Resolves to whether most came to be used with it. */
  asking: Promise<boolean> | undefined;
  /** For callers that wait until a request is decided. */
  decision: PromiseWithResolvers<void> | undefined;
}

interface Spending {
  readonly share: Share;
  readonly charge: Charge;
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
 * most requests change no row, and all processes together never grant more than the quota. A caller is refused only when the database says that
 * it is used up. Rates are shared in a similar way (budgets.ts), but what is left of them is not worth keeping: a quota must outlive a crash of
 * the database, and what is reserved of it is given back.
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

  /**
   * Takes all of the charges or none. What is not final is kept or given back later, and others are not refused because of it before that.
   * There is no await between the look at what is left and its spending, so that no two callers spend the same.
   */
  async take(accountId: string, charges: readonly Charge[], { isFinal = true } = {}): Promise<QuotaTaken> {
    const endMs = performance.now() + this.#waitMs;
    const spendings = charges.map((charge) => ({ share: this.#getShare(accountId, charge), charge }));
    const crossed: Charge[] = [];
    for (;;) {
      const short = spendings.find(({ share, charge }) => share.left < charge.cost);
      if (short === undefined) return { ok: true, warnings: this.#spend(spendings, isFinal), crossed };
      const { share, charge } = short;
      const leftMs = endMs - performance.now();
      if (this.#mayAsk(short)) {
        if (await this.#waitForMore(short, leftMs)) crossed.push(charge);
      } else if (Math.max(0, share.limit - share.taken) + share.left + share.undecided >= charge.cost) {
        share.decision ??= Promise.withResolvers();
        await inTime(share.decision.promise, leftMs);
      } else return { ok: false, charge };
    }
  }

  /** What was taken and was not final is used for good. */
  keep(accountId: string, charges: readonly Charge[]): void {
    for (const charge of charges) this.#decide(this.#getShare(accountId, charge), charge.cost, 0);
  }

  /** For what was taken, was not final, and is not used. */
  giveBack(accountId: string, charges: readonly Charge[]): void {
    for (const charge of charges) this.#decide(this.#getShare(accountId, charge), charge.cost, charge.cost);
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

  #decide(share: Share, cost: number, returned: number): void {
    share.undecided -= cost;
    share.left += returned;
    if (returned === 0 && share.undecided > 0) return;
    share.decision?.resolve();
    share.decision = undefined;
  }

  /** Returns the charges for which a warning is due. */
  #spend(spendings: readonly Spending[], isFinal: boolean): readonly Charge[] {
    const nowMs = this.#now();
    return spendings.flatMap(({ share, charge }) => {
      share.left -= charge.cost;
      if (!isFinal) share.undecided += charge.cost;
      share.usedMs = nowMs;
      if (!isMostUsed(share.taken, share.limit) || nowMs - share.warnedMs < WARN_EVERY_MS) return [];
      share.warnedMs = nowMs;
      return [charge];
    });
  }

  /** Whether the database may have what is missing. */
  #mayAsk({ share, charge: { cost, limit } }: Spending): boolean {
    if (share.asking !== undefined || share.limit - share.taken >= cost - share.left) return true;
    // A percentage grows with what it is of. A limit that an operator has changed is asked for at once.
    const waitMs = typeof limit === "number" ? ASK_EVERY_MS : ASK_EVERY_MS / 10;
    return isChanged(share, limit) || this.#now() - share.askedMs >= waitMs;
  }

  /** Waits for a statement that asks for all that wait. Returns whether the mark was crossed by the statement that this caller began. */
  async #waitForMore({ share, charge }: Spending, waitMs: number): Promise<boolean> {
    const waiter = { cost: charge.cost };
    share.waiting.add(waiter);
    const isFirst = share.asking === undefined;
    share.asking ??= this.#ask(share, charge);
    try {
      return (await inTime(share.asking, waitMs)) && isFirst;
    } finally {
      share.waiting.delete(waiter);
    }
  }

  /** Returns whether this share is the one with which most is used. */
  async #ask(share: Share, charge: Charge): Promise<boolean> {
    try {
      // Callers of the same turn of the event loop ask together.
      await new Promise((resolve) => setImmediate(resolve));
      const missing = countMissing(share, charge);
      const { granted, taken, limit } = await takeQuota(this.#pool, share.accountId, charge, missing);
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
      ...{ accountId, name, period, left: 0, undecided: 0, usedMs: nowMs, taken: 0, limit: Number.POSITIVE_INFINITY },
      ...{ askedMs: 0, warnedMs: Number.NEGATIVE_INFINITY, waiting: new Set(), asking: undefined, decision: undefined },
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
    for (const [key, { usedMs, left, undecided, asking }] of this.#shares)
      if (nowMs - usedMs >= FORGET_MS && left === 0 && undecided === 0 && asking === undefined)
        this.#shares.delete(key);
  }

  async #write(shares: readonly Share[]): Promise<void> {
    const returned = shares.filter(({ left, asking }) => left > 0 && asking === undefined);
    const counted = [...this.#counted.values()];
    this.#counted = new Map();
    const changes = [
      ...returned.map(({ accountId, name, period, left }) => ({ accountId, name, period, amount: -left })),
      ...counted,
    ];
    if (changes.length === 0) return;
    const writing = addToCounts(this.#pool, changes);
    for (const share of returned) {
      share.taken -= share.left;
      share.left = 0;
      // What is given back can be asked for again when it is there.
      const end = (): boolean => {
        share.asking = undefined;
        return false;
      };
      share.asking = writing.then(end, end);
    }
    try {
      await writing;
    } catch (error) {
      // What was given back is not: the statement may have run, and twice would be more than the quota.
      for (const change of counted) this.#count(change);
      throw error;
    }
  }
}

/**
 * What those that wait need besides what is left here: of the first as many as the database had enough for when it was asked last, at
 * least the one that asks. More would be refused as a whole.
 */
function countMissing(share: Share, { cost, limit }: Charge): number {
  const most = isChanged(share, limit) ? Number.POSITIVE_INFINITY : share.left + share.limit - share.taken;
  let sum = 0;
  for (const waiter of share.waiting) if (sum + waiter.cost <= most) sum += waiter.cost;
  return Math.max(sum, cost) - share.left;
}

const isChanged = (share: Share, limit: Charge["limit"]): boolean => typeof limit === "number" && limit !== share.limit;

const isMostUsed = (taken: number, limit: number): boolean => taken >= limit * WARNING_RATIO;
