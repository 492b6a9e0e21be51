import { CHANNELS } from "../channel-table.ts";
import type { Channel } from "../model.ts";
import { alimtalk } from "./alimtalk.ts";
import { brandmessage } from "./brandmessage.ts";
import type { ChannelRules } from "./channel.ts";
import { friendtalk } from "./friendtalk.ts";
import { international } from "./international.ts";
import { mms } from "./mms.ts";
import { rcs } from "./rcs.ts";
import { sms } from "./sms.ts";

/** Every channel of the contract: one that is missing does not compile. */
const rules: { readonly [C in Channel]: ChannelRules<C> } = {
  sms,
  mms,
  rcs,
  international,
  alimtalk,
  friendtalk,
  brandmessage,
};

/** The rules for the messages of a channel. They may only be asked about messages of this channel. */
export const getChannelRules = (channel: Channel): ChannelRules => rules[channel];

/** The channels whose messages may have several parts. */
export const PARTED_CHANNELS = CHANNELS.filter((channel) => getChannelRules(channel).countParts !== undefined);
