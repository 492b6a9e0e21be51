import { below } from "../../spec/keywords/pointer.ts";
import type { BrandmessagePayload, Entry, RcsPayload } from "./entry.ts";
import type { Account, CountryRule, Fault, Registry } from "./model.ts";
import { findRcsFormat } from "./rcs-format.ts";
import { fault } from "./refusal.ts";

/** Finds what an entry names and the account has not registered, in the order of the entry's fields. */
export function registryFaults(entry: Entry, registry: Registry, account: Account): Fault[] {
  // In sandbox nothing needs to be registered.
  if (account.sandbox) return [];
  const { channel, payload, at } = entry;
  switch (channel) {
    case "sms":
    case "mms":
      return senderFaults(entry, payload.from, registry);
    case "rcs":
      return [
        ...senderFaults(entry, payload.from, registry),
        ...(findRcsFormat(payload.formatId, registry, account) ? [] : [fault("A404", below(at, "formatId"))]),
        ...brandFaults(payload, at, registry),
      ];
    case "international":
      return [
        ...senderFaults(entry, payload.from, registry),
        ...signatureFaults(payload.text, at, countryRuleFor(payload.to, registry.countries).signature),
      ];
    case "alimtalk":
      return [
        ...senderKeyFaults(payload.senderKey, at, registry),
        ...(registry.alimtalkTemplates.has(payload.templateCode) ? [] : [fault("A505", below(at, "templateCode"))]),
      ];
    case "friendtalk":
      return senderKeyFaults(payload.senderKey, at, registry);
    case "brandmessage":
      return [...senderKeyFaults(payload.senderKey, at, registry), ...brandmessageFaults(payload, at, registry)];
  }
}

function senderFaults(entry: Entry, from: string, registry: Registry): Fault[] {
  if (entry.fromIsInherited === true || registry.senderNumbers.has(from)) return [];
  return [fault("A327", below(entry.at, "from"))];
}

/** A brand ID is optional; where both the request and the registry have one, they must be equal. */
function brandFaults({ brandKey, brandId }: RcsPayload, at: string, registry: Registry): Fault[] {
  if (!registry.brands.has(brandKey)) return [fault("A420", below(at, "brandKey"))];
  const registered = registry.brands.get(brandKey);
  if (brandId === undefined || registered === undefined || brandId === registered) return [];
  return [fault("A419", below(at, "brandId"), "must be the ID of the brand that brandKey names")];
}

function signatureFaults(text: string, at: string, signature: string | undefined): Fault[] {
  if (signature === undefined || text.startsWith(signature)) return [];
  return [fault("A303", below(at, "text"), `must begin with the registered signature ${signature}`)];
}

function senderKeyFaults(senderKey: string, at: string, registry: Registry): Fault[] {
  return registry.senderKeys.has(senderKey) ? [] : [fault("A502", below(at, "senderKey"))];
}

/** Whether the template is registered, and the sender key may reach people who are not friends of the channel. */
function brandmessageFaults(payload: BrandmessagePayload, at: string, registry: Registry): Fault[] {
  const { senderKey, targeting = "I", templateCode, unsubscribePhoneNumber } = payload;
  const faults: Fault[] = [];
  const addFault = (message: string) => faults.push(fault("A570", below(at, "targeting"), message));
  if (targeting !== "I") {
    const sender = registry.brandSenders.get(senderKey);
    if (sender?.targeting.includes(targeting) !== true)
      addFault(`must be one that the sender key has the right to, and ${targeting} is not`);
    else if (unsubscribePhoneNumber === undefined && sender.unsubscribePhoneNumber === undefined)
      addFault("must be I without an 080 number: neither the message nor the sender key has one");
  }
  if (templateCode !== undefined && !registry.brandmessageTemplates.has(templateCode))
    faults.push(fault("A505", below(at, "templateCode")));
  return faults;
}

/** The rules of the longest prefix that the recipient's number begins with, merged into one: the first value counts. */
export function countryRuleFor(to: string, rules: readonly CountryRule[]): Omit<CountryRule, "prefix"> {
  const matching = rules.filter(({ prefix }) => to.startsWith(prefix));
  const longest = Math.max(0, ...matching.map(({ prefix }) => prefix.length));
  const own = matching.filter(({ prefix }) => prefix.length === longest);
  const signature = own.find((rule) => rule.signature !== undefined)?.signature;
  const senderId = own.find((rule) => rule.senderId !== undefined)?.senderId;
  return { ...(signature !== undefined && { signature }), ...(senderId !== undefined && { senderId }) };
}
