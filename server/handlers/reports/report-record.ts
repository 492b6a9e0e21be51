import type { components } from "../../../generated/types.ts";
import type { Account } from "../../domain/model.ts";
import type { ZonedClock } from "../../domain/time.ts";
import { reportMembers } from "../../reports/report-members.ts";
import type { StoredReport } from "../../store/reports.ts";

type ReportRecord = components["schemas"]["ReportRecord"];

/** A report as an answer shows it. */
export function reportRecord(report: StoredReport, account: Account, clock: ZonedClock): ReportRecord {
  // Whoever recorded it took its codes from the contract's tables.
  return reportMembers(report, account, clock.iso) as ReportRecord;
}
