import { describe, expect, test } from "vitest";
import { type Coverage, isShort, shareOf, shownShare } from "../../../scripts/coverage/coverage.ts";
import { coveragePage } from "../../../scripts/coverage/page.ts";
import { coverageTable } from "../../../scripts/coverage/table.ts";
import { runCommand } from "./run-command.ts";

const sight = (name: string, seen: boolean, reason?: string) => ({
  group: "Pet",
  name,
  seen,
  ...(reason !== undefined && { reason }),
});

const coverage: Coverage = {
  title: "Coverage of <pets>",
  exchanges: 7,
  measures: [
    { name: "operations", what: "All called.", floor: 100, sights: [sight("get", true), sight("put", true)] },
    { name: "keywords", what: "All seen.", floor: 95, sights: [sight("/type", true), sight("/<b>", false, "too shy")] },
    { name: "remarks", what: "Only told.", sights: [sight("one", false)] },
  ],
};

test("a share is never rounded up", () => {
  expect(shownShare(99.96)).toBe("99.9 %");
  expect(shareOf({ name: "", what: "", sights: [] })).toBe(100);
  expect(coverage.measures.map(isShort)).toEqual([false, true, false]);
});

test("the table tells what is held and what is not", () => {
  expect(coverageTable(coverage)).toBe(
    [
      "operations  2 / 2  100.0 %  held at 100 %",
      "keywords    1 / 2   50.0 %  short of 95 %",
      "remarks     0 / 1    0.0 %",
      "counted over 7 requests",
      "",
    ].join("\n"),
  );
});

describe("the page", () => {
  const page = coveragePage(coverage);

  test("needs nothing else", () => {
    expect(page).not.toMatch(/<(script|link|img)|url\(|@import/);
  });

  test("shows what is missing, with the reason, and nothing as markup that is none", () => {
    expect(page).toContain("<li><code>/&lt;b&gt;</code> <em>too shy</em></li>");
    expect(page).toContain("Coverage of &lt;pets&gt;");
    expect(page).not.toContain("<b>/");
  });
});

test("the command asks what of", async () => {
  const { status, stderr } = await runCommand("coverage");
  expect([status, stderr]).toEqual([1, "coverage: say what of: contract\n"]);
});

test("the workflows ask for a password, and for names that exist", async () => {
  const { status, stderr } = await runCommand("workflows", "nonsense", "--password", "x");
  expect(stderr).toMatch(/^workflows: there is no "nonsense"; there are form-omni, [^\n]+\n$/);
  expect(status).toBe(1);
});
