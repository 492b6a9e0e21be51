import type { InquireReportReply, InquireReportRequest } from "../../../generated/handlers.ts";
import { tellsUserType } from "../../domain/channel-table.ts";
import { timeOfMessageKey } from "../../domain/message-key.ts";
import { refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";
import { reportRecord } from "./report-record.ts";

export async function inquireReport({ path }: InquireReportRequest, context: Context): Promise<InquireReportReply> {
  const { account, nowMs, services } = context;
  const found = await services.reports.find(account.id, path.msgKey, nowMs);
  if (found === undefined) return refused(refuse("A820"));
  const report = found.map((entry) => ({
    ...reportRecord(entry, account, services.clock),
    ...(tellsUserType(entry.serviceType) && isUserType(entry.userType) && { userType: entry.userType }),
  }));
  // The key of a scheduled message has the time at which it is sent. One that is held has another, and a fallback may be held too.
  const ofKeyMs = report.length === 0 ? (timeOfMessageKey(path.msgKey) ?? 0) : 0;
  const heldMs =
    account.holdAdvertising && ofKeyMs <= nowMs
      ? await services.acceptor.findDueMs(account.id, path.msgKey)
      : undefined;
  const sendAtMs = heldMs ?? ofKeyMs;
  const sendAt = sendAtMs > nowMs ? { sendAt: services.clock.iso(sendAtMs) } : {};
  return { status: 200, body: { ...success, data: { report }, ...sendAt } };
}

/** A channel friend at send time, or not. */
const isUserType = (value: string | undefined): value is "F" | "N" => value === "F" || value === "N";
