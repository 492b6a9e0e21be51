import type { IncomingHttpHeaders } from "node:http";
import { securitySchemes } from "../../generated/security.ts";
import { allow, deny, type IncomingRequest, type Reply, type SecurityOutcome } from "../../generated/server.ts";
import { refuse } from "../domain/refusal.ts";
import type { Account, AccountLimits, Accounts } from "../handlers/all.ts";
import { busyReply, refusalReply } from "./envelope.ts";
import type { Exchange } from "./exchange.ts";
import { Budget, limitHeaders, perMinute, type RateBudgets } from "./limit.ts";
import { TokenBuckets } from "./token-bucket.ts";
import { Turns } from "./turns.ts";

/** Password checks that may wait at one time: each costs memory and a thread. */
const MOST_WAITING = 200;

/** Account id and password, as they are shown to get a token. */
export class CredentialCheck {
  readonly #accounts: Pick<Accounts, "find" | "withPassword">;
  readonly #budgets: RateBudgets;
  readonly #presetLimits: AccountLimits;
  readonly #failures = new TokenBuckets();
  readonly #turns = new Turns(MOST_WAITING);

  /** The preset limits are for account ids that do not exist, so that they behave as those that do. */
  constructor(accounts: Pick<Accounts, "find" | "withPassword">, budgets: RateBudgets, presetLimits: AccountLimits) {
    this.#accounts = accounts;
    this.#budgets = budgets;
    this.#presetLimits = presetLimits;
  }

  async check({ headers, ip }: IncomingRequest, exchange: Exchange): Promise<Outcome> {
    const id = credential(headers, securitySchemes.clientId);
    const password = credential(headers, securitySchemes.clientPassword);
    if (id === undefined || password === undefined) return wrong;
    // Turns, or a hundred guesses at once would all find the same five failures left.
    const key = `${id} ${ip}`;
    const done = await this.#turns.take(key);
    if (done === undefined) return deny(busyReply);
    try {
      return await this.#checkInTurn(id, password, key, exchange);
    } finally {
      done();
    }
  }

  /** Both limits come before the password: its check is made to be expensive. */
  async #checkInTurn(id: string, password: string, key: string, exchange: Exchange): Promise<Outcome> {
    const { nowMs } = exchange;
    const known = await this.#accounts.find(id);
    const limits = known?.limits ?? this.#presetLimits;
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
    if (account === undefined) {
      // Guesses of others must not use up what the account's owner may ask for.
      budget?.giveBack();
      return wrong;
    }
    // Only who knows the password learns that the account is blocked.
    if (account.blocked) return deny(refusalReply(refuse("A110")));
    exchange.budget = budget;
    return allow(account);
  }
}

type Outcome = SecurityOutcome<Account | undefined>;

const wrong = deny(refusalReply(refuse("A100")));
const tooMany = (headers: Reply["headers"]): Outcome => deny(refusalReply(refuse("A020"), headers));

type CredentialScheme = typeof securitySchemes.clientId | typeof securitySchemes.clientPassword;

/** Only what could be a credential at all. */
function credential(headers: IncomingHttpHeaders, { parameter, extensions }: CredentialScheme): string | undefined {
  const value = headers[parameter.toLowerCase()];
  return typeof value === "string" && value.length <= extensions["x-max-length"] && /^[ -~]+$/.test(value)
    ? value
    : undefined;
}
