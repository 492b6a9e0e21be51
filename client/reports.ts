import { callHook } from "contract-kit-runtime/call-hook";
import { sleep } from "contract-kit-runtime/wait";
import { type Check, callback, checkOptions, flag, signal, waitingTime } from "./check-options.ts";
import { GatewayError } from "./errors.ts";
import type { AnyCallOptions } from "./options.ts";
import { type Report, toReport } from "./report.ts";
import type { AnyFailure, Result, Succeeded } from "./results.ts";
import { mayBeTemporary, toFailedTry } from "./retry.ts";

/** The options of `reports` and `reportBatches`. */
export interface ReportsOptions {
  /** Ends the loop: at once while it waits, otherwise before the next report. */
  readonly signal?: AbortSignal | undefined;
  /** How long to wait if there are no reports (default: 2 s). */
  readonly everyMs?: number | undefined;
  /** Ends the loop when there are no more reports, instead of waiting. */
  readonly untilEmpty?: boolean | undefined;
  /** How long the gateway may be unreachable before the loop throws (default: 10 minutes). */
  readonly patienceMs?: number | undefined;
  /** Called for each failure after which the loop continues. Its own error is ignored. */
  readonly onProblem?: ((failure: AnyFailure) => void) | undefined;
}

const CHECKS: Readonly<Record<keyof ReportsOptions, Check>> = {
  signal,
  everyMs: waitingTime,
  untilEmpty: flag,
  patienceMs: waitingTime,
  onProblem: callback,
};

export function checkReportsOptions(method: string, options: ReportsOptions | undefined): ReportsOptions | undefined {
  checkOptions(method, options, CHECKS);
  return options;
}

export interface Polling {
  poll(options: AnyCallOptions): Promise<Result<"pollReports">>;
  acknowledge(reportId: string, options: AnyCallOptions): Promise<Result<"acknowledgeReports">>;
}

/** If the loop is stopped during a retried acknowledgement, it ends after this time. */
export const ACKNOWLEDGED_WITHIN_MS = 10_000;

/** The batch was already acknowledged by another process, or is too old. */
const UNKNOWN_BATCH = "A805";

/** Reports one by one. A batch is acknowledged when the loop asks for the next report after the last one of the batch. */
export async function* reports(polling: Polling, options: ReportsOptions = {}): AsyncGenerator<Report, void, void> {
  for await (const batch of reportBatches(polling, options))
    for (const report of batch) {
      yield report;
      // Stopped within a batch: the batch is not acknowledged, and its reports come again.
      if (options.signal?.aborted && report !== batch.at(-1)) return;
    }
}

/**
 * Reports in batches of up to 1000. The code after `yield` runs only if the loop body ended without an error. If the body
 * throws or breaks, the generator ends at `yield`, and the batch comes again.
 */
export async function* reportBatches(
  polling: Polling,
  options: ReportsOptions = {},
): AsyncGenerator<readonly Report[], void, void> {
  const { signal, everyMs = 2000, untilEmpty = false } = options;
  const patience = new Patience(options);
  let passedOver: string | undefined;
  while (!signal?.aborted) {
    const polled = await patience.with<Succeeded<"pollReports">>(() => unlessStopped(polling.poll({ signal }), signal));
    if (polled === undefined) {
      await pause(patience.pauseMs(everyMs), signal);
      continue;
    }
    const { reportId, report } = polled.data;
    if (!reportId || reportId === passedOver) {
      if (untilEmpty || signal?.aborted) return;
      await pause(everyMs, signal);
      continue;
    }
    // A gateway can send null for an empty list.
    yield (report ?? []).map(toReport);
    if (!(await acknowledge(polling, reportId, patience, { everyMs, signal }))) return;
    passedOver = reportId;
  }
}

/** Acknowledges a batch, however long it takes. False: the loop was stopped and the batch is not acknowledged. */
export async function acknowledge(
  polling: Pick<Polling, "acknowledge">,
  reportId: string,
  patience: Patience,
  { everyMs, signal }: { readonly everyMs: number; readonly signal: AbortSignal | undefined },
): Promise<boolean> {
  for (;;) {
    // Without the loop's signal: the body has processed these reports, so that they are acknowledged even if the loop stops.
    if ((await patience.with(() => acknowledged(polling, reportId))) !== undefined) return true;
    if (signal?.aborted) return false;
    await pause(patience.pauseMs(everyMs), signal);
  }
}

async function acknowledged(
  polling: Pick<Polling, "acknowledge">,
  reportId: string,
): Promise<{ readonly ok: true } | AnyFailure> {
  const result = await polling.acknowledge(reportId, { deadlineMs: ACKNOWLEDGED_WITHIN_MS });
  return result.ok || result.code === UNKNOWN_BATCH ? { ok: true } : result;
}

/** undefined: the loop was stopped while it waited. */
export async function unlessStopped<Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}

export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await unlessStopped(sleep(milliseconds, signal), signal);
}

/** Retries temporary failures for a limited time. */
export class Patience {
  readonly #longestMs: number;
  readonly #onProblem: ReportsOptions["onProblem"];
  #failingSinceMs: number | undefined;
  #toldMs = 0;

  constructor({ patienceMs = 600_000, onProblem }: Pick<ReportsOptions, "patienceMs" | "onProblem">) {
    this.#longestMs = patienceMs;
    this.#onProblem = onProblem;
  }

  /** The result of a call; undefined if it failed temporarily. */
  async with<Success extends { readonly ok: true }>(
    call: () => Promise<Success | AnyFailure | undefined>,
  ): Promise<Success | undefined> {
    const result = await call();
    if (result?.ok !== false) {
      this.#failingSinceMs = undefined;
      this.#toldMs = 0;
      return result;
    }
    const nowMs = performance.now();
    this.#failingSinceMs ??= nowMs;
    this.#toldMs = toFailedTry(result).retryAfterMs ?? 0;
    // A Retry-After beyond the time limit is the same as waiting until the limit.
    const isOver = nowMs + this.#toldMs - this.#failingSinceMs >= this.#longestMs;
    if (isOver || !mayBeTemporary(result)) throw new GatewayError(result);
    callHook(this.#onProblem, result);
    return undefined;
  }

  /** Waits at least as long as the Retry-After of the last failure. */
  pauseMs(everyMs: number): number {
    return Math.max(everyMs, this.#toldMs);
  }
}
