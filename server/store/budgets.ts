import type { Database } from "./database.ts";
import { type Allowance, getBudgetName, type Lease, leaseBudgets } from "./lease-budgets.ts";

export type { Allowance } from "./lease-budgets.ts";

export interface BudgetDecision {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until everything is available again. */
  readonly resetS: number;
  /** Seconds until as much is available as was asked for. */
  readonly retryAfterS: number;
}

export interface BudgetsOptions {
  readonly now?: () => number;
  /** The part of a budget that a process leases at once. Smaller is fairer, larger needs fewer statements. */
  readonly share?: number;
  readonly onFailure?: (error: Error) => void;
}

/** What this process has leased of one budget. */
interface LeasedShare {
  readonly accountId: string;
  readonly kind: string;
  allowance: Allowance;
  /** Leased and not spent. */
  leased: number;
  leasedUntilMs: number;
  /** What was left for all processes at that time. It bounds what can be left now, apart from the refill. */
  shared: number;
  sharedAtMs: number;
  waiting: { readonly cost: number; readonly decide: (failed: boolean) => void }[];
  /** A lease is being requested. */
  isRequested: boolean;
}

/** An unused share expires, so that processes cannot save up for one large burst. */
const LEASE_MS = 10_000;
/** A caller that is refused again and again causes no more statements than this. */
const ASK_EVERY_MS = 50;
const MAX_SHARES = 100_000;
const NEVER_S = 3600;

/**
 * Rate budgets that all processes share. A process leases a tenth of a budget at a time and spends it in memory. So a request changes no
 * row, and all processes together never grant more than the budget plus the shares they hold.
 */
export class Budgets {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #leasedPart: number;
  readonly #onFailure: (error: Error) => void;
  readonly #shares = new Map<string, LeasedShare>();
  #leasing = new Set<LeasedShare>();
  #flushing = false;

  constructor(database: Database, { now = Date.now, share = 0.1, onFailure = () => {} }: BudgetsOptions = {}) {
    this.#database = database;
    this.#now = now;
    this.#leasedPart = share;
    this.#onFailure = onFailure;
  }

