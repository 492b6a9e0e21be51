import { expect, test } from "vitest";
import { toCsv } from "../../../../server/domain/csv.ts";

test("a table is CSV whose cells keep their text, and none is taken for a formula", () => {
  const rows = [
    ["a, b", 'say "x"', undefined],
    ["=1+1", -5, "two\nlines"],
    [new Date("2026-11-18T18:30:00+09:00"), "", undefined],
  ];
  expect(toCsv(["One", "Two", "Three"], rows)).toBe(
    'One,Two,Three\r\n"a, b","say ""x""",\r\n\'=1+1,-5,"two\nlines"\r\n2026-11-18T09:30:00.000Z,,\r\n',
  );
});
