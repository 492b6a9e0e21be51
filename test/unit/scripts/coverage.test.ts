import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type Coverage,
  formatCoverage,
  formatPercent,
  getPercent,
  isBelowMinimum,
} from "../../../scripts/probe/coverage/coverage.ts";
import { renderCoverage } from "../../../scripts/probe/coverage/page.ts";
import { runCommand, runCommandIn, withFiles } from "../../rig/run-command.ts";
import { caseFolders } from "./case-folder.ts";

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

test("the command says who still uses what is deprecated", async () => {
  const spec = caseFolders.find(({ name }) => name === "deprecations")?.spec ?? "";
  const exchange = (method: string, path: string, body?: object, status = 204): string =>
    JSON.stringify({
      request: {
        method,
        url: `https://pets.example.com/v1${path}`,
        headers: { "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      },
      response: { status, headers: {} },
    });
  const files = {
    "acme.jsonl": [
      exchange("GET", "/pets/1"),
      exchange("GET", `/pets/${"x".repeat(21)}`, undefined, 400),
      exchange("GET", "/animals/1"),
      exchange("GET", "/pets?page=1"),
      exchange("POST", "/pets", { name: "Rex", friends: [{ name: "a" }, { name: "b", color: "red" }] }),
    ].join("\n"),
    "bolt.jsonl": [exchange("GET", "/pets/2"), exchange("GET", "/pets?cursor=a")].join("\n"),
    "corp.jsonl": exchange("GET", "/animals/1"),
  };
  await withFiles(files, async (folder) => {
    const run = (...names: readonly string[]) => runCommandIn(folder, "coverage", ...names, "--spec", spec);
    const { stdout } = await run(...Object.keys(files));
    const lines = stdout.slice(stdout.indexOf("counted over")).split("\n").slice(0, -2);
    expect(lines).toEqual([
      "counted over 8 requests",
      "deprecated, and still used:",
      "  getPet: the operation, deprecated since 2026-09-01, ends on 2027-03-01; use getAnimal: 3 requests (acme.jsonl, bolt.jsonl)",
      "  listPets: the query parameter page, deprecated since 2026-10-01, ends on 2027-06-01; use cursor: 1 request (acme.jsonl)",
      "  addPet: the field /friends/*/color, deprecated, ends on 2027-05-01; use coat: 1 request (acme.jsonl)",
    ]);
    const page = await readFile(join(folder, ".data/coverage/recorded/index.html"), "utf8");
    expect(page).toContain("<h2>deprecated, and still used</h2>");
    expect((await run("corp.jsonl")).stdout).not.toContain("deprecated");
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
