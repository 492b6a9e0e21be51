import { below } from "../../../spec/keywords/pointer.ts";
import type { CountryRule } from "../model.ts";
import { fault } from "../refusal.ts";
import { countParts, MAX_PARTS } from "../segments.ts";
import type { ChannelRules } from "./channel.ts";
import { findNumberFaults } from "./senders.ts";

export const international: ChannelRules<"international"> = {
  findRegistryFaults: (entry, { registry }) => {
    const { from, to, text } = entry.payload;
    const faults = findNumberFaults(entry, from, registry);
    const { signature } = findCountryRule(to, registry.countries);
    if (signature === undefined || text.startsWith(signature)) return faults;
    return [...faults, fault("A303", below(entry.at, "text"), `must begin with the registered signature ${signature}`)];
  },
  findFieldFaults: ({ payload, at }) => {
    const count = countParts(payload.text);
    if (count <= MAX_PARTS) return [];
    return [fault("A328", below(at, "text"), `must be at most ${MAX_PARTS} parts (is ${count})`)];
  },
  /** A registered Sender ID stands in place of the number. */
  toStepPayload: ({ from, to, text }, { account, registry }) => {
    const { senderId } = account.sandbox ? {} : findCountryRule(to, registry.countries);
    return { from: senderId ?? from, text };
  },
};

/** The rules of the longest prefix that the recipient's number begins with, merged into one: the first value counts. */
function findCountryRule(to: string, rules: readonly CountryRule[]): Omit<CountryRule, "prefix"> {
  const matching = rules.filter(({ prefix }) => to.startsWith(prefix));
  const longest = Math.max(0, ...matching.map(({ prefix }) => prefix.length));
  const own = matching.filter(({ prefix }) => prefix.length === longest);
  const signature = own.find((rule) => rule.signature !== undefined)?.signature;
  const senderId = own.find((rule) => rule.senderId !== undefined)?.senderId;
  return { ...(signature !== undefined && { signature }), ...(senderId !== undefined && { senderId }) };
}
