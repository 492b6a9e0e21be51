import type { IncomingHttpHeaders } from "node:http";
import { securitySchemes } from "../../generated/security.ts";
import { allow, deny, type IncomingRequest, type Reply, type SecurityOutcome } from "../../generated/server.ts";
import { refuse } from "../domain/refusal.ts";
import type { Account, AccountLimits, Accounts } from "../handlers/all.ts";
import { KeyedMutex } from "./keyed-mutex.ts";
import { Budget, limitHeaders, perMinute, type RateBudgets } from "./rate-limit.ts";
import { busyReply, refusalReply } from "./replies.ts";
import type { RequestRecord } from "./request-record.ts";
import { TokenBuckets } from "./token-bucket.ts";

/** Password checks that may wait at one time: each costs memory and a thread. */
const MAX_WAITING = 200;

/** Checks the account id and password with which a caller asks for a token. */
export class CredentialCheck {
  readonly #accounts: Pick<Accounts, "find" | "withPassword">;
  readonly #budgets: RateBudgets;
  readonly #defaultLimits: AccountLimits;
  readonly #failures = new TokenBuckets();
  readonly #mutex = new KeyedMutex(MAX_WAITING);

  /** The default limits are for account ids that do not exist, so that these behave as those that do. */
  constructor(accounts: Pick<Accounts, "find" | "withPassword">, budgets: RateBudgets, defaultLimits: AccountLimits) {
    this.#accounts = accounts;
    this.#budgets = budgets;
    this.#defaultLimits = defaultLimits;
  }

  async check({ headers, ip }: IncomingRequest, record: RequestRecord): Promise<Outcome> {
    const id = readCredential(headers, securitySchemes.clientId);
    const password = readCredential(headers, securitySchemes.clientPassword);
    if (id === undefined || password === undefined) return wrong;
    // One check at a time, otherwise a hundred parallel guesses would all find the same five failures left.
    const key = `${id} ${ip}`;
    const release = await this.#mutex.acquire(key);
    if (release === undefined) return deny(busyReply);
    try {
      return await this.#checkLocked(id, password, key, record);
    } finally {
      release();
    }
  }

  /** Both limits are checked before the password, because checking a password is expensive on purpose. */
  async #checkLocked(id: string, password: string, key: string, record: RequestRecord): Promise<Outcome> {
    const { nowMs } = record;
    const known = await this.#accounts.find(id);
    const limits = known?.limits ?? this.#defaultLimits;
    const failures = perMinute(limits.tokenFailuresPerMinute);
    // Counted as a failure first, and given back when it is none.
    const failure = this.#failures.take(key, failures, 1, nowMs);
    if (!failure.allowed) return tooMany(limitHeaders(failure, true));
    // An unknown id gets no budget, because each budget is a row in the database.
    const budget = known && new Budget(this.#budgets, id, limits, "token");
    const isWithin = budget === undefined || (await budget.take());
    const account = isWithin ? await this.#accounts.withPassword(id, password) : undefined;
    if (account !== undefined || !isWithin) this.#failures.take(key, failures, -1, nowMs);
    if (!isWithin) return tooMany(budget?.headers(429) ?? {});
    if (account === undefined) {
      // Wrong guesses by others must not use up the budget of the account's owner.
      budget?.giveBack();
      return wrong;
    }
    // Checked last: only a caller that knows the password may learn that the account is blocked.
    if (account.blocked) return deny(refusalReply(refuse("A110")));
    record.budget = budget;
    return allow(account);
  }
}

type Outcome = SecurityOutcome<Account | undefined>;

const wrong = deny(refusalReply(refuse("A100")));
const tooMany = (headers: Reply["headers"]): Outcome => deny(refusalReply(refuse("A020"), headers));

type CredentialScheme = typeof securitySchemes.clientId | typeof securitySchemes.clientPassword;

/** Undefined for a header that cannot be a credential. */
function readCredential(headers: IncomingHttpHeaders, { parameter, extensions }: CredentialScheme): string | undefined {
  const value = headers[parameter.toLowerCase()];
  return typeof value === "string" && value.length <= extensions["x-max-length"] && /^[ -~]+$/.test(value)
    ? value
    : undefined;
}
