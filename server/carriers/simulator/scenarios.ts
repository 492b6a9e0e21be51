import { magicRecipients } from "../../../generated/tables.ts";
import { CHANNELS } from "../../domain/channel-table.ts";
import type { ReportCode } from "../../domain/delivery.ts";
import type { Channel } from "../../domain/model.ts";
import { codesOfChannel } from "../../domain/report-codes.ts";

// A recipient whose number ends with four zeros and four digits asks for a scenario or for a report code.

/** How the simulator answers a submit; spec/tables/magic-recipients.yaml explains each. */
export type SubmitAnswer = (typeof magicRecipients)[number]["answer"];

/** Without a time, a receipt comes after a delay computed from the seed. */
export interface PlannedReceipt {
  readonly state: "delivered" | "failed";
  readonly afterMs?: number;
  readonly afterExpiryMs?: number;
  readonly userType?: "F" | "N";
}

export interface Scenario {
  readonly answer: SubmitAnswer;
  readonly receipts: readonly PlannedReceipt[];
  /** Of the failure; undefined: the channel's own. */
  readonly code?: ReportCode;
}

/** The scenario of a message to any other recipient. */
export const ordinary: Scenario = { answer: "accept", receipts: [{ state: "delivered" }] };

/** The scenario of a message that fails with the code that its recipient's number asks for. */
export const failing: Scenario = { answer: "accept", receipts: [{ state: "failed" }] };

const scenarioByDigits: ReadonlyMap<string, Scenario> = new Map(magicRecipients.map((row) => [row.digits, row]));

/** The scenario for these four digits; undefined where they name none, or a report code of the channel. */
export const findScenario = (digits: string): Scenario | undefined => scenarioByDigits.get(digits);

/** The last four digits of a number that ends with four zeros and four digits; undefined for every other number. */
export function magicDigits(to: string): string | undefined {
  const at = to.length - 8;
  return at >= 0 && to.startsWith("0000", at) ? to.slice(at + 4) : undefined;
}

const codesByChannel: ReadonlyMap<Channel, ReadonlyMap<string, ReportCode>> = new Map(
  CHANNELS.map((channel) => [channel, new Map(codesOfChannel(channel).map(({ code }) => [code.slice(1), code]))]),
);

/** The code that these four digits ask a message of the channel to fail with; undefined where the channel lacks it. */
export const findCode = (channel: Channel, digits: string): ReportCode | undefined =>
  codesByChannel.get(channel)?.get(digits);
