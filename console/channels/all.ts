import { alimtalk } from "./alimtalk.ts";
import { brandmessage } from "./brandmessage.ts";
import type { ConsoleChannel } from "./channel.ts";
import { friendtalk } from "./friendtalk.ts";
import { international } from "./international.ts";
import { mms } from "./mms.ts";
import { rcs } from "./rcs.ts";
import { sms } from "./sms.ts";
import { type ChannelName, getChannelRow, type StepChannel } from "./table.ts";

/** Every channel of the contract, in the order in which the composer shows them. */
export const CHANNELS: { readonly [Name in ChannelName]: ConsoleChannel } = {
  rcs,
  sms,
  mms,
  international,
  alimtalk,
  friendtalk,
  brandmessage,
};

export const CHANNEL_NAMES = Object.keys(CHANNELS) as ChannelName[];

const isStepChannel = (name: ChannelName): name is StepChannel => getChannelRow(name).step !== undefined;

/** The channels of the steps of a flow. */
export const STEP_CHANNELS: readonly StepChannel[] = CHANNEL_NAMES.filter(isStepChannel);
