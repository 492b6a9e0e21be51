import type { components } from "../../generated/types.ts";
import { decideMessage } from "./decide-message.ts";
import type { ContractRules, DecisionContext } from "./decision-context.ts";
import { type Entry, WHOLE_BODY } from "./entry.ts";
import type { Decided, NewMessage } from "./model.ts";

// One decision for each operation that sends one message to one recipient. A request may have fields that no carrier
// gets: decideMessage picks those of the contract's carrier message.

type Schemas = components["schemas"];

export function decideSms(
  { to, ref, sendAt, ...payload }: Schemas["SmsSend"],
  context: DecisionContext,
): Decided<NewMessage> {
  return decideMessage({ to, ref, sendAt, entries: [{ ...WHOLE_BODY, channel: "sms", payload }] }, context);
}

export function decideMms(
  { to, ref, sendAt, ...payload }: Schemas["MmsSend"],
  context: DecisionContext,
): Decided<NewMessage> {
  return decideMessage({ to, ref, sendAt, entries: [{ ...WHOLE_BODY, channel: "mms", payload }] }, context);
}

export function decideInternational(
  { from, to, text, ref, sendAt }: Schemas["InternationalSend"],
  context: DecisionContext,
): Decided<NewMessage> {
  const entry = { ...WHOLE_BODY, channel: "international", payload: { from, to, text } } as const;
  return decideMessage({ to, ref, sendAt, entries: [entry] }, context);
}

export function decideRcs(body: Schemas["RcsSendFilled"], context: DecisionContext): Decided<NewMessage> {
  const { to, ref, sendAt, fallback, ...payload } = body;
  const entries = withFallback({ ...WHOLE_BODY, channel: "rcs", payload }, fallback, context, body.from);
  return decideMessage({ to, ref, sendAt, entries }, context);
}

export function decideAlimtalk(body: Schemas["AlimtalkSend"], context: DecisionContext): Decided<NewMessage> {
  const { to, ref, sendAt, fallback, ...payload } = body;
  const entries = withFallback({ ...WHOLE_BODY, channel: "alimtalk", payload }, fallback, context);
  return decideMessage({ to, ref, sendAt, entries }, context);
}

export function decideFriendtalk(body: Schemas["FriendtalkSendFilled"], context: DecisionContext): Decided<NewMessage> {
  const { to, ref, sendAt, fallback, ...payload } = body;
  const entries = withFallback({ ...WHOLE_BODY, channel: "friendtalk", payload }, fallback, context);
  return decideMessage({ to, ref, sendAt, entries }, context);
}

export function decideBrandmessage(body: Schemas["BrandmessageSend"], context: DecisionContext): Decided<NewMessage> {
  const { to, ref, sendAt, fallback, ...payload } = body;
  const entries = withFallback({ ...WHOLE_BODY, channel: "brandmessage", payload }, fallback, context);
  return decideMessage({ to, ref, sendAt, entries }, context);
}

/** The message, and its fallback where it has one. A fallback without a sender number takes the message's `from`. */
function withFallback(
  message: Entry,
  fallback: Schemas["Fallback"] | undefined,
  rules: ContractRules,
  messageFrom?: string,
): readonly Entry[] {
  if (fallback === undefined) return [message];
  const { type, text, title, fileKey = [], originCID } = fallback;
  const from = fallback.from ?? messageFrom;
  if (from === undefined) throw new Error("The schema accepted a fallback without a sender number");
  const place = { at: "/fallback", origin: "fallback-object", fromIsInherited: fallback.from === undefined } as const;
  const sms = { from, text, ...(originCID !== undefined && { originCID }) };
  // A text over the limit of an SMS makes the fallback a long message.
  if (type === "SMS" && rules.explainStep("sms", sms).length === 0)
    return [message, { ...place, channel: "sms", payload: sms, unsent: { title } }];
  const mms = { ...sms, ...(title !== undefined && { title }), ...(fileKey.length > 0 && { fileKey }) };
  return [message, { ...place, channel: "mms", payload: mms }];
}
