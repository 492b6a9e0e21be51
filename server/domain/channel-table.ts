import { channels, type reportCodes } from "../../generated/tables.ts";
import type { ReportCode } from "./delivery.ts";
import type { Channel, MessageType, ServiceType } from "./model.ts";

/** The operations that send one message of a channel. */
export type SingleOperation = (typeof channels)[number]["operation"];

/** What the contract's table says of a channel; spec/tables/channels.yaml explains each member. */
export interface ChannelRow {
  readonly name: Channel;
  readonly serviceType: ServiceType;
  readonly operation: SingleOperation;
  readonly msgTypes: readonly { readonly value: MessageType }[];
  readonly recipients: "domestic" | "international";
  readonly families: readonly (typeof reportCodes)[number]["family"][];
  readonly codes: Readonly<Record<"expired" | "noRoute" | "refused" | "failed", ReportCode>> & {
    /** Of advertising outside of its hours. Undefined: the carriers of the channel take it at any hour. */
    readonly outsideHours?: ReportCode;
  };
  readonly isNew?: boolean;
  readonly userType?: boolean;
}

const ROWS: readonly ChannelRow[] = channels;

/** Every channel, in the order of the contract. */
export const CHANNELS: readonly Channel[] = ROWS.map(({ name }) => name);

const rowByName = new Map(ROWS.map((row) => [row.name, row]));

export function getChannelRow(channel: Channel): ChannelRow {
  const row = rowByName.get(channel);
  if (row === undefined) throw new Error(`There is no channel ${channel}`);
  return row;
}

/** Whether reports of this service tell if the recipient is a friend of the messenger's channel. */
export const tellsUserType = (serviceType: string): boolean =>
  ROWS.some((row) => row.serviceType === serviceType && row.userType);

const nameByService: ReadonlyMap<string, Channel> = new Map(ROWS.map(({ serviceType, name }) => [serviceType, name]));

/** The channel whose reports have this service type. */
export const findChannelOf = (serviceType: string): Channel | undefined => nameByService.get(serviceType);
