import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { faults } from "../../load/mutation/faults/all.ts";
import { problemOf } from "../../load/mutation/project-copy.ts";
import { isStage, shortStageNames } from "../../stages/commands.ts";

const root = resolve(import.meta.dirname, "../../..");

describe("the deliberate faults", () => {
  test.each(faults)("$name has its place, and a check that exists", (fault) => {
    expect(problemOf(readFileSync(join(root, fault.file), "utf8"), fault)).toBeUndefined();
    const { stage, narrowedTo, saying } = fault.caughtBy;
    expect(isStage(stage)).toBe(true);
    expect(narrowedTo.filter((word) => word.startsWith("test/") && !existsSync(join(root, word)))).toEqual([]);
    expect(saying.length).toBeGreaterThan(0);
  });

  test("have names of their own", () => {
    const names = faults.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("concern every stage of npm test", () => {
    const idle = shortStageNames.filter((stage) => faults.every(({ caughtBy }) => caughtBy.stage !== stage));
    expect(idle).toEqual([]);
  });
});
