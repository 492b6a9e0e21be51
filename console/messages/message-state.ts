import type { MessageReports } from "../../client/index.ts";
import { CANCELLED } from "../ui/code-texts.ts";

/** What inquiry tells of a message, in one word. */
export type MessageState = "scheduled" | "pending" | "delivered" | "failed" | "cancelled";

export function getMessageState(reports: MessageReports): MessageState {
  if (reports.state === "pending") return reports.sendAt === undefined ? "pending" : "scheduled";
  return reports.final.reportCode === CANCELLED ? "cancelled" : reports.state;
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
