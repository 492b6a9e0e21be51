import type { Account } from "../domain/model.ts";
import type { StoredReport } from "../store/reports.ts";

/** A report as it is told: what is not known is absent, and the number of parts only for who asked for it. */
export function reportMembers(report: StoredReport, { splitCount }: Account, time: (ms: number) => string) {
  const { msgType, sendTimeMs, reportText, carrier, parts, ref } = report;
  return {
    msgKey: report.msgKey,
    serviceType: report.serviceType,
    ...(msgType !== undefined && { msgType }),
    ...(sendTimeMs !== undefined && { sendTime: time(sendTimeMs) }),
    reportTime: time(report.reportTimeMs),
    reportType: report.reportType,
    reportCode: report.reportCode,
    ...(reportText !== undefined && { reportText }),
    ...(carrier !== undefined && { carrier }),
    ...(parts !== undefined && splitCount && { resCnt: String(parts) }),
    ...(ref !== undefined && { ref }),
  };
}
