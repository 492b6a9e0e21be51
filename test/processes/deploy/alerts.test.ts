import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { hasPromtool, runPromtool } from "./promtool.ts";

const root = resolve(import.meta.dirname, "../../..");
const read = (name: string): string => readFileSync(join(root, name), "utf8");

interface Rule {
  readonly alert: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const rules: readonly Rule[] = parse(read("deploy/prometheus/alerts.yml")).groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
);

const TEST_FILES = ["alerts.test.yml", "alerts.week.test.yml"];

const dashboard = JSON.parse(read("deploy/grafana/dashboard.json"));

/** Sections of the runbook by the anchor of their heading. */
const sections = new Map(
  read("docs/runbook.md")
    .split(/^## /m)
    .slice(1)
    .map((section) => [(section.split("\n")[0] ?? "").toLowerCase(), section]),
);

describe.each(rules)("$alert", ({ alert, labels, annotations }) => {
  test("wakes somebody or not, and says what is wrong", () => {
    expect(["page", "ticket"]).toContain(labels.severity);
    expect(annotations.summary.length).toBeGreaterThan(20);
  });

  test("has its entry in the runbook: what it means, what to look at, what to do", () => {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    const section = sections.get(alert.toLowerCase());
    for (const part of ["**Means:**", "**Look at:**", "**Do:**"]) expect(section).toContain(part);
  });

  test("has a unit test", () => {
    const tests: readonly { readonly name: string }[] = TEST_FILES.flatMap(
      (file) => parse(read(`deploy/prometheus/${file}`)).tests,
    );
    expect(tests.map(({ name }) => name)).toContain(alert);
  });
});

test("the runbook has no entry for an alert that does not exist", () => {
  const names = rules.map(({ alert }) => alert.toLowerCase());
  expect([...sections.keys()].filter((name) => name.startsWith("gateway") && !names.includes(name))).toEqual([]);
});

describe.skipIf(!hasPromtool)("promtool (skipped where Debian's package prometheus is not installed)", () => {
  test("finds the rules valid", () => {
    const { status, printed } = runPromtool("check", "rules", "alerts.yml");
    expect(printed).toContain(`SUCCESS: ${rules.length} rules found`);
    expect(status).toBe(0);
  });

  test("finds the expressions of the dashboard valid", () => {
    const panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[] = dashboard.panels;
    const exprs = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    const asRules = exprs.map((expr, index) => ({ record: `dashboard:${index}`, expr }));
    const place = mkdtempSync(join(tmpdir(), "dashboard-"));
    const file = join(place, "rules.json");
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules: asRules }] }));
    const { printed } = runPromtool("check", "rules", file);
    rmSync(place, { recursive: true });
    expect(printed).toContain(`SUCCESS: ${exprs.length} rules found`);
  });

  test("sees each alert fire where it must", { timeout: 240_000, tags: ["long"] }, () => {
    const { status, printed } = runPromtool("test", "rules", ...TEST_FILES);
    expect(printed).not.toContain("FAILED");
    expect(status).toBe(0);
  });
});

test("the dashboard is one that Grafana can import", () => {
  const { title, uid, panels } = dashboard;
  expect([typeof title, typeof uid]).toEqual(["string", "string"]);
  const ids = panels.map(({ id }: { readonly id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const graphs = panels.filter(({ type }: { readonly type: string }) => type !== "row");
  expect(graphs.length).toBeGreaterThan(15);
  for (const { title: name, targets } of graphs) {
    expect(name).toBeTruthy();
    for (const { expr } of targets) expect(expr).toBeTruthy();
  }
});
