import { makeMessageKey } from "../domain/message-key.ts";
import { DAY_MS } from "../domain/time.ts";

/** Days since 1970 in UTC: tables are partitioned by it, and it means nothing to a client. */
export const toDay = (ms: number): number => Math.floor(ms / DAY_MS);

export const getStartOfDay = (day: number): number => day * DAY_MS;

/** `20251115` */
export const getDayName = (day: number): string =>
  new Date(getStartOfDay(day)).toISOString().slice(0, 10).replaceAll("-", "");

/** The day of `20251115`. */
export const parseDayName = (name: string): number =>
  toDay(Date.parse(`${name.slice(0, 4)}-${name.slice(4, 6)}-${name.slice(6, 8)}T00:00:00Z`));

/** No message of this time or later has a smaller key. */
export const getFirstKeyAt = (ms: number): string => makeMessageKey(ms, new Uint8Array(10));

export const getFirstKeyOfDay = (day: number): string => getFirstKeyAt(getStartOfDay(day));

/** The greatest key of the day's last millisecond. */
export const getLastKeyOfDay = (day: number): string =>
  makeMessageKey(getStartOfDay(day + 1) - 1, new Uint8Array(10).fill(255));
