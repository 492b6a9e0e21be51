import { reportCodes, reportValues, resultCodes } from "../../generated/tables.ts";
import { CHANNEL_ROWS } from "../channels/table.ts";

interface CodeRow {
  readonly code: string;
  readonly text: string;
  readonly meaning: string;
  /** What the caller does about it. */
  readonly action: string;
}

const results: ReadonlyMap<string, CodeRow> = new Map(resultCodes.map((row) => [row.code, row]));
const reports: ReadonlyMap<string, CodeRow> = new Map(reportCodes.map((row) => [row.code, row]));

/** A result code (A000 …) in words. */
export const findResultCode = (code: string): CodeRow | undefined => results.get(code);

/** A report code (10000 …) in words. */
export const findReportCode = (code: string): CodeRow | undefined => reports.get(code);

const DELIVERED = "10000";
/** The report code of a cancelled message. */
export const CANCELLED = "90001";

/** The class of the badge of a report code. A cancelled message is no failure: somebody wanted it. */
export const getReportKind = (code: string): string =>
  code === DELIVERED ? "good" : code === CANCELLED ? "plain" : "bad";

/** What a report means for who reads it on a page, and what to do; undefined: there is nothing to say. */
export function adviseOnReport(code: string): string | undefined {
  const row = findReportCode(code);
  if (row === undefined || code === DELIVERED) return undefined;
  return code === CANCELLED
    ? "It was cancelled before it was sent. Nobody received it."
    : `${row.meaning} ${row.action}`;
}

const findChannel = (serviceType: string) => CHANNEL_ROWS.find((row) => row.serviceType === serviceType);

/** A channel as people write it: "Alimtalk" for ALIMTALK, "SMS" for SMS. */
export function describeChannel(serviceType: string): string {
  const row = findChannel(serviceType);
  return row?.reportLabel ?? row?.label ?? serviceType;
}

/** The kind of a message in words: "RCS LMS" for RCS and RL. */
export function describeMessageType(serviceType: string, msgType: string | undefined): string {
  const row = findChannel(serviceType);
  return row?.msgTypes.find(({ value }) => value === msgType)?.meaning ?? row?.meaning ?? serviceType;
}

/** The same beside the name of the channel, which is not said twice: "LMS" for RCS and RL. */
export function describeKindOfChannel(serviceType: string, msgType: string | undefined): string {
  const words = describeMessageType(serviceType, msgType);
  const channel = `${describeChannel(serviceType)} `;
  return words.startsWith(channel) ? words.slice(channel.length) : words;
}

export const describeCarrier = (carrier: string): string =>
  reportValues.carriers.find(({ value }) => value === carrier)?.meaning ?? `Carrier ${carrier}`;
