import type { IncomingHttpHeaders } from "node:http";
import { securitySchemes } from "../../generated/security.ts";
import { type Call, deny, type SecurityOutcome } from "../../generated/server.ts";
import { refuse } from "../domain/refusal.ts";
import { verifyWebhook } from "../domain/webhook-signature.ts";
import type { Account, Receipts } from "../handlers/all.ts";
import { refusalReply } from "./envelope.ts";
import type { State } from "./exchange.ts";

/** The contract's five minutes. */
const TOLERANCE_S = 300;

/** A carrier, named in the path, that has signed what it sends. Whether it has is known only when the body is here. */
export function carrierSignature(
  { request, state }: Call<Account | undefined, State>,
  carriers: Pick<Receipts, "secretsOf">,
): SecurityOutcome<undefined> {
  const secrets = carriers.secretsOf(request.path.carrier ?? "");
  if (secrets === undefined) return deny(refusalReply(refuse("A820")));
  const shown = signatureIn(request.headers);
  if (shown === undefined) return deny();
  const nowS = Math.floor(state.exchange.nowMs / 1000);
  return {
    ok: true,
    identity: undefined,
    verifyBody: (body) => verifyWebhook({ ...shown, body, secrets, nowS, toleranceS: TOLERANCE_S }),
  };
}

const { parameter: SIGNATURE, extensions } = securitySchemes.carrierSignature;

/** Only what could be a signature at all; a header that came twice is none. */
function signatureIn(headers: IncomingHttpHeaders): { id: string; timestampS: number; signature: string } | undefined {
  const { "webhook-id": id, "webhook-timestamp": timestamp, [SIGNATURE]: signature } = headers;
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signature !== "string") return undefined;
  if (!/^[!-~]{1,100}$/.test(id) || !/^[0-9]{10}$/.test(timestamp)) return undefined;
  if (signature.length > extensions["x-max-length"]) return undefined;
  return { id, timestampS: Number(timestamp), signature };
}
