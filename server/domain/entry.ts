import type { components } from "../../generated/types.ts";
import { below } from "../../spec/keywords/pointer.ts";

type Schemas = components["schemas"];

type MessengerShortcuts = { readonly button?: Schemas["MessengerButtons"] };

export type SmsPayload = Schemas["SmsStep"];
export type MmsPayload = Schemas["MmsStep"];
export type RcsPayload = Schemas["RcsStep"];
export type InternationalPayload = Pick<Schemas["InternationalSend"], "from" | "to" | "text">;
/** A single send may write buttons and image in a shorter way. */
export type AlimtalkPayload = Schemas["AlimtalkStep"] & MessengerShortcuts;
export type FriendtalkPayload = Schemas["FriendtalkStep"] &
  MessengerShortcuts & { readonly imgUrl?: Schemas["MessengerImageUrl"] };

/** Buttons and image may stand in the shorter way in a flow too. */
export type BrandmessagePayload = Schemas["BrandmessageStep"];

/**
 * One message of a flow before it is decided. A single send is a flow of one entry, its `fallback` object is a second
 * entry, and a form holds a flow: all go through the same checks and become steps.
 */
export type Entry = EntryPlace &
  (
    | { readonly channel: "sms"; readonly payload: SmsPayload }
    | { readonly channel: "mms"; readonly payload: MmsPayload }
    | { readonly channel: "rcs"; readonly payload: RcsPayload }
    | { readonly channel: "international"; readonly payload: InternationalPayload }
    | { readonly channel: "alimtalk"; readonly payload: AlimtalkPayload }
    | { readonly channel: "friendtalk"; readonly payload: FriendtalkPayload }
    | { readonly channel: "brandmessage"; readonly payload: BrandmessagePayload }
  );

export interface EntryPlace {
  /** JSON pointer to the payload in the request. */
  readonly at: string;
  /** `message`: its channel needs a right. `fallback-object`: needs the right to a fallback, whatever its channel. */
  readonly origin: "message" | "fallback-object";
  /** The sender number is another entry's and is checked there. */
  readonly fromIsInherited?: boolean;
  /** What the request has and the message does not send. Its characters are checked too: callers cannot tell which it is. */
  readonly unsent?: unknown;
}

/** The place of the one message of a single send: the body itself. */
export const WHOLE_BODY: EntryPlace = { at: "", origin: "message" };

/** The entries of `messageFlow`, or of a form. */
export type Flow = Schemas["OmniFlow"];
export type FlowEntry = Exclude<Entry, { channel: "international" }>;

/** An entry of a flow has one member: the channel's object, under the channel's name. */
export function flowEntry(written: Flow[number], at: string): FlowEntry {
  const origin = "message";
  if ("sms" in written) return { channel: "sms", payload: written.sms, at: below(at, "sms"), origin };
  if ("mms" in written) return { channel: "mms", payload: written.mms, at: below(at, "mms"), origin };
  if ("rcs" in written) return { channel: "rcs", payload: written.rcs, at: below(at, "rcs"), origin };
  if ("alimtalk" in written)
    return { channel: "alimtalk", payload: written.alimtalk, at: below(at, "alimtalk"), origin };
  if ("friendtalk" in written)
    return { channel: "friendtalk", payload: written.friendtalk, at: below(at, "friendtalk"), origin };
  return { channel: "brandmessage", payload: written.brandmessage, at: below(at, "brandmessage"), origin };
}
