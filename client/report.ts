import type { Schemas } from "./contract.ts";

/** How a message, or one step of it, ended. Only a report tells whether anybody received it. */
export type Report = Schemas["InquiryRecord"] & {
  /** Whether it reached the recipient. */
  readonly delivered: boolean;
  /** Whether it is the final word on the message; otherwise it is that of a step which had a fallback. */
  readonly isFinal: boolean;
};

const DELIVERED = "10000";
const FINAL: Schemas["ReportType"] = "0";

export function reportOf<Record extends Pick<Schemas["ReportRecord"], "reportCode" | "reportType">>(
  record: Record,
): Record & Pick<Report, "delivered" | "isFinal"> {
  return { ...record, delivered: record.reportCode === DELIVERED, isFinal: record.reportType === FINAL };
}
