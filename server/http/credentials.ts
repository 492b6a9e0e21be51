import type { IncomingHttpHeaders } from "node:http";
import { securitySchemes } from "../../generated/security.ts";
import { allow, deny, type IncomingRequest, type Reply, type SecurityOutcome } from "../../generated/server.ts";
import { findCredential, splitClientId } from "../domain/credential.ts";
import type { Allowance } from "../domain/rate.ts";
import { refuse } from "../domain/refusal.ts";
import type { Account, Accounts } from "../handlers/all.ts";
import { getCallerNetwork } from "./caller-network.ts";
import { FairQueue } from "./fair-queue.ts";
import { Budget, limitHeaders, perMinute, type RateBudgets } from "./rate-limit.ts";
import { busyReply, refusalReply } from "./replies.ts";
import type { RequestRecord } from "./request-record.ts";
import { TokenBuckets } from "./token-bucket.ts";

/**
 * Checking a password takes a thread for a tenth of a second and 32 MB. Node has four such threads, and reading files, looking up names
 * and decoding images need them too.
 */
const QUEUE = { atOnce: 2, maxWaiting: 200, maxWaitingPerKey: 100, maxWaitMs: 10_000 };
/** Pairs of client id and address that are remembered to have shown the right password. */
const MAX_PROVEN = 10_000;

/** Wrong passwords a minute. They are the same for every account id, so that they do not tell which ids exist. */
export interface FailureLimits {
  /** For one account id, or one credential of it, from one address. */
  readonly accountFailuresPerMinute: number;
  /** From one address, whatever the account ids are. */
  readonly addressFailuresPerMinute: number;
}

type PasswordAccounts = Pick<Accounts, "find" | "withPassword" | "withRememberedPassword" | "noteUse">;

/** A client id and a password, and from where they come. */
interface Attempt {
  /** The account's id, or that of one of its credentials. */
  readonly id: string;
  readonly password: string;
  readonly network: string;
  /** Client id and network. */
  readonly key: string;
}

/** Undefined: the password is wrong. */
type Checked = Account | undefined | { readonly refused: Outcome };

/**
 * Checks the account id and password with which a caller asks for a token. Nothing that differs between accounts is told to a caller
 * that has not shown the right password: neither whether the account exists, nor its own limits, nor that it is blocked.
 */
export class CredentialCheck {
  readonly #accounts: PasswordAccounts;
  readonly #budgets: RateBudgets;
  readonly #limits: FailureLimits;
  readonly #failures = new TokenBuckets();
  readonly #addressFailures = new TokenBuckets();
  readonly #queue = new FairQueue(QUEUE);
  /** Checks under way. Equal attempts share one, because a client may ask for many tokens at once. */
  readonly #checks = new Map<string, Promise<Checked>>();
  readonly #proven = new Set<string>();

  constructor(accounts: PasswordAccounts, budgets: RateBudgets, limits: FailureLimits) {
    this.#accounts = accounts;
    this.#budgets = budgets;
    this.#limits = limits;
  }

  /** Password checks that run, and that wait. */
  get state(): FairQueue["state"] {
    return this.#queue.state;
  }

