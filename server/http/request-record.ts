import type { CredentialName } from "../domain/credential.ts";
import { findTokenFault, type TokenClaims } from "../domain/token.ts";
import type { Account, Context, Services } from "../handlers/all.ts";
import type { Budget } from "./rate-limit.ts";

/** What becomes known of one request while it is served, for its log line and its metrics. */
export class RequestRecord {
  readonly requestId: string;
  readonly nowMs: number;
  /** The caller's trace, as the request names it. */
  readonly traceparent: string | undefined;
  readonly #startedAtMs = performance.now();
  operation: string | undefined = undefined;
  account: string | undefined = undefined;
  /** What the caller's token says. */
  claims: TokenClaims | undefined = undefined;
  /** What the operation asks of a credential. */
  right: unknown = undefined;
  /** For which credential a token is to be issued; undefined: for the account's own password. */
  credential: CredentialName | undefined = undefined;
  /** The reply was made. What fails later, during a stream, cannot be answered any more. */
  isEnded = false;
  code: string | undefined = undefined;
  /** The messages that the answer names. */
  msgKeys: readonly string[] = [];
  /** The rate budget that the request is charged to; its state goes into the headers of the answer. */
  budget: Budget | undefined = undefined;

  constructor(requestId: string, nowMs: number, traceparent: string | undefined) {
    this.requestId = requestId;
    this.nowMs = nowMs;
    this.traceparent = traceparent;
  }

  getDurationMs(): number {
    return performance.now() - this.#startedAtMs;
  }
}

/** Koa's `ctx.state` in this application. */
export interface State {
  record: RequestRecord;
}

/** What a handler gets besides the request. */
export class RequestContext implements Context {
  readonly requestId: string;
  readonly nowMs: number;
  readonly services: Services;
  readonly #account: Account | undefined;
  readonly #record: RequestRecord;
  readonly #call: { readonly signal: AbortSignal } | undefined;

  constructor(
    record: RequestRecord,
    account: Account | undefined,
    services: Services,
    call?: { readonly signal: AbortSignal },
  ) {
    this.requestId = record.requestId;
    this.nowMs = record.nowMs;
    this.services = services;
    this.#account = account;
    this.#record = record;
    this.#call = call;
  }

  get signal(): AbortSignal {
    if (this.#call === undefined) throw new Error("The signal was read where there is no reply to end");
    return this.#call.signal;
  }

  async findAccountAgain(nowMs: number): Promise<Account | undefined> {
    const { claims, right } = this.#record;
    if (claims === undefined) return undefined;
    const account = await this.services.accounts.find(claims.accountId);
    return findTokenFault(claims, account, nowMs, right) === undefined ? account : undefined;
  }

  get account(): Account {
    if (this.#account === undefined) throw new Error("An operation without authentication read the account");
    return this.#account;
  }

  get credential(): CredentialName | undefined {
    return this.#record.credential;
  }

  async charge(cost: number): Promise<boolean> {
    const { budget } = this.#record;
    return cost <= 0 || budget === undefined || budget.take(cost);
  }
}
