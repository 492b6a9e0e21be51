import { below } from "../../../spec/keywords/pointer.ts";
import { fault } from "../refusal.ts";
import type { CountryRule, Registry } from "../registry.ts";
import { countParts, MAX_PARTS } from "../segments.ts";
import type { ChannelRules } from "./channel.ts";
import { findNumberFaults, hasAdvertisingMark } from "./senders.ts";

export const international: ChannelRules<"international"> = {
  findRegistryFaults: (entry, { registry }) => {
    const { from, to, text } = entry.payload;
    const faults = findNumberFaults(entry, from, registry);
    const { signature } = findCountryRule(to, registry);
    if (signature === undefined || text.startsWith(signature)) return faults;
    return [...faults, fault("A303", below(entry.at, "text"), `must begin with the registered signature ${signature}`)];
  },
  findFieldFaults: ({ payload, at }) => {
    const count = countParts(payload.text);
    if (count <= MAX_PARTS) return [];
    return [fault("A328", below(at, "text"), `must be at most ${MAX_PARTS} parts (is ${count})`)];
  },
  countParts: ({ text }) => countParts(text),
  isAdvertising: ({ text }) => hasAdvertisingMark(text),
  /** A registered Sender ID stands in place of the number. */
  toStepPayload: ({ from, to, text }, { account, registry }) => {
    const { senderId } = account.sandbox ? {} : findCountryRule(to, registry);
    return { from: senderId ?? from, text };
  },
};

/** The rule of the longest prefix that the recipient's number begins with. */
function findCountryRule(to: string, { countries }: Registry): Partial<CountryRule> {
  const matching = [...countries.values()].filter(({ prefix }) => to.startsWith(prefix));
  return matching.sort((one, other) => other.prefix.length - one.prefix.length)[0] ?? {};
}
