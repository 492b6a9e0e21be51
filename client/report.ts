import type { Schemas } from "./contract.ts";

/** The result of a message or of one of its steps. Only a report says whether the recipient received it. */
export type Report = Schemas["InquiryRecord"] & {
  /** Whether it reached the recipient. */
  readonly delivered: boolean;
  /** Whether this is the final result of the message; otherwise it is the result of a step with a fallback. */
  readonly isFinal: boolean;
};

const DELIVERED = "10000";
const FINAL: Schemas["ReportType"] = "0";

export function toReport<Record extends Pick<Schemas["ReportRecord"], "reportCode" | "reportType">>(
  record: Record,
): Record & Pick<Report, "delivered" | "isFinal"> {
  return { ...record, delivered: record.reportCode === DELIVERED, isFinal: record.reportType === FINAL };
}
