import type { AcknowledgeReportsReply, AcknowledgeReportsRequest } from "../../../generated/handlers.ts";
import { refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";
import { mayPoll } from "./report-record.ts";

export async function acknowledgeReports(
  { path }: AcknowledgeReportsRequest,
  context: Context,
): Promise<AcknowledgeReportsReply> {
  const { account, nowMs, services } = context;
  if (!mayPoll(account)) return refused(refuse("A802"));
  const outcome = await services.reports.acknowledgeBatch(account.id, path.reportId, nowMs);
  // The answer to the first try may have been lost: the batch processed last may be acknowledged once more.
  return outcome === "unknown" ? refused(refuse("A805")) : { status: 200, body: success };
}
