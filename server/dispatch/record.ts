import { setTimeout as sleep } from "node:timers/promises";
import { backOffMs } from "../domain/back-off.ts";
import type { StepEvent } from "../reports/recorder.ts";
import { failureOf } from "../store/failure.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import type { StepRecorder } from "./ports.ts";

export interface RecordParts {
  readonly recorder: StepRecorder;
  readonly random: () => number;
  readonly log: Log;
  /** Nobody waits for the database any longer. */
  readonly givenUp: AbortSignal;
}

const AFTER_FAILURE = { firstMs: 100, mostMs: 5000 };
/** As often as the same events may fail while the database itself is well. */
const MOST_FAILURES = 3;

/**
 * Writes down what became of steps, however long the database is away; twice does no harm. False: it could not be
 * written, and the watch over the steps finds them as they are.
 */
export async function recordSurely(parts: RecordParts, events: readonly StepEvent[]): Promise<boolean> {
  for (let failures = 1; ; failures++) {
    try {
      await parts.recorder.record(events);
      return true;
    } catch (error) {
      parts.log.warn({ failures, error: loggable(error) }, "outcomes are not recorded yet");
      const failure = failureOf(error);
      if (failure !== "connection" && failure !== "again" && failures >= MOST_FAILURES) return false;
    }
    const waited = sleep(backOffMs(AFTER_FAILURE, failures, parts.random()), true, { signal: parts.givenUp });
    if (!(await waited.catch(() => false))) return false;
  }
}
