import type { rateLimits } from "../../generated/tables.ts";
import type { Allowance, Taken } from "../domain/rate.ts";
import type { AccountLimits } from "../handlers/all.ts";

/** The kinds of limits that operations name with `x-rate-limit`. */
export type LimitKind = (typeof rateLimits)[number]["kind"];

/** The rates of all accounts, shared by all replicas. */
export interface RateBudgets {
  take(accountId: string, kind: string, allowance: Allowance, cost: number): Promise<Taken>;
}

/** A caller that sent nothing can save up the amount of one second, or of one minute, and no more. */
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

/** One account's budget of one kind. It remembers the state after the last `take` for the headers of the answer. */
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

  /** The rate-limit headers of an answer with this status. */
  headers(status: number): Record<string, number> {
    return this.#last === undefined ? {} : limitHeaders(this.#last, status === TOO_MANY);
  }
}

const TOO_MANY = 429;

/** The headers that the contract names; `Retry-After` only if the limit is the reason of the answer. */
export function limitHeaders(level: Omit<Taken, "allowed">, refused: boolean): Record<string, number> {
  const headers: Record<string, number> = {
    "RateLimit-Limit": Math.max(1, level.limit),
    "RateLimit-Remaining": Math.max(0, Math.floor(level.remaining)),
    "RateLimit-Reset": Math.max(0, level.resetS),
  };
  if (refused) headers["Retry-After"] = Math.max(1, level.retryAfterS);
  return headers;
}
