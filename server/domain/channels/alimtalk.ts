import { below } from "../../../spec/keywords/pointer.ts";
import { fault } from "../refusal.ts";
import type { ChannelRules } from "./channel.ts";
import { findSenderKeyFaults } from "./senders.ts";

export const alimtalk: ChannelRules<"alimtalk"> = {
  findRegistryFaults: (entry, { registry }) => {
    const { senderKey, templateCode } = entry.payload;
    const faults = findSenderKeyFaults(entry, senderKey, registry);
    if (registry.alimtalkTemplates.has(templateCode)) return faults;
    return [...faults, fault("A505", below(entry.at, "templateCode"))];
  },
  /** Moves the short form of buttons to where the contract's step has it. */
  toStepPayload: ({ button, ...payload }) =>
    button === undefined ? payload : { ...payload, attachment: { ...payload.attachment, button } },
  findTemplate: ({ templateCode }, { alimtalkTemplates }) => ({
    templateText: alimtalkTemplates.get(String(templateCode))?.text,
  }),
};
