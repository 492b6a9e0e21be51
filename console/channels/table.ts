import { channels, fieldLimits, type stepSchemas } from "../../generated/tables.ts";

export type ChannelName = (typeof channels)[number]["name"];

/** A channel that can be a step of a flow. */
export type StepChannel = keyof typeof stepSchemas;

/** The operations that send a message. */
export type SingleOperation = (typeof channels)[number]["operation"];
export type SendOperation = SingleOperation | "sendOmni";
/** The operations whose bodies the composer writes. */
export type WrittenOperation = SendOperation | "createForm";

/** What the contract says of a channel; spec/tables/channels.yaml explains each member. */
export interface ChannelRow {
  readonly name: ChannelName;
  readonly label: string;
  readonly reportLabel?: string;
  readonly hint: string;
  readonly meaning: string;
  readonly serviceType: string;
  readonly msgTypes: readonly { readonly value: string; readonly meaning: string }[];
  readonly operation: SingleOperation;
  readonly path: string;
  readonly step?: string;
  readonly recipients: "domestic" | "international";
  readonly offers?: readonly string[];
  readonly messenger?: boolean;
}

export const CHANNEL_ROWS: readonly ChannelRow[] = channels;

export function getChannelRow(channel: ChannelName): ChannelRow {
  const row = CHANNEL_ROWS.find(({ name }) => name === channel);
  if (row === undefined) throw new Error(`There is no channel ${channel}`);
  return row;
}

/** The channel of a single send; undefined for a flow and for a form. */
export const findChannelOf = (operation: WrittenOperation): ChannelName | undefined =>
  CHANNEL_ROWS.find((row) => row.operation === operation)?.name;

/** The most characters of a text or entries of a list. */
export interface Limit {
  readonly max: number;
  readonly isBytes?: boolean;
  readonly byType?: Readonly<Record<string, number>>;
}

/** A body that is being typed may name any channel. */
const LIMITS: Readonly<Record<string, Readonly<Record<string, Limit>> | undefined>> = fieldLimits;

/** The limit of a field, by its JSON pointer in the channel's message; `*` stands for an entry of a list. */
export const getLimit = (channel: ChannelName | "flow", pointer: string): Limit | undefined =>
  LIMITS[channel]?.[pointer];
