import { reportCodes } from "../../generated/tables.ts";
import type { ReportCode } from "./delivery.ts";

const CODES: ReadonlySet<unknown> = new Set(reportCodes.map(({ code }) => code));

export const isReportCode = (value: unknown): value is ReportCode => CODES.has(value);
