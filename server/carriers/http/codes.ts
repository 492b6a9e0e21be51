import type { Ending, ReportCode } from "../../domain/delivery.ts";
import { isReportCode } from "../../domain/report-codes.ts";
import type { CarrierResult } from "../carrier.ts";

/** What the codes of a provider mean: the contract's own as they are, others as the operator has mapped them. */
export type CodeTable = ReadonlyMap<string, ReportCode>;

const DELIVERED: ReportCode = "10000";
const UNKNOWN: ReportCode = "99999";

export function endingOf({ code, network, userType }: CarrierResult, table: CodeTable): Ending {
  const own = codeOf(code, table);
  return { state: own === DELIVERED ? "delivered" : "failed", code: own, network, userType };
}

/** A message that was never taken has not arrived, whatever the code says. */
export function refusalOf(code: string | undefined, table: CodeTable): Ending {
  const own = code === undefined ? UNKNOWN : codeOf(code, table);
  return { state: "failed", code: own === DELIVERED ? UNKNOWN : own };
}

function codeOf(code: string, table: CodeTable): ReportCode {
  const mapped = table.get(code);
  if (mapped !== undefined) return mapped;
  return isReportCode(code) ? code : UNKNOWN;
}
