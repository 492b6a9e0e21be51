import type { StepEvent } from "../reports/recorder.ts";
import { classifyDatabaseError } from "../store/database-errors.ts";
import { type Log, loggable } from "../telemetry/log.ts";
import { backOff } from "./loop.ts";
import type { StepRecorder } from "./ports.ts";

export interface RecordParts {
  readonly recorder: StepRecorder;
  readonly random: () => number;
  readonly log: Log;
  /** Aborted when a stopping worker waits no longer for the database. */
  readonly stopping: AbortSignal;
}

/** How often the same events may fail while the database itself is well. */
const MAX_FAILURES = 3;

/**
 * Records events, however long the database is away; recording them twice does no harm. False: they could not be recorded, and the
 * steps stay as they are until their lease comes due.
 */
export async function recordWithRetry(parts: RecordParts, events: readonly StepEvent[]): Promise<boolean> {
  for (let failures = 1; ; failures++) {
    try {
      await parts.recorder.record(events);
      return true;
    } catch (error) {
      parts.log.warn(
        { event: "record_outcomes_failed", attempt: failures, events: events.length, error: loggable(error) },
        "Outcomes of steps could not be recorded; trying again",
      );
      const kind = classifyDatabaseError(error);
      if (kind !== "connection" && kind !== "again" && failures >= MAX_FAILURES) return false;
    }
    if (!(await backOff(failures, parts))) return false;
  }
}
