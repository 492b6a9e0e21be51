import { type Allowance, describeTaken, type Taken } from "../domain/rate.ts";
import { type GrantedShare, getBudgetName, type ShareRequest, takeShares } from "./budget-shares.ts";
import type { Database } from "./database.ts";

export interface BudgetsOptions {
  readonly now?: () => number;
  /** The part of a budget that a process reserves at once. Smaller is fairer, larger needs fewer statements. */
  readonly share?: number;
  /** A request that waits longer for its share is allowed: a database that does not answer is told by the request itself. */
  readonly waitMs?: number;
  readonly maxShares?: number;
  readonly onFailure?: (error: Error) => void;
}

/** What this process has reserved of one budget. */
interface ReservedShare {
  readonly accountId: string;
  readonly kind: string;
  allowance: Allowance;
  /** Reserved and not spent. */
  reserved: number;
  reservedUntilMs: number;
  /** What was left for all processes at that time. It bounds what can be left now, apart from the refill. */
  shared: number;
  sharedAtMs: number;
  waiting: { readonly cost: number; readonly decide: (failed: boolean) => void }[];
  /** More is being requested. */
  isRequested: boolean;
}

/** An unused share expires, so that processes cannot save up for one large burst. */
const SHARE_LIFETIME_MS = 60_000;
/** How long shares that no request waits for are gathered: a statement for one costs as much as one for fifty. */
const GATHER_MS = 20;
/** A caller that is refused again and again causes no more statements than this. */
const ASK_EVERY_MS = 50;
const MAX_SHARES = 100_000;

/**
 * Rate budgets that all processes share. A process reserves a tenth of a budget at a time and spends it in memory. So a request changes
 * no row, and all processes together never grant more than the budget plus the shares they have reserved.
 */
