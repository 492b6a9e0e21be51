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

const failed = { ...row, outcome: "failed", reportCode: "23001" } as const;
const open = { ...row, carrier: "", outcome: "open", reportCode: "" } as const;

test.each<readonly [string, readonly UsageRow[], readonly string[]]>([
  ["summed over the carriers", [row, { ...row, carrier: "b" }, failed], ["sms delivered 4 6", "sms failed 2 3"]],
  // No carrier comes before the others: an open message would be the first, and what only the second carrier had the last.
  [
    "in the order of their outcomes",
    [open, failed, { ...row, carrier: "b" }],
    ["sms delivered 2 3", "sms failed 2 3", "sms open 2 3"],
  ],
  [
    "in the order of their channels first",
    [open, { ...open, channel: "rcs" }, { ...row, carrier: "b" }, { ...row, channel: "rcs" }],
    ["rcs delivered 2 3", "rcs open 2 3", "sms delivered 2 3", "sms open 2 3"],
  ],
])("a partner's rows are %s", (_, rows, expected) => {
  const found = withoutCarriers(joinUsage([{ rows, openDays: [] }]).rows);
  expect(Object.keys(found[0] ?? {})).not.toContain("carrier");
  expect(Object.keys(found[0] ?? {})).not.toContain("account");
  const texts = found.map(({ channel, outcome, count, parts }) => `${channel} ${outcome} ${count} ${parts}`);
  expect(texts).toEqual(expected);
});
