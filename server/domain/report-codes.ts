import { reportCodes } from "../../generated/tables.ts";
import { getChannelRow } from "./channel-table.ts";
import type { ReportCode } from "./delivery.ts";
import type { Channel } from "./model.ts";

const TEXTS: ReadonlyMap<unknown, string> = new Map(reportCodes.map(({ code, text }) => [code, text]));

export const isReportCode = (value: unknown): value is ReportCode => TEXTS.has(value);

/** The contract's text of a report code; undefined for a code that it does not have. */
export const reportText = (code: string): string | undefined => TEXTS.get(code);

const MEANINGS: ReadonlyMap<unknown, string> = new Map(reportCodes.map(({ code, meaning }) => [code, meaning]));

/** A report code in words: `23001 No subscriber: The number belongs to no subscriber.` */
export function describeReportCode(code: string): string {
  const text = TEXTS.get(code);
  return text === undefined
    ? `${code}, a code that the contract does not have`
    : `${code} ${text}: ${MEANINGS.get(code)}`;
}

/** The code of every success. */
export const DELIVERED = "10000" satisfies ReportCode;

const CARRIERS: ReadonlySet<unknown> = new Set(
  reportCodes.filter((row) => "isCarriers" in row).map(({ code }) => code),
);

/** The code tells of the carrier, and not of the message or its recipient: another carrier might have delivered the message. */
export const isCarriersFault = (code: string | undefined): boolean => CARRIERS.has(code);

export type ReportCodeRow = (typeof reportCodes)[number];

/** The codes that only messages of this channel's kind can end with, in the order of the contract. */
export function codesOfChannel(channel: Channel): readonly ReportCodeRow[] {
  return reportCodes.filter(({ family }) => getChannelRow(channel).families.includes(family));
}
