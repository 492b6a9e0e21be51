import type { AccountLimits } from "../handlers/all.ts";

/** The kinds of limits that operations name with `x-rate-limit`. */
export type LimitKind = "send" | "polling" | "upload" | "token";

/** How much there is at most, and how fast it comes back. */
export interface Allowance {
  readonly capacity: number;
  readonly perSecond: number;
}

/** What came of taking something from a budget, and how it stands now. */
export interface Taken {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until everything is available again. */
  readonly resetS: number;
  /** Seconds until as much is available as was asked for. */
  readonly retryAfterS: number;
}

/** The rates of all accounts, shared by all replicas. */
export interface RateBudgets {
  take(accountId: string, kind: string, allowance: Allowance, cost: number): Promise<Taken>;
  /** For what was taken in advance and turned out to cost nothing. */
  giveBack(accountId: string, kind: string, amount: number): void;
}

/** A burst of one second, or of one minute, is all that can be saved up. */
const perSecond = (count: number): Allowance => ({ capacity: count, perSecond: count });
export const perMinute = (count: number): Allowance => ({ capacity: count, perSecond: count / 60 });

const allowances: { readonly [Kind in LimitKind]: (limits: AccountLimits) => Allowance } = {
  send: (limits) => perSecond(limits.sendPerSecond),
  polling: (limits) => perSecond(limits.pollingPerSecond),
  upload: (limits) => perSecond(limits.uploadPerSecond),
  token: (limits) => perMinute(limits.tokenPerMinute),
};

export const isLimitKind = (kind: unknown): kind is LimitKind =>
  typeof kind === "string" && Object.hasOwn(allowances, kind);

/** What one account has of one kind, and how it stood when last something was taken. */
export class Budget {
  readonly #budgets: RateBudgets;
  readonly #accountId: string;
  readonly #kind: LimitKind;
  readonly #allowance: Allowance;
  #last: Taken | undefined;

  constructor(budgets: RateBudgets, accountId: string, limits: AccountLimits, kind: LimitKind) {
    this.#budgets = budgets;
    this.#accountId = accountId;
    this.#kind = kind;
    this.#allowance = allowances[kind](limits);
  }

  /** False: there is not enough left. */
  async take(cost = 1): Promise<boolean> {
    this.#last = await this.#budgets.take(this.#accountId, this.#kind, this.#allowance, cost);
    return this.#last.allowed;
  }

  giveBack(): void {
    this.#budgets.giveBack(this.#accountId, this.#kind, 1);
  }

  /** Of an answer with this status. */
  headers(status: number): Record<string, number> {
    return this.#last === undefined ? {} : limitHeaders(this.#last, status === TOO_MANY);
  }
}

const TOO_MANY = 429;

/** As the contract names them; the waiting time only where the limit is the reason of the answer. */
export function limitHeaders(level: Omit<Taken, "allowed">, refused: boolean): Record<string, number> {
  const headers: Record<string, number> = {
    "RateLimit-Limit": Math.max(1, level.limit),
    "RateLimit-Remaining": Math.max(0, Math.floor(level.remaining)),
    "RateLimit-Reset": Math.max(0, level.resetS),
  };
  if (refused) headers["Retry-After"] = Math.max(1, level.retryAfterS);
  return headers;
}
