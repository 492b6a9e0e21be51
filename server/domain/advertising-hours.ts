import type { Account } from "./model.ts";
import { DAY_MS, getOffsets } from "./time.ts";

/** The hours of the contract, in Korean time. */
export const USUAL_HOURS = "08:00-20:00";
export const USUAL_TIME_ZONE = "Asia/Seoul";

const MINUTE_MS = 60_000;
/** What is submitted this short before the end of the hours may reach its carrier after it. */
const MARGIN_MS = 5000;

interface Hours {
  readonly fromMinute: number;
  readonly untilMinute: number;
}

/** The minutes are NaN if it is no such text. */
function readHours(text: string): Hours {
  const [, from, fromMinutes, until, untilMinutes] = /^(\d\d):([0-5]\d)-(\d\d):([0-5]\d)$/.exec(text) ?? [];
  return {
    fromMinute: Number(from) * 60 + Number(fromMinutes),
    untilMinute: Number(until) * 60 + Number(untilMinutes),
  };
}

const USUAL = readHours(USUAL_HOURS);
const getUsualOffsetMs = getOffsets(USUAL_TIME_ZONE);

/** `09:00-18:30`. Undefined: it is no such text, it ends before it begins, or it goes beyond the hours of the contract. */
export function parseHours(text: string): Hours | undefined {
  const hours = readHours(text);
  const { fromMinute, untilMinute } = hours;
  const fits = fromMinute >= USUAL.fromMinute && fromMinute < untilMinute && untilMinute <= USUAL.untilMinute;
  return fits ? hours : undefined;
}

/** Whether a time is in the hours of the contract. */
export function isAdvertisingHour(atMs: number): boolean {
  const minute = Math.floor(((atMs + getUsualOffsetMs(atMs)) % DAY_MS) / MINUTE_MS);
  return minute >= USUAL.fromMinute && minute < USUAL.untilMinute;
}

export interface AdvertisingWindow {
  readonly opensMs: number;
  /** From then on nothing is submitted: it is a little before the end of the hours. */
  readonly closesMs: number;
}

type HoursOfAccount = Pick<Account, "advertisingHours" | "timeZone">;

/** The hours in which an account may advertise: those that are now, or the next. */
export function findAdvertisingWindow(account: HoursOfAccount, nowMs: number): AdvertisingWindow {
  const hours = parseHours(account.advertisingHours) ?? USUAL;
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
