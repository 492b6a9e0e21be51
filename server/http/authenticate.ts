import type { Route } from "../../generated/routes.ts";
import { type SecuritySchemeName, securitySchemes } from "../../generated/security.ts";
import { refuse } from "../domain/refusal.ts";
import type { Account, Accounts, Receipts, Tokens } from "../handlers/all.ts";
import { carrierOf } from "./carrier-signature.ts";
import type { CredentialCheck } from "./credentials.ts";
import type { Caller, Identify, Identity } from "./identity.ts";

/** Each way of showing who one is, by the scheme that the operation asks for. */
export class Authenticator {
  readonly #tokens: Tokens;
  readonly #accounts: Pick<Accounts, "find">;
  /** A scheme that the contract adds and nobody checks does not compile. */
  readonly #ways: Readonly<Record<SecuritySchemeName, Identify>>;

  constructor(
    tokens: Tokens,
    accounts: Pick<Accounts, "find">,
    credentials: CredentialCheck,
    carriers: Pick<Receipts, "secretsOf">,
  ) {
    this.#tokens = tokens;
    this.#accounts = accounts;
    const byToken: Identify = (caller) => this.#byToken(caller);
    const byCredentials: Identify = (caller) => credentials.identify(caller);
    const bySignature: Identify = (caller) => carrierOf(caller, carriers);
    this.#ways = {
      bearerToken: byToken,
      clientId: byCredentials,
      clientPassword: byCredentials,
      carrierSignature: bySignature,
    };
  }

  /** How callers of the route show who they are. Asked when it is mounted: a way we cannot check must not be served. */
  wayOf(route: Pick<Route, "operationId" | "security">): Identify {
    const ways = new Set(route.security.flatMap((schemes) => schemes.map(({ scheme }) => this.#ways[scheme])));
    const [way] = ways;
    if (route.security.length === 0) return () => ({ ok: true, account: undefined });
    if (way === undefined || ways.size > 1 || route.security.length > 1)
      throw new Error(
        `${route.operationId} lets callers choose how they show who they are: no check is written for that`,
      );
    return way;
  }

  #byToken({ headers, nowMs }: Caller): Identity | Promise<Identity> {
    const token = bearerToken(headers.authorization);
    if (token === undefined) return refused("A002");
    const reading = this.#tokens.read(token, nowMs);
    if (reading.kind !== "valid") return refused(reading.kind === "expired" ? "A001" : "A002");
    const found = this.#accounts.find(reading.accountId);
    return found instanceof Promise
      ? found.then((account) => holderOf(reading.epoch, account))
      : holderOf(reading.epoch, found);
  }
}

/** A raised epoch has revoked every token that was issued before. */
function holderOf(epoch: number, account: Account | undefined): Identity {
  if (account === undefined || account.epoch !== epoch) return refused("A002");
  return account.blocked ? refused("A110") : { ok: true, account };
}

const refused = (code: "A001" | "A002" | "A110"): Identity => ({ ok: false, refusal: refuse(code) });

const LONGEST_TOKEN = securitySchemes.bearerToken.extensions["x-max-length"];

/** The scheme word is matched without regard to case. */
function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.length > LONGEST_TOKEN + 20) return undefined;
  // As nearly everybody writes it. What is no token after it will not be taken for one.
  if (header.startsWith("Bearer ") && header.charAt(7) !== " ") return header.slice(7);
  return /^bearer +([^\s,]+)$/i.exec(header)?.[1];
}
