import { type Check, callback, checkOptions, signal, waitingTime } from "./check-options.ts";
import type { ReportsOptions } from "./reports.ts";

/** The options of `reports.stream`. */
export interface ReportStreamOptions extends Pick<ReportsOptions, "signal" | "patienceMs" | "onProblem"> {
  /** How long to wait before the stream is opened again (default: 1 s). */
  readonly reconnectMs?: number | undefined;
}

const CHECKS: Readonly<Record<keyof ReportStreamOptions, Check>> = {
  signal,
  reconnectMs: waitingTime,
  patienceMs: waitingTime,
  onProblem: callback,
};

export function checkStreamOptions(options: ReportStreamOptions | undefined): ReportStreamOptions | undefined {
  checkOptions("reports.stream", options, CHECKS);
  return options;
}
