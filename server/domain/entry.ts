import { stepSchemas } from "../../generated/tables.ts";
import type { components } from "../../generated/types.ts";
import { below } from "../../spec/keywords/pointer.ts";
import type { Account, Channel, FlowChannel } from "./model.ts";
import { findRcsFormat, hideContent } from "./rcs-format.ts";
import type { Registry } from "./registry.ts";

type Schemas = components["schemas"];

/** What a single send may have besides the fields of the step: buttons and image in a shorter way. */
interface ShorterWays {
  readonly alimtalk: { readonly button?: Schemas["MessengerButtons"] };
  readonly friendtalk: ShorterWays["alimtalk"] & { readonly imgUrl?: Schemas["MessengerImageUrl"] };
}

/** The fields of a channel's message. */
export type Payload<C extends Channel> = C extends FlowChannel
  ? Schemas[(typeof stepSchemas)[C]] & (C extends keyof ShorterWays ? ShorterWays[C] : unknown)
  : Pick<Schemas["InternationalSend"], "from" | "to" | "text">;

/** The body of a single send: the channel's message, and what every send has. */
export type SingleSend<C extends Channel = Channel> = Payload<C> & {
  readonly to: string;
  readonly ref?: string;
  readonly sendAt?: string;
  readonly fallback?: Schemas["Fallback"];
};

/**
 * One message of a flow before it is decided. A single send is a flow of one entry, its `fallback` object is a second
 * entry, and a form holds a flow: all go through the same checks and become steps.
 */
export type Entry<C extends Channel = Channel> = {
  [K in C]: EntryPlace & { readonly channel: K; readonly payload: Payload<K> };
}[C];

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

/** The one message of a single send: the body itself is its place. */
export function singleEntry(channel: Channel, payload: object): Entry {
  // The schema of the channel's own operation has checked the payload.
  return { at: "", origin: "message", channel, payload } as Entry;
}

/** The entry, without its content if that is an RCS message whose format is not known. */
export function hideUnknownContent<One extends Entry>(entry: One, registry: Registry, account: Account): One {
  if (entry.channel !== "rcs" || findRcsFormat(entry.payload.formatId, registry, account) !== undefined) return entry;
  return { ...entry, payload: hideContent(entry.payload) };
}

/** The entries of `messageFlow`, or of a form. */
export type Flow = Schemas["OmniFlow"];
export type FlowEntry = Entry<FlowChannel>;

export const FLOW_CHANNELS = Object.keys(stepSchemas) as FlowChannel[];

/** An entry of a flow has one member: the channel's object, under the channel's name. */
export function flowEntry(written: Flow[number], at: string): FlowEntry {
  const channel = FLOW_CHANNELS.find((name) => name in written);
  if (channel === undefined) throw new Error("The schema accepted an entry without a channel");
  const payload = Reflect.get(written, channel);
  return { channel, payload, at: below(at, channel), origin: "message" } as FlowEntry;
}
