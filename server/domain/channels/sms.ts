import type { ChannelRules } from "./channel.ts";
import { findNumberFaults, hasAdvertisingMark } from "./senders.ts";

export const sms: ChannelRules<"sms"> = {
  findRegistryFaults: (entry, { registry }) => findNumberFaults(entry, entry.payload.from, registry),
  isAdvertising: ({ text }) => hasAdvertisingMark(text),
};
