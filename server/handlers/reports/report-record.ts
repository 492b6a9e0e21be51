import type { components } from "../../../generated/types.ts";
import type { Account } from "../../domain/model.ts";
import type { ZonedClock } from "../../domain/time.ts";
import type { StoredReport } from "../../store/reports.ts";

type ReportRecord = components["schemas"]["ReportRecord"];

/** A report as an answer shows it: what is not known is absent, and the number of parts only for who asked for it. */
export function reportRecord(report: StoredReport, account: Account, clock: ZonedClock): ReportRecord {
  const { msgType, sendTimeMs, reportText, carrier, parts, ref } = report;
  const record = {
    msgKey: report.msgKey,
    serviceType: report.serviceType,
    ...(msgType !== undefined && { msgType }),
    ...(sendTimeMs !== undefined && { sendTime: clock.iso(sendTimeMs) }),
    reportTime: clock.iso(report.reportTimeMs),
    reportType: report.reportType,
    reportCode: report.reportCode,
    ...(reportText !== undefined && { reportText }),
    ...(carrier !== undefined && { carrier }),
    ...(parts !== undefined && account.splitCount && { resCnt: String(parts) }),
    ...(ref !== undefined && { ref }),
  };
  // Whoever recorded it took its codes from the contract's tables.
  return record as ReportRecord;
}
