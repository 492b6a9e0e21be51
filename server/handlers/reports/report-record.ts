import type { components } from "../../../generated/types.ts";
import type { Account } from "../../domain/model.ts";
import type { ZonedClock } from "../../domain/time.ts";
import { reportMembers } from "../../reports/report-members.ts";
import type { StoredReport } from "../../store/reports.ts";

type ReportRecord = components["schemas"]["ReportRecord"];

/** A report as an answer shows it. */
export function reportRecord(report: StoredReport, account: Account, clock: ZonedClock): ReportRecord {
  // The recorder took the codes from the contract's tables.
  return reportMembers(report, account, clock.iso) as ReportRecord;
}

/** An account has one mode: one that gets its reports by webhook cannot poll them. */
export const mayPoll = (account: Account): boolean => account.polling && account.reportMode === "polling";
