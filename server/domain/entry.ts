import type { components } from "../../generated/types.ts";

type Schemas = components["schemas"];

type MessengerShortcuts = {
  readonly button?: Schemas["MessengerButtons"];
};

export type SmsPayload = Schemas["SmsStep"];
export type MmsPayload = Schemas["MmsStep"];
export type RcsPayload = Schemas["RcsStep"];
export type InternationalPayload = Pick<Schemas["InternationalSend"], "from" | "to" | "text">;
/** A single send may write buttons and image in a shorter way. */
export type AlimtalkPayload = Schemas["AlimtalkStep"] & MessengerShortcuts;
export type FriendtalkPayload = Schemas["FriendtalkStep"] &
  MessengerShortcuts & { readonly imgUrl?: Schemas["MessengerImageUrl"] };

/**
 * One message of a flow before it is decided. A single send is a flow of one, its `fallback` object an entry more, a
 * form's entries are those of a flow: all go through the same checks and become steps.
 */
export type Entry = EntryPlace &
  (
    | { readonly channel: "sms"; readonly payload: SmsPayload }
    | { readonly channel: "mms"; readonly payload: MmsPayload }
    | { readonly channel: "rcs"; readonly payload: RcsPayload }
    | { readonly channel: "international"; readonly payload: InternationalPayload }
    | { readonly channel: "alimtalk"; readonly payload: AlimtalkPayload }
    | { readonly channel: "friendtalk"; readonly payload: FriendtalkPayload }
  );

export interface EntryPlace {
  /** Where the payload stands in the request. */
  readonly at: string;
  /** `message`: its channel needs a right. `fallback-object`: needs the right to a fallback, whatever its channel. */
  readonly origin: "message" | "fallback-object";
  /** The sender number is another entry's, and checked there. */
  readonly fromIsInherited?: boolean;
  /** What was given and is not sent. Characters that cannot be sent are refused there as well: nobody can see which it is. */
  readonly unsent?: unknown;
}

/** The place of the one message of a single send: the body itself. */
export const WHOLE_BODY: EntryPlace = { at: "", origin: "message" };
