import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caseFolders, readYaml } from "./case-folder.ts";
import {
  loadTree,
  readCase,
  received,
  requestOf,
  titleOf,
  type ValuesEntry,
  validatorOf,
  verdict,
} from "./case-values.ts";
import { type GeneratedCase, generateCases, newTreesFolder } from "./generated-case.ts";

const trees = newTreesFolder("cases");
let generated: Map<string, GeneratedCase | Error>;

// That the trees type check is a test in test/processes/toolkit/generated-types.test.ts, which starts the compiler once.
beforeAll(async () => {
  generated = await generateCases(caseFolders, trees);
}, 120_000);

afterAll(() => rmSync(trees, { recursive: true, force: true }));

function treeOf(name: string): GeneratedCase {
  const tree = generated.get(name);
  if (tree instanceof Error) throw tree;
  if (!tree) throw new Error(`${name} was not generated`);
  return tree;
}

describe.each(caseFolders)("$name", ({ name, folder, wanted }) => {
  test("is generated as wanted", async () => {
    const { files } = treeOf(name);
    if (!wanted.includes("warnings.txt")) expect(files.get("warnings.txt")).toBeUndefined();
    for (const file of wanted) {
      const text = files.get(file);
      if (text === undefined) throw new Error(`want/${file} is not generated`);
      await expect(text).toMatchFileSnapshot(join(folder, "want", file));
    }
  });

  for (const entry of readYaml<ValuesEntry[]>(join(folder, "values.yaml")) ?? []) {
    test.each(entry.values ?? [])(`${titleOf(entry)}: %j`, async (value) => {
      const validator = validatorOf(await loadTree(treeOf(name).folder), entry);
      expect("ok" in value || "bad" in value).toBe(true);
      if ("read" in value) {
        const { warnings, ambiguous, faults } = readCase(validator, value);
        expect(warnings).toEqual(value.warnings ?? []);
        expect(ambiguous).toEqual(value.ambiguous ?? []);
        expect(faults).toEqual(value.faults ?? []);
        return;
      }
      if ("bad" in value) expect(verdict(validator, value.bad)).toEqual(value.faults);
      else expect(verdict(validator, value.ok)).toEqual([]);
      if (!("filled" in value)) return;
      const filled = structuredClone(value.ok);
      validator.fill(filled);
      expect(filled).toEqual(value.filled);
    });

    test.each(entry.parameters ?? [])(`${titleOf(entry)} parameters: %j`, async (given) => {
      const { decoded, faults } = received(await loadTree(treeOf(name).folder), entry.operation ?? "", given);
      expect(faults).toEqual(given.faults ?? []);
      if (given.decoded) expect(decoded).toEqual(given.decoded);
    });

    test.each(entry.calls ?? [])(`${titleOf(entry)} called: %j`, async ({ init, sent }) => {
      expect(await requestOf(await loadTree(treeOf(name).folder), entry.operation ?? "", init)).toMatchObject(sent);
    });
  }
});
