import { describe, expect, test } from "vitest";
import { zonedClock } from "../../../../server/domain/time.ts";

const MS = Date.parse("2025-11-15T00:30:05.123Z");

describe("times are given in a zone, with its offset", () => {
  test.each([
    ["Asia/Seoul", "2025-11-15T09:30:05+09:00"],
    ["UTC", "2025-11-15T00:30:05Z"],
    ["America/St_Johns", "2025-11-14T21:00:05-03:30"],
    ["Asia/Kathmandu", "2025-11-15T06:15:05+05:45"],
  ])("%s", (zone, want) => {
    expect(zonedClock(zone).iso(MS)).toBe(want);
  });

  test("with milliseconds, without an offset, and as a day", () => {
    const seoul = zonedClock("Asia/Seoul");
    expect(seoul.isoMillis(MS)).toBe("2025-11-15T09:30:05.123+09:00");
    expect(seoul.plain(MS)).toBe("2025-11-15 09:30:05");
    expect(seoul.date(MS)).toBe("2025-11-15");
  });

  test("the offset follows the season, in whichever order times are asked", () => {
    const berlin = zonedClock("Europe/Berlin");
    const before = Date.parse("2025-10-26T00:59:59Z");
    expect(berlin.iso(before)).toBe("2025-10-26T02:59:59+02:00");
    expect(berlin.iso(before + 1000)).toBe("2025-10-26T02:00:00+01:00");
    expect(berlin.iso(before)).toBe("2025-10-26T02:59:59+02:00");
  });

  test("a zone that does not exist is refused at once", () => {
    expect(() => zonedClock("Asia/Nowhere")).toThrow(RangeError);
  });
});
