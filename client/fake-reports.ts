import { channels, magicRecipients, reportCodes } from "../generated/tables.ts";
import type { Schemas } from "./contract.ts";

/** One try to reach a recipient: a channel, or the fallback of a message. */
export interface FakeStep {
  /** For example `sms`. */
  readonly channel: string;
}

type Record = Schemas["InquiryRecord"];

const DELIVERED = "10000";

type Family = (typeof reportCodes)[number]["family"];

/** The families of report codes and the code of a message that the carrier refuses, as in the gateway's simulator. */
interface Channel {
  readonly name: string;
  readonly families: readonly Family[];
  readonly codes: { readonly refused: string };
}
const CHANNELS: readonly Channel[] = channels;

/** What the simulator does with a message to a magic recipient. */
interface MagicRecipient {
  readonly digits: string;
  readonly answer: string;
  readonly receipts: readonly unknown[];
  readonly code?: string;
}
const MAGIC_RECIPIENTS: readonly MagicRecipient[] = magicRecipients;

/** What becomes of a message: a report code, or undefined if there will never be a result. */
export function getOutcome(channel: string, to: string): string | undefined {
  const digits = /0000(\d{4})$/.exec(to)?.[1];
  const { families = [], codes } = CHANNELS.find(({ name }) => name === channel) ?? {};
  const magic = MAGIC_RECIPIENTS.find((recipient) => recipient.digits === digits);
  if (magic?.answer === "refuse") return codes?.refused;
  if (magic !== undefined) return magic.receipts.length === 0 ? undefined : (magic.code ?? DELIVERED);
  const row = reportCodes.find(({ code, family }) => families.includes(family) && code.slice(1) === digits);
  return row?.code ?? DELIVERED;
}

/** The reports of a message: a step that fails is followed by the next one. */
export function makeReports(
  msgKey: string,
  to: string,
  steps: readonly FakeStep[],
  { ref, nowMs }: { readonly ref: string | undefined; readonly nowMs: number },
): readonly Record[] {
  const reports: Record[] = [];
  for (const [index, { channel }] of steps.entries()) {
    const code = getOutcome(channel, to);
    if (code === undefined) break;
    const isFinal = code === DELIVERED || index === steps.length - 1;
    const reportText = reportCodes.find((row) => row.code === code)?.text;
    reports.push({
      msgKey,
      serviceType: channel.toUpperCase() as Record["serviceType"],
      sendTime: toTime(nowMs),
      reportTime: toTime(nowMs),
      reportType: isFinal ? "0" : "1",
      reportCode: code as Record["reportCode"],
      ...(reportText !== undefined && { reportText }),
      ...(ref !== undefined && { ref }),
    });
    if (isFinal) break;
  }
  return reports;
}

/** To the second, in Korean time, as the gateway writes it. */
export const toTime = (ms: number): string => `${new Date(ms + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
