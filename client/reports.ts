import { GatewayError } from "./errors.ts";
import type { AnyCallOptions } from "./options.ts";
import { type Report, reportOf } from "./report.ts";
import type { AnyFailure, Result, Succeeded } from "./results.ts";
import { mayPass, toldToWaitMs } from "./retry.ts";
import { sleep } from "./wait.ts";

export interface ReportsOptions {
  /** Ends the loop: at once while it waits, and otherwise when the loop body asks for the next report. */
  readonly signal?: AbortSignal | undefined;
  /** How long to wait when there was nothing, 2 s unless given. */
  readonly everyMs?: number | undefined;
  /** Ends the loop when there is nothing left, in place of waiting for more. */
  readonly untilEmpty?: boolean | undefined;
  /** How long the gateway may be out of reach before the loop throws, 10 minutes unless given. */
  readonly patienceMs?: number | undefined;
  /** Told of every failure that the loop lives through. */
  readonly onProblem?: ((failure: AnyFailure) => void) | undefined;
}

export interface Polling {
  poll(options: AnyCallOptions): Promise<Result<"pollReports">>;
  acknowledge(reportId: string, options: AnyCallOptions): Promise<Result<"acknowledgeReports">>;
}

/** The loop tries again as long as it has patience; one that was told to stop meanwhile ends after this. */
const ACKNOWLEDGED_WITHIN_MS = 10_000;

/** Not this batch's id any more: it was acknowledged elsewhere, or is too old. */
const UNKNOWN_BATCH = "A805";

/** Reports one by one. A batch is acknowledged when the loop body has come back for more after its last report. */
export async function* reports(polling: Polling, options: ReportsOptions = {}): AsyncGenerator<Report, void, void> {
  for await (const batch of reportBatches(polling, options))
    for (const report of batch) {
      yield report;
      // Stopped in the middle: leaving the loop here keeps the batch, as an error in the body would.
      if (options.signal?.aborted && report !== batch.at(-1)) return;
    }
}

/**
 * Reports as the gateway hands them out, up to 1000 at a time. A generator goes on behind `yield` only when the loop
 * body has ended well; a body that throws or breaks ends the generator there, and the batch will come again.
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
    // A gateway may write null for an empty list.
    yield (report ?? []).map(reportOf);
    while (passedOver !== reportId) {
      // Not with the loop's signal: what the body has finished with must not come again because it stops now.
      const done = await patience.with(() => acknowledged(polling, reportId));
      if (done !== undefined) passedOver = reportId;
      else if (signal?.aborted) return;
      else await pause(patience.pauseMs(everyMs), signal);
    }
  }
}

async function acknowledged(polling: Polling, reportId: string): Promise<{ readonly ok: true } | AnyFailure> {
  const result = await polling.acknowledge(reportId, { deadlineMs: ACKNOWLEDGED_WITHIN_MS });
  return result.ok || result.code === UNKNOWN_BATCH ? { ok: true } : result;
}

/** Undefined when the loop was told to stop while it waited. */
async function unlessStopped<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await unlessStopped(sleep(milliseconds, signal), signal);
}

/** Lives through failures that pass, for a while. */
class Patience {
  readonly #longestMs: number;
  readonly #onProblem: (failure: AnyFailure) => void;
  #failingSinceMs: number | undefined;
  #toldMs = 0;

  constructor({ patienceMs = 600_000, onProblem = () => {} }: ReportsOptions) {
    this.#longestMs = patienceMs;
    this.#onProblem = onProblem;
  }

  /** What a call came to, or undefined when it failed in a way that may pass. */
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
    this.#toldMs = toldToWaitMs(result) ?? 0;
    // To be told to come back later than that is the same as to wait until then.
    const isOver = nowMs + this.#toldMs - this.#failingSinceMs >= this.#longestMs;
    if (isOver || !mayPass(result)) throw new GatewayError(result);
    this.#onProblem(result);
    return undefined;
  }

  /** Not sooner than the last failure told. */
  pauseMs(everyMs: number): number {
    return Math.max(everyMs, this.#toldMs);
  }
}
