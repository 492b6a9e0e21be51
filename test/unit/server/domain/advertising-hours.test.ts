import { expect, test } from "vitest";
import { defaultSettings } from "../../../../server/accounts/account-settings.ts";
import { findAdvertisingWindow, isAdvertisingHour, parseHours } from "../../../../server/domain/advertising-hours.ts";

test.each([
  ["08:00-20:00", { fromMinute: 480, untilMinute: 1200 }],
  ["09:30-18:05", { fromMinute: 570, untilMinute: 1085 }],
  ["07:59-20:00", undefined],
  ["08:00-20:01", undefined],
  ["12:00-12:00", undefined],
  ["18:00-09:00", undefined],
  ["08:60-20:00", undefined],
  ["8-20", undefined],
  ["", undefined],
])("%s", (text, hours) => {
  expect(parseHours(text)).toEqual(hours);
});

const show = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** Five seconds before the end nothing is submitted any more. */
test.each([
  [
    "in the hours",
    "Asia/Seoul",
    "08:00-20:00",
    "2025-11-15T12:00:00+09:00",
    "2025-11-14T23:00:00",
    "2025-11-15T10:59:55",
  ],
  [
    "as they begin",
    "Asia/Seoul",
    "08:00-20:00",
    "2025-11-15T08:00:00+09:00",
    "2025-11-14T23:00:00",
    "2025-11-15T10:59:55",
  ],
  [
    "before them",
    "Asia/Seoul",
    "08:00-20:00",
    "2025-11-15T00:10:00+09:00",
    "2025-11-14T23:00:00",
    "2025-11-15T10:59:55",
  ],
  [
    "at their end",
    "Asia/Seoul",
    "08:00-20:00",
    "2025-11-15T19:59:55+09:00",
    "2025-11-15T23:00:00",
    "2025-11-16T10:59:55",
  ],
  [
    "after them",
    "Asia/Seoul",
    "09:30-18:00",
    "2025-11-15T23:00:00+09:00",
    "2025-11-16T00:30:00",
    "2025-11-16T08:59:55",
  ],
  [
    "the clock is set back at night",
    "Europe/Berlin",
    "08:00-20:00",
    "2025-10-25T21:00:00+02:00",
    "2025-10-26T07:00:00",
    "2025-10-26T18:59:55",
  ],
  [
    "the clock was set ahead today",
    "Europe/Berlin",
    "08:00-20:00",
    "2025-03-30T00:30:00+01:00",
    "2025-03-30T06:00:00",
    "2025-03-30T17:59:55",
  ],
  [
    "an offset of half an hour",
    "Asia/Kolkata",
    "08:00-20:00",
    "2025-11-15T20:00:00+05:30",
    "2025-11-16T02:30:00",
    "2025-11-16T14:29:55",
  ],
])("%s (%s)", (_, timeZone, advertisingHours, now, opens, closes) => {
  const { opensMs, closesMs } = findAdvertisingWindow({ timeZone, advertisingHours }, Date.parse(now));
  expect([show(opensMs), show(closesMs)]).toEqual([opens, closes]);
});

test.each([
  ["00:00:00", false],
  ["07:59:59.999", false],
  ["08:00:00", true],
  ["12:00:00", true],
  ["19:59:59.999", true],
  ["20:00:00", false],
  ["23:59:59", false],
])("at %s Korean time: %s", (time, may) => {
  expect(isAdvertisingHour(Date.parse(`2025-11-15T${time}+09:00`))).toBe(may);
});

test("with the usual hours, a carrier takes what the gateway does not hold, at every minute of a day", () => {
  const midnight = Date.parse("2025-11-15T00:00:00+09:00");
  for (let minute = 0; minute < 1440; minute++) {
    const nowMs = midnight + minute * 60_000;
    expect([minute, findAdvertisingWindow(defaultSettings, nowMs).opensMs <= nowMs]).toEqual([
      minute,
      isAdvertisingHour(nowMs),
    ]);
  }
});
