import type { components } from "../../generated/types.ts";
import type { Entry } from "./entry.ts";
import { below } from "./pointer.ts";

/** The entries of `messageFlow`, or of a form. */
export type Flow = components["schemas"]["OmniFlow"];
export type FlowEntry = Exclude<Entry, { channel: "international" }>;

/** An entry of a flow holds one channel's object, under the channel's name. */
export function entryOf(given: Flow[number], at: string): FlowEntry {
  const origin = "message";
  if ("sms" in given) return { channel: "sms", payload: given.sms, at: below(at, "sms"), origin };
  if ("mms" in given) return { channel: "mms", payload: given.mms, at: below(at, "mms"), origin };
  if ("rcs" in given) return { channel: "rcs", payload: given.rcs, at: below(at, "rcs"), origin };
  if ("alimtalk" in given) return { channel: "alimtalk", payload: given.alimtalk, at: below(at, "alimtalk"), origin };
  return { channel: "friendtalk", payload: given.friendtalk, at: below(at, "friendtalk"), origin };
}
