import type { IssueTokenReply, IssueTokenRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";

/** The password and the rate were checked before. */
export function issueToken(
  _request: IssueTokenRequest,
  { account, credential, nowMs, services }: Context,
): IssueTokenReply {
  const { token, expiresAtMs } = services.tokens.issue(account, nowMs, credential);
  const data = { schema: "Bearer", expired: services.clock.iso(expiresAtMs), token } as const;
  return { status: 200, body: { ...success, data } };
}
