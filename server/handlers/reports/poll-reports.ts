import type { PollReportsReply, PollReportsRequest } from "../../../generated/handlers.ts";
import { refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";
import { mayPoll, reportRecord } from "./report-record.ts";

export async function pollReports(_request: PollReportsRequest, context: Context): Promise<PollReportsReply> {
  const { account, nowMs, services } = context;
  if (!mayPoll(account)) return refused(refuse("A802"));
  const batch = await services.reports.openBatch(account.id, nowMs);
  const report = (batch?.reports ?? []).map((entry) => reportRecord(entry, account, services.clock));
  return { status: 200, body: { ...success, data: { reportId: batch?.reportId ?? "", report } } };
}
