import { securitySchemes } from "../../generated/security.ts";
import { type ApiSecurity, allow, type Call, deny, type SecurityOutcome } from "../../generated/server.ts";
import { refuse } from "../domain/refusal.ts";
import type { Account, Accounts, Receipts, Tokens } from "../handlers/all.ts";
import { carrierSignature } from "./carrier-signature.ts";
import type { CredentialCheck } from "./credentials.ts";
import { refusalReply } from "./envelope.ts";
import type { State } from "./exchange.ts";

/** Whose credential was shown. Carriers have no account: who signs is named in the path. */
export type Identity = Account | undefined;

export type GatewayCall = Call<Identity, State>;

export interface SecurityParts {
  readonly tokens: Tokens;
  readonly accounts: Pick<Accounts, "find">;
  readonly credentials: CredentialCheck;
  readonly receipts: Pick<Receipts, "secretsOf">;
}

const LONGEST_TOKEN = securitySchemes.bearerToken.extensions["x-max-length"];

/** One check for each security scheme of the contract. */
export function gatewaySecurity({
  tokens,
  accounts,
  credentials,
  receipts,
}: SecurityParts): ApiSecurity<Identity, State> {
  return {
    bearerToken: async ({ token }, _asked, { state }) => {
      if (token.length > LONGEST_TOKEN) return refused("A002");
      const reading = tokens.read(token, state.exchange.nowMs);
      if (reading.kind !== "valid") return refused(reading.kind === "expired" ? "A001" : "A002");
      return holderOf(reading.epoch, await accounts.find(reading.accountId));
    },
    // The two headers are one credential: it is checked once both are known to be there.
    clientId: () => allow(undefined),
    clientPassword: (_credential, _asked, { request, state }) => credentials.check(request, state.exchange),
    carrierSignature: (_credential, _asked, call) => carrierSignature(call, receipts),
  };
}

/** A raised epoch has revoked every token that was issued before. */
function holderOf(epoch: number, account: Account | undefined): SecurityOutcome<Identity> {
  if (account === undefined || account.epoch !== epoch) return refused("A002");
  return account.blocked ? refused("A110") : allow(account);
}

const refused = (code: "A001" | "A002" | "A110"): SecurityOutcome<Identity> => deny(refusalReply(refuse(code)));
