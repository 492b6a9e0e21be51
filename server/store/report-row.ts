import type { StepState } from "../domain/delivery.ts";
import { isFinalStep } from "../domain/message-history.ts";
import { reportText } from "../domain/report-codes.ts";
import type { StepDetail } from "../domain/step.ts";

/** A report as it is stored: times as numbers, unknown values absent. */
export interface StoredReport {
  readonly msgKey: string;
  readonly serviceType: string;
  readonly msgType?: string | undefined;
  readonly sendTimeMs?: number | undefined;
  readonly reportTimeMs: number;
  readonly reportType: string;
  readonly reportCode: string;
  readonly reportText?: string | undefined;
  readonly carrier?: string | undefined;
  readonly parts?: number | undefined;
  readonly userType?: string | undefined;
  readonly ref?: string | undefined;
}

/** The columns of steps (as `s`) that make a report; all null where there is no step. */
export const REPORT_COLUMNS = `s.msg_key, s.state, s.last, s.sent_ms, s.detail, s.reported_ms, s.code,
  s.network, s.user_type, s.late_ms, s.late_code, s.late_network, s.late_user_type`;

export interface ReportRow {
  readonly msg_key: string;
  readonly state: StepState;
  readonly last: boolean;
  readonly sent_ms: number;
  readonly detail: StepDetail;
  readonly reported_ms: number | null;
  readonly code: string | null;
  readonly network: string | null;
  readonly user_type: string | null;
  readonly late_ms: number | null;
  readonly late_code: string | null;
  readonly late_network: string | null;
  readonly late_user_type: string | null;
}

/** The report of a step's end; undefined while it has none. */
export const toReport = (row: ReportRow): StoredReport | undefined =>
  record(row, isFinalStep(row) ? "0" : "1", row.reported_ms, row.code, row.network, row.user_type);

/** The report of a success that came after the step had failed or expired. It is never the final report. */
export const toLateReport = (row: ReportRow): StoredReport | undefined =>
  record(row, "1", row.late_ms, row.late_code, row.late_network, row.late_user_type);

function record(
  row: ReportRow,
  reportType: string,
  reportTimeMs: number | null,
  reportCode: string | null,
  network: string | null,
  userType: string | null,
): StoredReport | undefined {
  if (reportTimeMs === null || reportCode === null) return undefined;
  return {
    ...row.detail,
    msgKey: row.msg_key,
    sendTimeMs: row.sent_ms,
    reportTimeMs,
    reportType,
    reportCode,
    reportText: reportText(reportCode),
    ...(network !== null && { carrier: network }),
    ...(userType !== null && { userType }),
  };
}
