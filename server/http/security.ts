import { securitySchemes } from "../../generated/security.ts";
import { type ApiSecurity, allow, type Call, deny, type SecurityOutcome } from "../../generated/server.ts";
import { refuse } from "../domain/refusal.ts";
import { findTokenFault } from "../domain/token.ts";
import type { Account, Accounts, Receipts, Refusal, Tokens } from "../handlers/all.ts";
import { carrierSignature } from "./carrier-signature.ts";
import type { CredentialCheck } from "./credentials.ts";
import { refusalReply } from "./replies.ts";
import type { State } from "./request-record.ts";

/** The account whose credential was shown. Carriers have none: the path names the carrier that signs. */
export type Identity = Account | undefined;

export type GatewayCall = Call<Identity, State>;

export interface BearerParts {
  readonly tokens: Pick<Tokens, "read">;
  readonly accounts: Pick<Accounts, "find" | "noteUse">;
}

export interface SecurityParts extends BearerParts {
  readonly credentials: CredentialCheck;
  readonly receipts: Pick<Receipts, "secretsOf">;
}

const MAX_TOKEN_LENGTH = securitySchemes.bearerToken.extensions["x-max-length"];

/** One check for each security scheme of the contract. */
export function gatewaySecurity({
  tokens,
  accounts,
  credentials,
  receipts,
}: SecurityParts): ApiSecurity<Identity, State> {
  return {
    bearerToken: ({ token }, _requirement, { state, route }) =>
      checkBearer(token, state.record, { tokens, accounts }, route.extensions["x-right"]),
    // The two headers are one credential: it is checked once both are known to be there.
    clientId: () => allow(undefined),
    clientPassword: (_credential, _requirement, { request, state }) => credentials.check(request, state.record),
    carrierSignature: (_credential, _requirement, call) => carrierSignature(call, receipts),
  };
}

const BEARER = /^Bearer +(\S+)$/i;

/** The token of a request outside of the contract; empty: it has none. */
export const readBearer = (ctx: { get(name: string): string }): string =>
  BEARER.exec(ctx.get("Authorization"))?.[1] ?? "";

/** The account that a token was issued to, if its credential has the right that is needed. */
export async function checkBearer(
  token: string,
  record: State["record"],
  { tokens, accounts }: BearerParts,
  right: unknown,
): Promise<SecurityOutcome<Account>> {
  if (token.length > MAX_TOKEN_LENGTH) return refused(refuse("A002"));
  const reading = tokens.read(token, record.nowMs);
  if (reading.kind !== "valid") return refused(refuse(reading.kind === "expired" ? "A001" : "A002"));
  // Also for the line of a request that is refused because the account is blocked.
  record.account = reading.accountId;
  record.claims = reading;
  record.right = right;
  const account = await accounts.find(reading.accountId);
  const fault = findTokenFault(reading, account, record.nowMs, right);
  if (account === undefined || fault !== undefined) return refused(fault ?? refuse("A002"));
  if (account.credentials.length > 0) accounts.noteUse(account.id, reading.credential?.id, record.nowMs);
  return allow(account);
}

const refused = (refusal: Refusal): SecurityOutcome<never> => deny(refusalReply(refusal));
