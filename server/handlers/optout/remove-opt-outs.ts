import type { RemoveOptOutsReply, RemoveOptOutsRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";
import { refuseUnsendable, toOptOuts } from "./to-opt-outs.ts";

/** Of any sender: one that is registered no more may still stand in the list. */
export async function removeOptOuts(
  { body }: RemoveOptOutsRequest,
  { account, services }: Context,
): Promise<RemoveOptOutsReply> {
  const unsendable = refuseUnsendable(body);
  if (unsendable !== undefined) return refused(unsendable);
  const removed = await services.optOuts.remove(account.id, toOptOuts(body));
  return { status: 200, body: { ...success, data: { removed } } };
}
