import { expect, test } from "vitest";
import {
  getFirstKeptDay,
  joinUsage,
  parseMonth,
  type UsageRow,
  withoutCarriers,
} from "../../../../server/domain/usage.ts";

const toDate = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

test.each([
  ["2026-11", "2026-11-01", "2026-11-30"],
  ["2026-12", "2026-12-01", "2026-12-31"],
  ["2028-02", "2028-02-01", "2028-02-29"],
])("%s is %s to %s", (month, first, last) => {
  const days = parseMonth(month);
  expect(days && [toDate(days.firstDay), toDate(days.lastDay)]).toEqual([first, last]);
});

test.each(["", "2026", "2026-13", "2026-00", "2026-1", "2026-11-01", "x2026-11"])("%j is no month", (text) => {
  expect(parseMonth(text)).toBeUndefined();
});

test.each([
  ["2026-11-18T09:00:00Z", 13, "2025-10-01"],
  ["2027-01-31T23:59:59Z", 1, "2026-12-01"],
  ["2027-01-01T00:00:00Z", 13, "2025-12-01"],
])("at %s, %i months reach back to %s", (now, months, day) => {
  expect(toDate(getFirstKeptDay(Date.parse(now), months))).toBe(day);
});

const row: UsageRow = {
  ...{ day: "2026-11-17", account: "acme", paymentCode: "", channel: "sms", msgType: "SM", carrier: "a" },
  ...{ outcome: "delivered", reportCode: "10000", count: 2, parts: 3 },
};

test("rows are in one order, from whichever cell they come", () => {
  const rows = [row, { ...row, carrier: "b" }, { ...row, account: "other" }, { ...row, day: "2026-11-18" }];
  const [one, other] = [
    { rows: rows.slice(2), openDays: ["2026-11-18"] },
    { rows: rows.slice(0, 2), openDays: ["2026-11-18"] },
  ];
  expect(joinUsage([one, other])).toEqual({ rows, openDays: ["2026-11-18"] });
  expect(joinUsage([other, one])).toEqual({ rows, openDays: ["2026-11-18"] });
});

test("a partner's rows are summed over the carriers", () => {
  const { carrier: _, account: __, ...rest } = row;
  expect(withoutCarriers([row, { ...row, carrier: "b" }, { ...row, outcome: "failed" }])).toEqual([
    { ...rest, count: 4, parts: 6 },
    { ...rest, outcome: "failed" },
  ]);
});
