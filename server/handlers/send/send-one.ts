import type { DecisionContext } from "../../domain/decision-context.ts";
import { filesNamedIn } from "../../domain/message-files.ts";
import type { Decided, NewMessage } from "../../domain/model.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";
import { type AnySendReply, accept, refuseSend, type SendRequest } from "./accept.ts";
import { readDecisionContext } from "./decision-context.ts";

type SingleBody = Parameters<typeof filesNamedIn>[0];

/** The way of every send of one message to one recipient: only the decision differs. */
export async function sendOne<Body extends SingleBody, Reply extends AnySendReply>(
  operation: string,
  request: SendRequest & { readonly body: Body },
  context: Context,
  decide: (body: Body, circumstances: DecisionContext) => Decided<NewMessage>,
): Promise<Reply> {
  const { body } = request;
  const decided = decide(body, await readDecisionContext(context, filesNamedIn(body)));
  if (!decided.ok) return refuseSend(request, operation, decided.refusal, context);
  const { to, steps, ref, paymentCode, parts } = decided.value;
  const msgKey = context.services.ids.messageKey(context.nowMs);
  const answer = body.ref === undefined ? { ...success, msgKey } : { ...success, msgKey, ref: body.ref };
  return accept(request, { operation, messages: [{ msgKey, to, steps, ref, paymentCode, parts }], answer }, context);
}
