import type { CountryRule } from "./model.ts";

const NO_RULE = {};

/** What the recipient's country asks for: the rules of the longest prefix that the number begins with, as one. */
export function countryRuleFor(to: string, rules: readonly CountryRule[]): Omit<CountryRule, "prefix"> {
  if (rules.length === 0) return NO_RULE;
  let length = 0;
  for (const { prefix } of rules) if (to.startsWith(prefix)) length = Math.max(length, prefix.length);
  let signature: string | undefined;
  let senderId: string | undefined;
  for (const rule of rules) {
    if (rule.prefix.length !== length || !to.startsWith(rule.prefix)) continue;
    signature ??= rule.signature;
    senderId ??= rule.senderId;
  }
  return { ...(signature !== undefined && { signature }), ...(senderId !== undefined && { senderId }) };
}
