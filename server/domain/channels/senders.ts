import { below } from "../../../spec/keywords/pointer.ts";
import type { EntryPlace } from "../entry.ts";
import type { Fault } from "../model.ts";
import { fault } from "../refusal.ts";
import type { Registry } from "../registry.ts";

// What a message may be sent from must be registered for the account.

/** A message from a number. */
export function findNumberFaults(entry: EntryPlace, from: string, registry: Registry): Fault[] {
  if (entry.fromIsInherited === true || registry.senderNumbers.has(from)) return [];
  return [fault("A327", below(entry.at, "from"))];
}

/** The mark that the law demands at the front of an advertisement that is a text. */
const MARK = "(광고)";

/** Whether one of the texts that a recipient sees first begins with the mark. */
export const hasAdvertisingMark = (...texts: readonly unknown[]): boolean =>
  texts.some((text) => typeof text === "string" && text.trimStart().startsWith(MARK));

/** A message from a messenger's channel. */
export function findSenderKeyFaults({ at }: EntryPlace, senderKey: string, registry: Registry): Fault[] {
  return registry.senderKeys.has(senderKey) ? [] : [fault("A502", below(at, "senderKey"))];
}
