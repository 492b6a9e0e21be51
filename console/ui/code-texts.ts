import { reportCodes, reportValues, resultCodes } from "../../generated/tables.ts";

interface CodeRow {
  readonly code: string;
  readonly text: string;
  readonly meaning: string;
}

const results: ReadonlyMap<string, CodeRow> = new Map(resultCodes.map((row) => [row.code, row]));
const reports: ReadonlyMap<string, CodeRow> = new Map(reportCodes.map((row) => [row.code, row]));

/** A result code (A000 …) in words. */
export const findResultCode = (code: string): CodeRow | undefined => results.get(code);

/** A report code (10000 …) in words. */
export const findReportCode = (code: string): CodeRow | undefined => reports.get(code);

const CHANNELS: ReadonlyMap<string, string> = new Map([
  ["INTERNATIONAL", "International SMS"],
  ["ALIMTALK", "Alimtalk"],
  ["FRIENDTALK", "Friendtalk"],
  ["BRANDMESSAGE", "Brand message"],
]);

/** A channel as people write it: "Alimtalk" for ALIMTALK, "SMS" for SMS. */
export const describeChannel = (channel: string): string => CHANNELS.get(channel) ?? channel;

/** The kind of a message in words: "RCS LMS" for RCS and RL. */
export function describeMessageType(serviceType: string, msgType: string | undefined): string {
  const found = reportValues.msgTypes.find((row) => row.serviceType === serviceType && row.value === msgType);
  return found?.meaning ?? reportValues.serviceTypes.find(({ value }) => value === serviceType)?.meaning ?? serviceType;
}

/** The same beside the name of the channel, which is not said twice: "LMS" for RCS and RL. */
export function describeKindOfChannel(serviceType: string, msgType: string | undefined): string {
  const words = describeMessageType(serviceType, msgType);
  const channel = `${describeChannel(serviceType)} `;
  return words.startsWith(channel) ? words.slice(channel.length) : words;
}

export const describeCarrier = (carrier: string): string =>
  reportValues.carriers.find(({ value }) => value === carrier)?.meaning ?? `Carrier ${carrier}`;
