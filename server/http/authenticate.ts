import type { Route } from "../../generated/routes.ts";
import { refuse } from "../domain/refusal.ts";
import type { Accounts, Tokens } from "../handlers/all.ts";
import type { CredentialCheck } from "./credentials.ts";
import type { Caller, Identity } from "./identity.ts";

/** Each way of showing who one is, by the scheme that the operation asks for first. */
export class Authenticator {
  readonly #tokens: Tokens;
  readonly #accounts: Pick<Accounts, "find">;
  readonly #credentials: CredentialCheck;

  constructor(tokens: Tokens, accounts: Pick<Accounts, "find">, credentials: CredentialCheck) {
    this.#tokens = tokens;
    this.#accounts = accounts;
    this.#credentials = credentials;
  }

  identify(route: Route, caller: Caller): Identity | Promise<Identity> {
    const scheme = route.security[0]?.[0]?.scheme;
    if (scheme === undefined) return { ok: true, account: undefined };
    return scheme === "bearerToken" ? this.#byToken(caller) : this.#credentials.identify(caller);
  }

  async #byToken({ headers, nowMs }: Caller): Promise<Identity> {
    const token = bearerToken(headers.authorization);
    if (token === undefined) return refused("A002");
    const reading = this.#tokens.read(token, nowMs);
    if (reading.kind !== "valid") return refused(reading.kind === "expired" ? "A001" : "A002");
    const account = await this.#accounts.find(reading.accountId);
    // A raised epoch has revoked every token that was issued before.
    if (account === undefined || account.epoch !== reading.epoch) return refused("A002");
    return account.blocked ? refused("A110") : { ok: true, account };
  }
}

const refused = (code: "A001" | "A002" | "A110"): Identity => ({ ok: false, refusal: refuse(code) });

const LONGEST_TOKEN = 2000;

/** The scheme word is matched without regard to case. */
function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.length > LONGEST_TOKEN + 20) return undefined;
  return /^bearer +([^\s,]+)$/i.exec(header)?.[1];
}