  /** Takes the whole cost or nothing: from what was leased, or after leasing more. */
  async take(accountId: string, kind: string, allowance: Allowance, cost = 1): Promise<BudgetDecision> {
    const share = this.#getShare(accountId, kind, allowance);
    const nowMs = this.#now();
    if (nowMs >= share.leasedUntilMs) share.leased = 0;
    if (share.waiting.length === 0 && share.leased >= cost) {
      share.leased -= cost;
      // More is leased ahead of time, so that at a steady rate no request waits for it.
      const low = share.leased < this.#getLeaseSize(allowance) / 2;
      if (low && !share.isRequested && this.#mayLease(share, 1, nowMs)) this.#requestLease(share);
      return this.#decide(share, true, cost);
    }
    if (!this.#mayLease(share, cost, nowMs)) return this.#decide(share, false, cost);
    return new Promise((resolve) => {
      const decide = (failed: boolean) => {
        const allowed = failed || share.leased >= cost;
        if (allowed) share.leased = Math.max(0, share.leased - cost);
        resolve(this.#decide(share, allowed, cost));
      };
      share.waiting.push({ cost, decide });
      this.#requestLease(share);
    });
  }

  /** For what was taken and not used. */
  giveBack(accountId: string, kind: string, amount = 1): void {
    const share = this.#shares.get(getBudgetName({ accountId, kind }));
    if (share !== undefined) share.leased += amount;
  }

  #getLeaseSize = (allowance: Allowance): number => Math.max(1, Math.floor(allowance.capacity * this.#leasedPart));

  #estimateLeft({ allowance, shared, sharedAtMs }: LeasedShare, nowMs: number): number {
    return Math.min(allowance.capacity, shared + (Math.max(0, nowMs - sharedAtMs) / 1000) * allowance.perSecond);
  }

  /** Whether the database can have as much as is needed, and was not asked a moment ago. */
  #mayLease(share: LeasedShare, cost: number, nowMs: number): boolean {
    const { capacity } = share.allowance;
    const left = this.#estimateLeft(share, nowMs);
    const wanted = cost > capacity ? Math.max(capacity - 1, 1) : cost - share.leased;
    if (capacity <= 0 || Math.floor(left) < wanted) return false;
    return left >= this.#getLeaseSize(share.allowance) || nowMs - share.sharedAtMs >= ASK_EVERY_MS;
  }

  #requestLease(share: LeasedShare): void {
    share.isRequested = true;
    this.#leasing.add(share);
    if (this.#flushing) return;
    this.#flushing = true;
    void this.#flush();
  }

  /** All budgets that need a lease go into one statement, one statement at a time. */
  async #flush(): Promise<void> {
    while (this.#leasing.size > 0) {
      const leasing = [...this.#leasing];
      this.#leasing = new Set();
      const requests = leasing.map(({ accountId, kind, allowance, waiting }) => {
        const costs = waiting.map(({ cost }) => cost);
        const needed = costs.filter((cost) => cost <= allowance.capacity).reduce((sum, cost) => sum + cost, 0);
        const oversize = costs.find((cost) => cost > allowance.capacity);
        const wish = needed + this.#getLeaseSize(allowance);
        return { accountId, kind, allowance, wish, oversize: oversize === undefined ? 0 : oversize + needed };
      });
      const waiters = leasing.flatMap((share) => share.waiting.splice(0));
      let failed = false;
      try {
        const leases = await leaseBudgets(this.#database.pool, requests, this.#now());
        for (const lease of leases) this.#receive(lease);
      } catch (error) {
        // The request is allowed: if the database is away, the request itself is refused for that reason, not for its rate.
        failed = true;
        this.#onFailure(error instanceof Error ? error : new Error(String(error)));
      }
      for (const share of leasing) share.isRequested = this.#leasing.has(share);
      for (const { decide } of waiters) decide(failed);
    }
    this.#flushing = false;
  }

  #receive({ accountId, kind, granted, level }: Lease): void {
    const share = this.#shares.get(getBudgetName({ accountId, kind }));
    if (share === undefined) return;
    const nowMs = this.#now();
    share.leased += granted;
    share.leasedUntilMs = nowMs + LEASE_MS;
    share.shared = level;
    share.sharedAtMs = nowMs;
  }

  #decide(share: LeasedShare, allowed: boolean, cost: number): BudgetDecision {
    const { capacity, perSecond } = share.allowance;
    const remaining = Math.min(
      capacity,
      share.leased + Math.max(0, Math.floor(this.#estimateLeft(share, this.#now()))),
    );
    const secondsFor = (amount: number) => (perSecond > 0 ? Math.ceil(amount / perSecond) : NEVER_S);
    return {
      allowed,
      limit: capacity,
      remaining,
      resetS: secondsFor(capacity - remaining),
      retryAfterS: Math.max(1, secondsFor(Math.min(cost, capacity) - remaining)),
    };
  }

  #getShare(accountId: string, kind: string, allowance: Allowance): LeasedShare {
    const name = getBudgetName({ accountId, kind });
    const found = this.#shares.get(name);
    if (found !== undefined) {
      found.allowance = allowance;
      return found;
    }
    if (this.#shares.size >= MAX_SHARES) {
      const [oldest] = this.#shares.keys();
      if (oldest !== undefined) this.#shares.delete(oldest);
    }
    const made: LeasedShare = {
      accountId,
      kind,
      allowance,
      leased: 0,
      leasedUntilMs: 0,
      shared: allowance.capacity,
      sharedAtMs: 0,
      waiting: [],
      isRequested: false,
    };
    this.#shares.set(name, made);
    return made;
  }
}
