import type { IncomingHttpHeaders } from "node:http";
import { securitySchemes } from "../../generated/security.ts";
import { type Call, deny, type SecurityOutcome } from "../../generated/server.ts";
import { refuse } from "../domain/refusal.ts";
import { canBeSigned, verifyWebhook } from "../domain/webhook-signature.ts";
import type { Account, Receipts } from "../handlers/all.ts";
import { refusalReply } from "./replies.ts";
import type { State } from "./request-record.ts";

/** The contract's five minutes. */
const TOLERANCE_S = 300;

/**
 * Checks the signature of the carrier that the path names. The result is known only when the body has arrived, and the body of a request
 * that cannot be good is not read.
 */
export function carrierSignature(
  { request, state }: Call<Account | undefined, State>,
  carriers: Pick<Receipts, "secretsOf">,
): SecurityOutcome<undefined> {
  const secrets = carriers.secretsOf(request.path.carrier ?? "");
  if (secrets === undefined) return deny(refusalReply(refuse("A820")));
  const signature = readSignature(request.headers);
  const time = { nowS: Math.floor(state.record.nowMs / 1000), toleranceS: TOLERANCE_S };
  if (signature === undefined || !canBeSigned(signature, time)) return deny();
  return {
    ok: true,
    identity: undefined,
    verifyBody: (body) => verifyWebhook({ ...signature, ...time, body, secrets }),
  };
}

const { parameter: SIGNATURE, extensions } = securitySchemes.carrierSignature;

/** Undefined for headers that cannot be a signature; a header that came twice cannot. */
function readSignature(
  headers: IncomingHttpHeaders,
): { id: string; timestampS: number; signature: string } | undefined {
  const { "webhook-id": id, "webhook-timestamp": timestamp, [SIGNATURE]: signature } = headers;
  if (typeof id !== "string" || typeof timestamp !== "string" || typeof signature !== "string") return undefined;
  if (!/^[!-~]{1,100}$/.test(id) || !/^[0-9]{10}$/.test(timestamp)) return undefined;
  if (signature.length > extensions["x-max-length"]) return undefined;
  return { id, timestampS: Number(timestamp), signature };
}
