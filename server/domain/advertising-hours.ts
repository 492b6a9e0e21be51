import type { ReportCode } from "./delivery.ts";
import type { Step } from "./model.ts";

const HOUR_MS = 3_600_000;
/** Korea has one zone and no summer time. */
const KOREAN_OFFSET_MS = 9 * HOUR_MS;
const FIRST_HOUR = 8;
const END_HOUR = 20;

/** Whether advertising may be sent: from 08:00 until, and not at, 20:00 Korean time. */
export function isAdvertisingHour(atMs: number): boolean {
  const hour = Math.floor((atMs + KOREAN_OFFSET_MS) / HOUR_MS) % 24;
  return hour >= FIRST_HOUR && hour < END_HOUR;
}

/** The code that an advertisement fails with outside those hours; undefined where nothing is advertised. */
export function advertisingCode({ channel, payload }: Pick<Step, "channel" | "payload">): ReportCode | undefined {
  if (channel === "rcs") return payload.header === "1" ? "33029" : undefined;
  // A friendtalk message advertises unless it says that it does not.
  if (channel === "friendtalk") return payload.adFlag === "N" ? undefined : "63022";
  return undefined;
}
