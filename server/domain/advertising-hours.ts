import type { Account } from "./model.ts";
import { DAY_MS, getOffsets } from "./time.ts";

/** The hours of the contract, in Korean time. */
export const USUAL_HOURS = "08:00-20:00";
export const USUAL_TIME_ZONE = "Asia/Seoul";

const MINUTE_MS = 60_000;
const [FIRST_MINUTE, END_MINUTE] = [8 * 60, 20 * 60];
/** What is submitted this short before the end of the hours may reach its carrier after it. */
const MARGIN_MS = 5000;

interface Hours {
  readonly fromMinute: number;
  readonly untilMinute: number;
}

/** `09:00-18:30`. Undefined: it is no such text, it ends before it begins, or it goes beyond the hours of the contract. */
export function parseHours(text: string): Hours | undefined {
  const [, from, fromMinutes, until, untilMinutes] = /^(\d\d):([0-5]\d)-(\d\d):([0-5]\d)$/.exec(text) ?? [];
  const fromMinute = Number(from) * 60 + Number(fromMinutes);
  const untilMinute = Number(until) * 60 + Number(untilMinutes);
  const fits = fromMinute >= FIRST_MINUTE && fromMinute < untilMinute && untilMinute <= END_MINUTE;
  return fits ? { fromMinute, untilMinute } : undefined;
}

export interface AdvertisingWindow {
  readonly opensMs: number;
  /** From then on nothing is submitted: it is a little before the end of the hours. */
  readonly closesMs: number;
}

type HoursOfAccount = Pick<Account, "advertisingHours" | "timeZone">;

/** The hours in which an account may advertise: those that are now, or the next. */
export function findAdvertisingWindow(account: HoursOfAccount, nowMs: number): AdvertisingWindow {
  const hours = parseHours(account.advertisingHours) ?? { fromMinute: FIRST_MINUTE, untilMinute: END_MINUTE };
  const offsetMs = getOffsets(account.timeZone);
  const midnight = Math.floor((nowMs + offsetMs(nowMs)) / DAY_MS) * DAY_MS;
  // The offset is that of the time itself: a clock may have been changed since midnight.
  const toTime = (localMs: number): number => localMs - offsetMs(localMs - offsetMs(nowMs));
  const onDay = (dayMs: number): AdvertisingWindow => ({
    opensMs: toTime(dayMs + hours.fromMinute * MINUTE_MS),
    closesMs: toTime(dayMs + hours.untilMinute * MINUTE_MS) - MARGIN_MS,
  });
  const today = onDay(midnight);
  return nowMs < today.closesMs ? today : onDay(midnight + DAY_MS);
}
