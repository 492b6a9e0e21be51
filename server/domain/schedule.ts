import type { DecisionContext } from "./decision-context.ts";
import type { Fault, Schedule } from "./model.ts";
import { fault } from "./refusal.ts";
import { DAY_MS } from "./time.ts";

const AT = "/sendAt";

/** The schema has checked how the time is written, but not that there is such a day. */
export function scheduleFaults(
  sendAt: string | undefined,
  { nowMs, maxScheduleMs }: Pick<DecisionContext, "nowMs" | "maxScheduleMs">,
): readonly Fault[] {
  if (sendAt === undefined) return [];
  const sendAtMs = Date.parse(sendAt);
  if (Number.isNaN(sendAtMs)) return [fault("A330", AT, "must be a time that exists")];
  if (sendAtMs <= nowMs) return [fault("A330", AT, "must be after now")];
  if (sendAtMs > nowMs + maxScheduleMs)
    return [fault("A330", AT, `must be at most ${maxScheduleMs / DAY_MS} days ahead`)];
  return [];
}

/** Undefined: it is sent at once. */
export const toSchedule = (sendAt: string | undefined, nowMs: number): Schedule | undefined =>
  sendAt === undefined ? undefined : { acceptedMs: nowMs, sendAtMs: Date.parse(sendAt) };
