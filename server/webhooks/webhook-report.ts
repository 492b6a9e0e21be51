import type { ReceiveReportRequest } from "../../generated/webhooks.ts";
import type { Account } from "../domain/model.ts";
import type { ZonedClock } from "../domain/time.ts";
import type { StoredReport } from "../store/reports.ts";

export type WebhookReport = ReceiveReportRequest["body"];

/** A final report as a receiver gets it: what is not known is absent, and the number of parts only for who asked for it. */
export function webhookReport(report: StoredReport, account: Account, clock: ZonedClock): WebhookReport {
  const { msgType, sendTimeMs, reportText, carrier, parts, ref } = report;
  const body = {
    msgKey: report.msgKey,
    serviceType: report.serviceType,
    ...(msgType !== undefined && { msgType }),
    ...(sendTimeMs !== undefined && { sendTime: clock.isoMillis(sendTimeMs) }),
    reportTime: clock.isoMillis(report.reportTimeMs),
    reportType: report.reportType,
    reportCode: report.reportCode,
    ...(reportText !== undefined && { reportText }),
    ...(carrier !== undefined && { carrier }),
    ...(parts !== undefined && account.splitCount && { resCnt: String(parts) }),
    ...(ref !== undefined && { ref }),
  };
  // Whoever recorded it took its codes from the contract's tables.
  return body as WebhookReport;
}
