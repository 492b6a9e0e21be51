import type { ReportResult } from "../../client/index.ts";

type Found = Extract<ReportResult, { ok: true }>;

/** What inquiry tells of a message, in one word. */
export type MessageState = "scheduled" | "pending" | "delivered" | "failed" | "cancelled";

/** The report code of a cancelled message. */
const CANCELLED_CODE = "90001";

export function getMessageState({ data, answer }: Found): MessageState {
  if (data.state === "pending") return answer.sendAt === undefined ? "pending" : "scheduled";
  return data.final.reportCode === CANCELLED_CODE ? "cancelled" : data.state;
}

export const isFinalState = (state: MessageState): boolean => state !== "pending" && state !== "scheduled";

const WORDS: Readonly<Record<MessageState, string>> = {
  scheduled: "Scheduled",
  pending: "On its way",
  delivered: "Delivered",
  failed: "Failed",
  cancelled: "Cancelled",
};

const KINDS: Readonly<Record<MessageState, string>> = {
  scheduled: "info",
  pending: "info",
  delivered: "good",
  failed: "bad",
  cancelled: "plain",
};

export const describeState = (state: MessageState): string => WORDS[state];

/** The class of the badge. */
export const getBadgeKind = (state: MessageState): string => KINDS[state];
