import type { ReceiveReportRequest } from "../../generated/webhooks.ts";
import type { Account } from "../domain/model.ts";
import type { ZonedClock } from "../domain/time.ts";
import { reportMembers } from "../reports/report-members.ts";
import type { StoredReport } from "../store/reports.ts";

export type WebhookReport = ReceiveReportRequest["body"];

/** A final report as a receiver gets it: its times have milliseconds. */
export function webhookReport(report: StoredReport, account: Account, clock: ZonedClock): WebhookReport {
  // Whoever recorded it took its codes from the contract's tables.
  return reportMembers(report, account, clock.isoMillis) as WebhookReport;
}