  async check({ headers, ip }: IncomingRequest, record: RequestRecord): Promise<Outcome> {
    const id = readCredential(headers, securitySchemes.clientId);
    const password = readCredential(headers, securitySchemes.clientPassword);
    if (id === undefined || password === undefined) return wrong;
    const network = getCallerNetwork(ip);
    const checked = await this.#checkAttempt({ id, password, network, key: `${id} ${network}` });
    if (checked === undefined) return wrong;
    if ("refused" in checked) return checked.refused;
    const { credentialId } = splitClientId(id);
    const credential =
      credentialId === undefined ? undefined : findCredential(checked.credentials, credentialId, record.nowMs);
    // A token without a credential would have all rights.
    if (credentialId !== undefined && credential === undefined) return wrong;
    if (checked.blocked) return deny(refusalReply(refuse("A110")));
    // Wrong guesses by others do not get here, so they cannot use up the budget of the account's owner.
    const budget = new Budget(this.#budgets, checked.id, checked.limits, "token");
    if (!(await budget.take())) return tooMany(budget.headers(429));
    record.budget = budget;
    record.credential = credential;
    if (checked.credentials.length > 0) this.#accounts.noteUse(checked.id, credentialId, record.nowMs);
    return allow(checked);
  }

  /** What costs least is checked first, and a password is only hashed if nothing else has refused it. */
  async #checkAttempt(attempt: Attempt): Promise<Checked> {
    const { id, password, key } = attempt;
    const allowance = await this.#getAllowance(attempt);
    // Also before a password is compared with the remembered one, because that would let a caller guess without a limit.
    const failures = this.#failures.peek(key, allowance, 1, Date.now());
    if (!failures.allowed) return { refused: tooMany(limitHeaders(failures, true)) };
    const remembered = await this.#accounts.withRememberedPassword(id, password);
    if (remembered !== undefined) return remembered;
    const name = `${key}\n${password}`;
    const underWay = this.#checks.get(name);
    if (underWay !== undefined) return (await underWay) ?? this.#countFailure(attempt, allowance);
    // Counted as a failure before it waits for its turn: otherwise attempts at the same time would all find the same failures left, and each of
    // them was compared with a remembered password.
    const refused = this.#countFailure(attempt, allowance);
    if (refused !== undefined) return refused;
    const check = this.#hashAndCompare(attempt, allowance).finally(() => this.#checks.delete(name));
    this.#checks.set(name, check);
    return check;
  }

  async #hashAndCompare(attempt: Attempt, allowance: Allowance): Promise<Checked> {
    const { id, password, network, key } = attempt;
    let isFailure = false;
    try {
      const checked = await this.#queue.run(network, async () => ({
        account: await this.#accounts.withPassword(id, password),
      }));
      isFailure = checked?.account === undefined;
      if (checked === undefined) return { refused: deny(busyReply) };
      if (!isFailure) this.#noteProven(key);
      return checked.account;
    } finally {
      if (!isFailure) this.#giveBackFailure(attempt, allowance);
    }
  }

  /** Undefined: there may be another failure. */
  #countFailure({ key, network }: Attempt, allowance: Allowance): { readonly refused: Outcome } | undefined {
    const nowMs = Date.now();
    const ofAddress = this.#addressFailures.take(network, this.#addressAllowance, 1, nowMs);
    if (!ofAddress.allowed) return { refused: tooMany(limitHeaders(ofAddress, true)) };
    const ofAccount = this.#failures.take(key, allowance, 1, nowMs);
    if (ofAccount.allowed) return undefined;
    this.#addressFailures.take(network, this.#addressAllowance, -1, nowMs);
    return { refused: tooMany(limitHeaders(ofAccount, true)) };
  }

  #giveBackFailure({ key, network }: Attempt, allowance: Allowance): void {
    const nowMs = Date.now();
    this.#addressFailures.take(network, this.#addressAllowance, -1, nowMs);
    this.#failures.take(key, allowance, -1, nowMs);
  }

  get #addressAllowance(): Allowance {
    return perMinute(this.#limits.addressFailuresPerMinute);
  }

  /** The account's own limit only counts where its password was shown before: elsewhere it would tell that the account exists. */
  async #getAllowance({ id, key }: Attempt): Promise<Allowance> {
    const account = this.#proven.has(key) ? await this.#accounts.find(splitClientId(id).accountId) : undefined;
    return perMinute(account?.limits.tokenFailuresPerMinute ?? this.#limits.accountFailuresPerMinute);
  }

  #noteProven(key: string): void {
    this.#proven.delete(key);
    if (this.#proven.size >= MAX_PROVEN) {
      const [oldest] = this.#proven;
      if (oldest !== undefined) this.#proven.delete(oldest);
    }
    this.#proven.add(key);
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
