import type { SendOmniReply, SendOmniRequest } from "../../../generated/handlers.ts";
import { type DestinationDecision, decideOmni, listRecipientFaults, omniRefusal } from "../../domain/decide-omni.ts";
import type { Flow } from "../../domain/entry.ts";
import { filesNamedInFlow } from "../../domain/message-files.ts";
import { fault, getResultText, refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success, toErrors } from "../envelope.ts";
import { accept, refuseSend } from "./accept.ts";
import { newMessageKey, readDecisionContext } from "./send-one.ts";

const OPERATION = "sendOmni";

export async function sendOmni(request: SendOmniRequest, context: Context): Promise<SendOmniReply> {
  const { body } = request;
  const { services } = context;
  // The first recipient was charged before the body was read.
  if (!(await context.charge(body.destinations.length - 1))) return refused(refuse("A020"));

  const flow = await findFlow(body, context);
  if (flow === undefined) return refuseSend(request, OPERATION, refuse("A250", fault("A250", "/messageForm")), context);

  const files = filesNamedInFlow(flow, body.destinations, services.rules.placeholders);
  const decisions = decideOmni(body, flow, await readDecisionContext(context, files));
  const results = decisions.map((decision) => {
    const { decided } = decision;
    return { decision, msgKey: newMessageKey(decided.ok ? decided.value.schedule : undefined, context) };
  });
  const ref = body.ref === undefined ? {} : { ref: body.ref };
  const data = { destinations: results.map(({ decision, msgKey }) => toResult(decision, msgKey)) };

  const refusal = omniRefusal(decisions);
  if (refusal) return refuseSend(request, OPERATION, refusal, context, { body: { data, ...ref } });
  const messages = results.flatMap(({ decision: { decided }, msgKey }) =>
    decided.ok ? [{ ...decided.value, msgKey }] : [],
  );
  const answer = { ...success, data, ...ref, ...toErrors(listRecipientFaults(decisions)) };
  return accept(request, { operation: OPERATION, messages, answer }, context);
}

/** The request's own flow, or the form's; undefined when there is no such form. */
async function findFlow(
  { messageFlow, messageForm }: SendOmniRequest["body"],
  { account, nowMs, services }: Context,
): Promise<Flow | undefined> {
  if (messageForm === undefined) return messageFlow;
  return (await services.forms.find(account.id, messageForm, nowMs))?.entries;
}

function toResult({ to, decided }: DestinationDecision, msgKey: string) {
  const code = decided.ok ? success.code : decided.refusal.code;
  return { to, ...(decided.ok && { msgKey }), code, result: getResultText(code) };
}
