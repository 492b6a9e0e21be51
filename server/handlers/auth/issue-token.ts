import type { IssueTokenReply, IssueTokenRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";

/** Who gets here has shown the account's password and is within its limit. */
export function issueToken(_request: IssueTokenRequest, { account, nowMs, services }: Context): IssueTokenReply {
  const { token, expiresAtMs } = services.tokens.issue(account, nowMs);
  const data = { schema: "Bearer", expired: services.clock.iso(expiresAtMs), token } as const;
  return { status: 200, body: { ...success, data } };
}
