import type { components } from "../../generated/types.ts";
import { decideMessage } from "./decide-message.ts";
import type { ContractRules, DecisionContext } from "./decision-context.ts";
import { type Entry, type SingleSend, singleEntry } from "./entry.ts";
import type { Channel, Decided, Fault, NewMessage } from "./model.ts";

/**
 * Decides a send of one message to one recipient. A request may have fields that no carrier gets: decideMessage picks those
 * of the contract's carrier message. `faults` are those across fields that its schema has found.
 */
export function decideSingle<C extends Channel>(
  channel: C,
  body: SingleSend<C>,
  context: DecisionContext,
  faults: readonly Fault[] = [],
): Decided<NewMessage> {
  const { ref, sendAt, fallback, ...payload } = body;
  const entries = withFallback(singleEntry(channel, payload), fallback, context);
  return decideMessage({ to: body.to, ref, sendAt, entries, faults }, context);
}

/** The message, and its fallback where it has one. A fallback without a sender number takes the message's `from`. */
function withFallback(
  message: Entry,
  fallback: components["schemas"]["Fallback"] | undefined,
  rules: ContractRules,
): readonly Entry[] {
  if (fallback === undefined) return [message];
  const { type, text, title, fileKey = [], originCID } = fallback;
  const from = fallback.from ?? ("from" in message.payload ? message.payload.from : undefined);
  if (from === undefined) throw new Error("The schema accepted a fallback without a sender number");
  const place = { at: "/fallback", origin: "fallback-object", fromIsInherited: fallback.from === undefined } as const;
  const sms = { from, text, ...(originCID !== undefined && { originCID }) };
  // A text over the limit of an SMS makes the fallback a long message.
  if (type === "SMS" && rules.explainStep("sms", sms).length === 0)
    return [message, { ...place, channel: "sms", payload: sms, unsent: { title } }];
  const mms = { ...sms, ...(title !== undefined && { title }), ...(fileKey.length > 0 && { fileKey }) };
  return [message, { ...place, channel: "mms", payload: mms }];
}
