import { below } from "../../../spec/keywords/pointer.ts";
import type { Payload } from "../entry.ts";
import type { Fault } from "../model.ts";
import { fault } from "../refusal.ts";
import type { Registry } from "../registry.ts";
import { brandmessageReferences, findKindFault, findRatioFaults } from "./brandmessage-files.ts";
import type { ChannelRules } from "./channel.ts";
import { findSenderKeyFaults } from "./senders.ts";
import { withoutShortForms } from "./short-forms.ts";

export const brandmessage: ChannelRules<"brandmessage"> = {
  findRegistryFaults: (entry, { registry }) => [
    ...findSenderKeyFaults(entry, entry.payload.senderKey, registry),
    ...findRightFaults(entry.payload, entry.at, registry),
  ],
  /** A carrier is told what holds where the request leaves it out: friends get a free message, and it is an advertisement. */
  toStepPayload: (payload) => {
    const { targeting = "I", adFlag = "Y" } = payload;
    const whole = withoutShortForms(payload);
    return payload.sendType === "free" ? { ...whole, targeting, adFlag } : whole;
  },
  isAdvertising: ({ sendType, adFlag }) => sendType !== "free" || adFlag !== "N",
  listFiles: brandmessageReferences,
  getFileRules: ({ payload: { msgType } }) => ({
    findFault: ({ reference, file }) => findKindFault(reference, file),
    ...(msgType === "FA" && { findFaults: findRatioFaults }),
  }),
  findTemplate: ({ templateCode }, { brandmessageTemplates }) => ({
    brandmessageTemplate: brandmessageTemplates.get(String(templateCode)),
  }),
};

/** Whether the template is registered, and the sender key may reach people who are not friends of the channel. */
function findRightFaults(payload: Payload<"brandmessage">, at: string, registry: Registry): Fault[] {
  const { senderKey, targeting = "I", templateCode, unsubscribePhoneNumber } = payload;
  const faults: Fault[] = [];
  const addFault = (message: string) => faults.push(fault("A570", below(at, "targeting"), message));
  if (targeting !== "I") {
    const sender = registry.senderKeys.get(senderKey);
    const { brandTargeting = [], unsubscribePhoneNumber: ofSender } = typeof sender === "object" ? sender : {};
    if (!brandTargeting.includes(targeting))
      addFault(`must be one that the sender key has the right to, and ${targeting} is not`);
    else if (unsubscribePhoneNumber === undefined && ofSender === undefined)
      addFault("must be I without an 080 number: neither the message nor the sender key has one");
  }
  if (templateCode !== undefined && !registry.brandmessageTemplates.has(templateCode))
    faults.push(fault("A505", below(at, "templateCode")));
  return faults;
}
