import { afterEach, describe, expect, test } from "vitest";
import { describeTime, fromLocalTime, toLocalTime } from "../../../../console/compose/local-time.ts";

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

describe.each([
  // A zone, and its offsets in January and in July.
  ["UTC", "+00:00", "+00:00"],
  ["Asia/Seoul", "+09:00", "+09:00"],
  ["Asia/Kolkata", "+05:30", "+05:30"],
  ["Europe/Berlin", "+01:00", "+02:00"],
  ["America/New_York", "-05:00", "-04:00"],
  ["America/St_Johns", "-03:30", "-02:30"],
  ["Australia/Lord_Howe", "+11:00", "+10:30"],
])("a browser in %s", (zone, january, july) => {
  test.each([
    ["2027-01-20T14:05", january],
    ["2027-07-20T14:05", july],
    ["2027-01-01T00:00", january],
    ["2027-07-31T23:59", july],
  ])("says %s with the offset of that day, and reads it back", (local, offset) => {
    process.env.TZ = zone;
    expect(fromLocalTime(local)).toBe(`${local}:00${offset}`);
    expect(toLocalTime(`${local}:00${offset}`)).toBe(local);
  });
});

test.each([
  // The hour that summer time leaves out is the one after it; the hour that comes twice is the first of both.
  ["Europe/Berlin", "2027-03-28T02:30", "2027-03-28T03:30:00+02:00"],
  ["America/New_York", "2027-03-14T02:30", "2027-03-14T03:30:00-04:00"],
  ["Europe/Berlin", "2027-10-31T02:30", "2027-10-31T02:30:00+02:00"],
  ["America/New_York", "2027-11-07T01:30", "2027-11-07T01:30:00-04:00"],
])("where the clock changes in %s, %s is %s", (zone, local, time) => {
  process.env.TZ = zone;
  expect(fromLocalTime(local)).toBe(time);
  expect(Date.parse(time)).toBe(new Date(local).getTime());
});

test.each([
  ["2027-01-20T06:35:00+09:00", "06:35"],
  ["2027-01-19T21:35:00Z", "06:35"],
  ["2027-01-20T00:05:00+09:00", "00:05"],
  ["2027-01-21T06:35:00+09:00", "Jan 21, 06:35"],
  ["soon", undefined],
  ["", undefined],
])("in words, %j is %j", (time, words) => {
  process.env.TZ = "Asia/Seoul";
  expect(describeTime(time, new Date("2027-01-20T01:00:00+09:00"))).toBe(words);
});

test("what is no time is nothing", () => {
  expect([toLocalTime("soon"), toLocalTime(""), fromLocalTime(""), fromLocalTime("soon")]).toEqual(["", "", "", ""]);
});
