import { sleep } from "contract-kit-runtime/wait";
import { checkValue, text, waitingTime } from "./check-options.ts";
import { type AnyCallOptions, checkCallOptions } from "./options.ts";
import { type Report, toReport } from "./report.ts";
import type { Failure, Result, Succeeded } from "./results.ts";
import { mayBeTemporary, toFailedTry } from "./retry.ts";

/** The state of an accepted message. */
export type MessageReports =
  | {
      /** There is no final report yet: the message may still be delivered or fail. */
      readonly state: "pending";
      /** The final report, which is not there yet. */
      readonly final: undefined;
      /** The steps that were tried so far, in order. */
      readonly steps: readonly Report[];
      /** When a scheduled message will be sent; undefined once it was sent. */
      readonly sendAt: string | undefined;
    }
  | {
      /** Whether the recipient received the message. */
      readonly state: "delivered" | "failed";
      /** The report that decided it. */
      readonly final: Report;
      /** All steps that were tried, in order. */
      readonly steps: readonly Report[];
      /** A message with a final report waits for no time. */
      readonly sendAt: undefined;
    };

/** A success with other data than that of the operation. */
type Carrying<Data> = Omit<Succeeded<"inquireReport">, "data"> & {
  /** What the report or the reports say. */
  readonly data: Data;
};

/** The result of `report`: the state of a message, or why it is not known. */
export type ReportResult = Carrying<MessageReports> | Failure<"inquireReport">;

/** The time limit was reached without a final report. */
export interface NoReportYet {
  /** Check it first. */
  readonly ok: false;
  /** Says which kind of failure it is. */
  readonly kind: "no-report-yet";
  /** The operation that was called again and again. */
  readonly operation: "inquireReport";
  /** Nothing was refused, so there is none. */
  readonly status: undefined;
  /** Nothing was refused, so there is none. */
  readonly code: undefined;
  /** A description with the time that was waited. */
  readonly message: string;
  /** The id of the last inquiry. */
  readonly requestId: string | undefined;
}

/** The result of `waitForReport`: the final report, or why there is none. */
export type WaitResult = Carrying<Report> | Failure<"inquireReport"> | NoReportYet;

/** The options of `waitForReport`. */
export interface WaitOptions extends AnyCallOptions {
  /** How long to wait for the report (default: 60 s). */
  readonly waitMs?: number | undefined;
  /** The polling interval (default: 1 s). */
  readonly everyMs?: number | undefined;
}

export type Inquire = (msgKey: string, options: AnyCallOptions) => Promise<Result<"inquireReport">>;

export async function lookUp(inquire: Inquire, msgKey: string, options: AnyCallOptions = {}): Promise<ReportResult> {
  checkValue("report: msgKey", msgKey, text);
  checkCallOptions("report", options);
  const result = await inquire(msgKey, options);
  return result.ok ? { ...result, data: readReports(result.data) } : result;
}

/** What the data of an inquiry say of its message. */
export function readReports({
  report,
  sendAt,
}: Pick<Succeeded<"inquireReport">["data"], "report" | "sendAt">): MessageReports {
  // A gateway can send null for an empty list.
  const steps = (report ?? []).map(toReport);
  const final = steps.find(({ isFinal }) => isFinal);
  if (final === undefined) return { state: "pending", final, steps, sendAt };
  return { state: final.delivered ? "delivered" : "failed", final, steps, sendAt: undefined };
}

/** The last request may still take this long; with less, a slow gateway would seem to be unreachable. */
const LEAST_MS = 5000;

/** Polls until there is a final report, also if the gateway is unreachable for some time. */
export async function waitForReport(inquire: Inquire, msgKey: string, options: WaitOptions = {}): Promise<WaitResult> {
  checkCallOptions("waitForReport", options, { waitMs: waitingTime, everyMs: waitingTime });
  const { waitMs = 60_000, everyMs = 1000, ...callOptions } = options;
  const endMs = performance.now() + waitMs;
  for (;;) {
    const leftMs = endMs - performance.now();
    const deadlineMs = Math.min(options.deadlineMs ?? Number.POSITIVE_INFINITY, Math.max(LEAST_MS, leftMs));
    const result = await lookUp(inquire, msgKey, { ...callOptions, deadlineMs });
    if (result.ok && result.data.final !== undefined) return { ...result, data: result.data.final };
    if (!result.ok && !mayBeTemporary(result)) return result;
    const pauseMs = Math.max(everyMs, result.ok ? 0 : (toFailedTry(result).retryAfterMs ?? 0));
    if (performance.now() + pauseMs > endMs) return result.ok ? noReportYet(waitMs, result.requestId) : result;
    await sleep(pauseMs, options.signal);
  }
}

const noReportYet = (waitMs: number, requestId: string | undefined): NoReportYet => ({
  ok: false,
  kind: "no-report-yet",
  operation: "inquireReport",
  status: undefined,
  code: undefined,
  message: `there was no final report within ${waitMs} ms`,
  requestId,
});
