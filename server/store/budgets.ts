import type { Database } from "./database.ts";
import { type Allowance, type Lease, leaseBudgets, nameOf } from "./lease-budgets.ts";

export type { Allowance } from "./lease-budgets.ts";

export interface Taken {
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
  /** The part of a budget that a replica takes at once: smaller is fairer, larger asks less often. */
  readonly share?: number;
  readonly onFailure?: (error: Error) => void;
}

/** What this replica has of one budget. */
interface Holding {
  readonly accountId: string;
  readonly kind: string;
  allowance: Allowance;
  /** Leased and not spent. */
  own: number;
  ownUntilMs: number;
  /** What was left for everybody at that time. Others only take from it, so it bounds what there can be now. */
  shared: number;
  sharedAtMs: number;
  waiting: { readonly cost: number; readonly decide: (failed: boolean) => void }[];
  /** More is on its way. */
  asked: boolean;
}

/** A share that lies unused goes out of date, so that replicas cannot save up for one great burst. */
const LEASE_MS = 10_000;
/** A caller who is refused again and again makes us ask no more often than this. */
const ASK_EVERY_MS = 50;
const MOST_HOLDINGS = 100_000;
const NEVER_S = 3600;

/**
 * Rate budgets that all replicas draw from. A replica leases a tenth of a budget at a time and spends it in memory:
 * requests change no row, and together the replicas never grant more than the budget plus the shares they hold.
 */
export class Budgets {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #share: number;
  readonly #onFailure: (error: Error) => void;
  readonly #holdings = new Map<string, Holding>();
  #asking = new Set<Holding>();
  #flushing = false;

  constructor(database: Database, { now = Date.now, share = 0.1, onFailure = () => {} }: BudgetsOptions = {}) {
    this.#database = database;
    this.#now = now;
    this.#share = share;
    this.#onFailure = onFailure;
  }

  /** Takes the cost or nothing: at once from what was leased, or after asking for more. */
  async take(accountId: string, kind: string, allowance: Allowance, cost = 1): Promise<Taken> {
    const holding = this.#holdingOf(accountId, kind, allowance);
    const nowMs = this.#now();
    if (nowMs >= holding.ownUntilMs) holding.own = 0;
    if (holding.waiting.length === 0 && holding.own >= cost) {
      holding.own -= cost;
      // Asked for ahead of time, so that at a steady rate nobody waits for it.
      const low = holding.own < this.#chunk(allowance) / 2;
      if (low && !holding.asked && this.#mayAsk(holding, 1, nowMs)) this.#ask(holding);
      return this.#taken(holding, true, cost);
    }
    if (!this.#mayAsk(holding, cost, nowMs)) return this.#taken(holding, false, cost);
    return new Promise((resolve) => {
      const decide = (failed: boolean) => {
        const allowed = failed || holding.own >= cost;
        if (allowed) holding.own = Math.max(0, holding.own - cost);
        resolve(this.#taken(holding, allowed, cost));
      };
      holding.waiting.push({ cost, decide });
      this.#ask(holding);
    });
  }

  /** For what was taken in advance and turned out to cost nothing. */
  giveBack(accountId: string, kind: string, amount = 1): void {
    const holding = this.#holdings.get(nameOf({ accountId, kind }));
    if (holding !== undefined) holding.own += amount;
  }

  #chunk = (allowance: Allowance): number => Math.max(1, Math.floor(allowance.capacity * this.#share));

  #left({ allowance, shared, sharedAtMs }: Holding, nowMs: number): number {
    return Math.min(allowance.capacity, shared + (Math.max(0, nowMs - sharedAtMs) / 1000) * allowance.perSecond);
  }

  /** Whether the database can possibly have what is wanted, and was not asked just now. */
  #mayAsk(holding: Holding, cost: number, nowMs: number): boolean {
    const { capacity } = holding.allowance;
    const left = this.#left(holding, nowMs);
    const wanted = cost > capacity ? Math.max(capacity - 1, 1) : cost - holding.own;
    if (capacity <= 0 || Math.floor(left) < wanted) return false;
    return left >= this.#chunk(holding.allowance) || nowMs - holding.sharedAtMs >= ASK_EVERY_MS;
  }

  #ask(holding: Holding): void {
    holding.asked = true;
    this.#asking.add(holding);
    if (this.#flushing) return;
    this.#flushing = true;
    void this.#flush();
  }

  /** All that are short of something go in one statement, one at a time. */
  async #flush(): Promise<void> {
    while (this.#asking.size > 0) {
      const asking = [...this.#asking];
      this.#asking = new Set();
      const requests = asking.map(({ accountId, kind, allowance, waiting }) => {
        const costs = waiting.map(({ cost }) => cost);
        const needed = costs.filter((cost) => cost <= allowance.capacity).reduce((sum, cost) => sum + cost, 0);
        const oversize = costs.find((cost) => cost > allowance.capacity);
        const wish = needed + this.#chunk(allowance);
        return { accountId, kind, allowance, wish, oversize: oversize === undefined ? 0 : oversize + needed };
      });
      const waiters = asking.flatMap((holding) => holding.waiting.splice(0));
      let failed = false;
      try {
        const leases = await leaseBudgets(this.#database.pool, requests, this.#now());
        for (const lease of leases) this.#receive(lease);
      } catch (error) {
        // A database in trouble refuses the request itself soon enough: that is not the account's fault.
        failed = true;
        this.#onFailure(error instanceof Error ? error : new Error(String(error)));
      }
      for (const holding of asking) holding.asked = this.#asking.has(holding);
      for (const { decide } of waiters) decide(failed);
    }
    this.#flushing = false;
  }

  #receive({ accountId, kind, granted, level }: Lease): void {
    const holding = this.#holdings.get(nameOf({ accountId, kind }));
    if (holding === undefined) return;
    const nowMs = this.#now();
    holding.own += granted;
    holding.ownUntilMs = nowMs + LEASE_MS;
    holding.shared = level;
    holding.sharedAtMs = nowMs;
  }

  #taken(holding: Holding, allowed: boolean, cost: number): Taken {
    const { capacity, perSecond } = holding.allowance;
    const remaining = Math.min(capacity, holding.own + Math.max(0, Math.floor(this.#left(holding, this.#now()))));
    const secondsFor = (amount: number) => (perSecond > 0 ? Math.ceil(amount / perSecond) : NEVER_S);
    return {
      allowed,
      limit: capacity,
      remaining,
      resetS: secondsFor(capacity - remaining),
      retryAfterS: Math.max(1, secondsFor(Math.min(cost, capacity) - remaining)),
    };
  }

  #holdingOf(accountId: string, kind: string, allowance: Allowance): Holding {
    const name = nameOf({ accountId, kind });
    const found = this.#holdings.get(name);
    if (found !== undefined) {
      found.allowance = allowance;
      return found;
    }
    if (this.#holdings.size >= MOST_HOLDINGS) {
      const [oldest] = this.#holdings.keys();
      if (oldest !== undefined) this.#holdings.delete(oldest);
    }
    const made: Holding = {
      accountId,
      kind,
      allowance,
      own: 0,
      ownUntilMs: 0,
      shared: allowance.capacity,
      sharedAtMs: 0,
      waiting: [],
      asked: false,
    };
    this.#holdings.set(name, made);
    return made;
  }
}