export class Budgets {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #sharePart: number;
  readonly #waitMs: number;
  readonly #maxShares: number;
  readonly #onFailure: (error: Error) => void;
  readonly #shares = new Map<string, ReservedShare>();
  #requested = new Set<ReservedShare>();
  #flushing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    database: Database,
    { now = Date.now, share = 0.1, waitMs = 500, maxShares = MAX_SHARES, onFailure = () => {} }: BudgetsOptions = {},
  ) {
    this.#database = database;
    this.#now = now;
    this.#sharePart = share;
    this.#waitMs = waitMs;
    this.#maxShares = maxShares;
    this.#onFailure = onFailure;
  }

  /** Takes the whole cost or nothing: from what is reserved, or after reserving more. */
  async take(accountId: string, kind: string, allowance: Allowance, cost = 1): Promise<Taken> {
    const share = this.#getShare(accountId, kind, allowance);
    const nowMs = this.#now();
    if (nowMs >= share.reservedUntilMs) share.reserved = 0;
    if (share.waiting.length === 0 && share.reserved >= cost) {
      share.reserved -= cost;
      // More is reserved ahead of time, so that at a steady rate no request waits for it, be the rate high or low.
      const isDue = this.#isLow(share) || nowMs >= share.reservedUntilMs - SHARE_LIFETIME_MS / 2;
      if (isDue && !share.isRequested && this.#mayReserve(share, 1, nowMs)) this.#requestShare(share);
      return this.#decide(share, true, cost);
    }
    if (!this.#mayReserve(share, cost, nowMs)) return this.#decide(share, false, cost);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        share.waiting = share.waiting.filter((one) => one.decide !== decide);
        decide(true);
      }, this.#waitMs);
      let isDecided = false;
      const decide = (failed: boolean) => {
        if (isDecided) return;
        isDecided = true;
        clearTimeout(timer);
        const allowed = failed || share.reserved >= cost;
        if (allowed) share.reserved = Math.max(0, share.reserved - cost);
        resolve(this.#decide(share, allowed, cost));
      };
      share.waiting.push({ cost, decide });
      this.#requestShare(share);
      void this.#flush();
    });
  }

  /** For what was taken and not used. */
  giveBack(accountId: string, kind: string, amount = 1): void {
    const share = this.#shares.get(getBudgetName({ accountId, kind }));
    if (share !== undefined) share.reserved += amount;
  }

  #isLow = ({ reserved, allowance }: ReservedShare): boolean => reserved < this.#getShareSize(allowance) / 2;

  #getShareSize = (allowance: Allowance): number => Math.max(1, Math.floor(allowance.capacity * this.#sharePart));

  #estimateLeft({ allowance, shared, sharedAtMs }: ReservedShare, nowMs: number): number {
    return Math.min(allowance.capacity, shared + (Math.max(0, nowMs - sharedAtMs) / 1000) * allowance.perSecond);
  }

  /** Whether the database may have as much as is needed, and was not asked a moment ago. */
  #mayReserve(share: ReservedShare, cost: number, nowMs: number): boolean {
    const { capacity } = share.allowance;
    const left = this.#estimateLeft(share, nowMs);
    const wanted = cost > capacity ? Math.max(capacity - 1, 1) : cost - share.reserved;
    if (capacity <= 0 || Math.floor(left) < wanted) return false;
    return left >= this.#getShareSize(share.allowance) || nowMs - share.sharedAtMs >= ASK_EVERY_MS;
  }

  /** Goes with the next statement: at once if a request waits for one, or else when others have come together. */
  #requestShare(share: ReservedShare): void {
    share.isRequested = true;
    this.#requested.add(share);
    if (!this.#flushing) this.#flushSoon();
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  /** All budgets that need a share go into one statement, one statement at a time. */
  async #flush(): Promise<void> {
    if (this.#flushing) return;
    this.#flushing = true;
    do {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      const requested = [...this.#requested];
      this.#requested = new Set();
      const requests = requested.map((share) => this.#toRequest(share));
      // Not looked up in `#shares` afterwards: one that waits may be the oldest, which a new one replaces.
      const byName = new Map(requested.map((share) => [getBudgetName(share), share]));
      const waiters = requested.flatMap((share) => share.waiting.splice(0));
      let failed = false;
      try {
        const granted = await takeShares(this.#database.pool, requests, this.#now());
        for (const one of granted) this.#receive(byName.get(getBudgetName(one)), one);
      } catch (error) {
        // The request is allowed: if the database is away, the request itself is refused for that reason, not for its rate.
        failed = true;
        if (waiters.length > 0) this.#onFailure(error instanceof Error ? error : new Error(String(error)));
      }
      for (const share of requested) share.isRequested = this.#requested.has(share);
      for (const { decide } of waiters) decide(failed);
    } while ([...this.#requested.values()].some(({ waiting }) => waiting.length > 0));
    this.#flushing = false;
    if (this.#requested.size > 0) this.#flushSoon();
  }

  #toRequest(share: ReservedShare): ShareRequest {
    const { accountId, kind, allowance, waiting, reserved } = share;
    const costs = waiting.map(({ cost }) => cost);
    const needed = costs.filter((cost) => cost <= allowance.capacity).reduce((sum, cost) => sum + cost, 0);
    const oversize = costs.find((cost) => cost > allowance.capacity);
    const size = this.#getShareSize(allowance);
    // A share that is only asked for before it expires is filled up, so that it does not grow each time.
    const wish = needed + (this.#isLow(share) ? size : Math.max(0, size - reserved));
    return { accountId, kind, allowance, wish, oversize: oversize === undefined ? 0 : oversize + needed };
  }

  #receive(share: ReservedShare | undefined, { granted, level }: GrantedShare): void {
    if (share === undefined) return;
    const nowMs = this.#now();
    share.reserved += granted;
    share.reservedUntilMs = nowMs + SHARE_LIFETIME_MS;
    share.shared = level;
    share.sharedAtMs = nowMs;
  }

  #decide(share: ReservedShare, allowed: boolean, cost: number): Taken {
    const shared = Math.max(0, Math.floor(this.#estimateLeft(share, this.#now())));
    const left = Math.min(share.allowance.capacity, share.reserved + shared);
    return describeTaken(allowed, left, share.allowance, cost);
  }

  #getShare(accountId: string, kind: string, allowance: Allowance): ReservedShare {
    const name = getBudgetName({ accountId, kind });
    const found = this.#shares.get(name);
    if (found !== undefined) {
      // A lower limit counts at once, also for what was reserved of the higher one.
      if (allowance.capacity < found.allowance.capacity)
        found.reserved = Math.min(found.reserved, this.#getShareSize(allowance), allowance.capacity);
      found.allowance = allowance;
      return found;
    }
    if (this.#shares.size >= this.#maxShares) {
      const [oldest] = this.#shares.keys();
      if (oldest !== undefined) this.#shares.delete(oldest);
    }
    const made: ReservedShare = {
      accountId,
      kind,
      allowance,
      reserved: 0,
      reservedUntilMs: 0,
      shared: allowance.capacity,
      sharedAtMs: 0,
      waiting: [],
      isRequested: false,
    };
    this.#shares.set(name, made);
    return made;
  }
}
