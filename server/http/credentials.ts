import type { IncomingHttpHeaders } from "node:http";
import { securitySchemes } from "../../generated/security.ts";
import { refuse } from "../domain/refusal.ts";
import type { Account, AccountLimits, Accounts } from "../handlers/all.ts";
import type { Caller, Identity } from "./identity.ts";
import { Budget, limitHeaders, perMinute, type RateBudgets } from "./limit.ts";
import { TokenBuckets } from "./token-bucket.ts";
import { Turns } from "./turns.ts";

/** Password checks that may wait at one time: each costs memory and a thread. */
const MOST_WAITING = 200;

export interface CredentialSettings {
  /** `SVC` in the contract; a deployment may have another. */
  readonly vendorPrefix: string;
  /** For account ids that do not exist, so that they behave as those that do. */
  readonly limits: AccountLimits;
}

/** Account id and password, as they are shown to get a token. */
export class CredentialCheck {
  readonly #accounts: Pick<Accounts, "find" | "withPassword">;
  readonly #budgets: RateBudgets;
  readonly #settings: CredentialSettings;
  readonly #failures = new TokenBuckets();
  readonly #turns = new Turns(MOST_WAITING);

  constructor(accounts: Pick<Accounts, "find" | "withPassword">, budgets: RateBudgets, settings: CredentialSettings) {
    this.#accounts = accounts;
    this.#budgets = budgets;
    this.#settings = settings;
  }

  async identify({ headers, address, nowMs }: Caller): Promise<Identity> {
    const { vendorPrefix } = this.#settings;
    const id = credential(headers, securitySchemes.clientId, vendorPrefix);
    const password = credential(headers, securitySchemes.clientPassword, vendorPrefix);
    if (id === undefined || password === undefined) return wrong;
    // Turns, or a hundred guesses at once would all find the same five failures left.
    const key = `${id} ${address}`;
    const done = await this.#turns.take(key);
    if (done === undefined) return { ok: false, refusal: refuse("A920"), headers: { "Retry-After": 1 } };
    try {
      return await this.#check(id, password, key, nowMs);
    } finally {
      done();
    }
  }

  /** Both limits come before the password: its check is made to be expensive. */
  async #check(id: string, password: string, key: string, nowMs: number): Promise<Identity> {
    const known = await this.#accounts.find(id);
    const limits = known?.limits ?? this.#settings.limits;
    const failures = perMinute(limits.tokenFailuresPerMinute);
    // Counted as a failure until it turns out to be none.
    const failure = this.#failures.take(key, failures, 1, nowMs);
    if (!failure.allowed) return tooMany(limitHeaders(failure, true));
    // Names that somebody made up get no budget of their own: each would be a row in the database.
    const budget = known && new Budget(this.#budgets, id, limits, "token");
    const isWithin = budget === undefined || (await budget.take());
    const account = isWithin ? await this.#accounts.withPassword(id, password) : undefined;
    if (account !== undefined || !isWithin) this.#failures.take(key, failures, -1, nowMs);
    if (!isWithin) return tooMany(budget?.headers(429) ?? {});
    if (account !== undefined) return welcome(account, budget);
    // Guesses of others must not use up what the account's owner may ask for.
    budget?.giveBack();
    return wrong;
  }
}

/** Only who knows the password learns that the account is blocked. */
function welcome(account: Account, budget: Budget | undefined): Identity {
  return account.blocked ? { ok: false, refusal: refuse("A110") } : { ok: true, account, budget };
}

const wrong: Identity = { ok: false, refusal: refuse("A100") };
const tooMany = (headers: Record<string, number>): Identity => ({ ok: false, refusal: refuse("A020"), headers });

type CredentialScheme = typeof securitySchemes.clientId | typeof securitySchemes.clientPassword;

/** A header under the deployment's prefix, or under the contract's own; only what could be a credential at all. */
function credential(headers: IncomingHttpHeaders, scheme: CredentialScheme, prefix: string): string | undefined {
  const { parameter: name, extensions } = scheme;
  const own = headers[name.replace(/^X-SVC-/, `X-${prefix}-`).toLowerCase()];
  const value = own ?? headers[name.toLowerCase()];
  return typeof value === "string" && value.length <= extensions["x-max-length"] && /^[ -~]+$/.test(value)
    ? value
    : undefined;
}
