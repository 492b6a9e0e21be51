import type { AddOptOutsReply, AddOptOutsRequest } from "../../../generated/handlers.ts";
import { ALL_SENDERS, findSenderFault } from "../../domain/opt-out.ts";
import { fault, refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";
import { refuseUnsendable, toOptOuts } from "./to-opt-outs.ts";

export async function addOptOuts(
  { body }: AddOptOutsRequest,
  { account, nowMs, services }: Context,
): Promise<AddOptOutsReply> {
  const { sender = ALL_SENDERS } = body;
  const unsendable = refuseUnsendable(body);
  if (unsendable !== undefined) return refused(unsendable);
  // An account in sandbox may name any sender, as in its sends.
  const code = account.sandbox ? undefined : findSenderFault(sender, await services.accounts.findRegistry(account.id));
  if (code !== undefined) return refused(refuse(code, fault(code, "/sender")));
  const added = await services.optOuts.add(account.id, toOptOuts(body), nowMs);
  return { status: 200, body: { ...success, data: { added } } };
}
