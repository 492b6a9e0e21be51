import { describe, expect, test } from "vitest";
import {
  type Coverage,
  formatCoverage,
  formatPercent,
  getPercent,
  isBelowMinimum,
} from "../../../scripts/probe/coverage/coverage.ts";
import { renderCoverage } from "../../../scripts/probe/coverage/page.ts";
import { runCommand } from "../../rig/run-command.ts";

const item = (name: string, isCovered: boolean, reason?: string) => ({
  group: "Pet",
  name,
  isCovered,
  ...(reason !== undefined && { reason }),
});

const coverage: Coverage = {
  title: "Coverage of <pets>",
  requests: 7,
  measures: [
    {
      name: "operations",
      description: "All called.",
      minimumPercent: 100,
      items: [item("get", true), item("put", true)],
    },
    {
      name: "keywords",
      description: "All seen.",
      minimumPercent: 95,
      items: [item("/type", true), item("/<b>", false, "too shy")],
    },
    { name: "remarks", description: "Only shown.", items: [item("one", false)] },
  ],
};

test("a percentage is never rounded up", () => {
  expect(formatPercent(99.96)).toBe("99.9 %");
  expect(getPercent({ name: "", description: "", items: [] })).toBe(100);
  expect(coverage.measures.map(isBelowMinimum)).toEqual([false, true, false]);
});

test("the table shows the minimum of each measure and whether it is reached", () => {
  expect(formatCoverage(coverage)).toBe(
    [
      "operations  2 / 2  100.0 %  minimum 100 %",
      "keywords    1 / 2   50.0 %  below the minimum of 95 %",
      "remarks     0 / 1    0.0 %",
      "counted over 7 requests",
      "",
    ].join("\n"),
  );
});

describe("the page", () => {
  const page = renderCoverage(coverage);

  test("loads no other files", () => {
    expect(page).not.toMatch(/<(script|link|img)|url\(|@import/);
  });

  test("shows what is missing with the reason, and escapes HTML", () => {
    expect(page).toContain("<li><code>/&lt;b&gt;</code> <em>too shy</em></li>");
    expect(page).toContain("Coverage of &lt;pets&gt;");
    expect(page).not.toContain("<b>/");
  });
});

test("the command requires an argument", async () => {
  const { status, stderr } = await runCommand("coverage");
  expect([status, stderr]).toEqual([
    1,
    "coverage: no file is given; fix: contract test --record FILE, or contract coverage contract\n",
  ]);
});

test("workflows refuses the name of a workflow that does not exist", async () => {
  const { status, stderr } = await runCommand("workflows", "nonsense");
  expect(stderr).toMatch(/^workflows: unknown workflow "nonsense"; fix: use one of form-omni, [^\n]+\n$/);
  expect(status).toBe(1);
});
