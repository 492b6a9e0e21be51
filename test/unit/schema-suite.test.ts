import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Judgement, judgeAll } from "../load/schema-suite/judge.ts";
import type { Group } from "../load/schema-suite/read-suite.ts";
import { report } from "../load/schema-suite/report.ts";
import { newTreesFolder } from "./scripts/generated-case.ts";

const group = (description: string, schema: Group["schema"], data: unknown, valid: boolean): Group => ({
  file: "few.json",
  description,
  schema,
  tests: [{ description: "a value", data, valid }],
});

const groups = [
  group("right", { $ref: "#/$defs/few", $defs: { few: { maxItems: 1 } } }, [1, 2], false),
  group("wrong", { type: "string" }, "text", false),
  group("refused", { $ref: "https://example.com/far.json" }, 1, true),
];

let folder: string;
let judgements: Judgement[];

beforeAll(async () => {
  folder = newTreesFolder("schema-suite");
  judgements = await judgeAll(groups, folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("tells right from wrong and refused", () => {
  expect(judgements.map(({ refused, wrong }) => [refused !== undefined, wrong])).toEqual([
    [false, []],
    [false, ["a value (check and explain)"]],
    [true, []],
  ]);
});

const far = { feature: "the network", outcome: "refused", names: ["few.json: refused"] } as const;
const text = { feature: "texts", outcome: "decided otherwise", names: ["few.json: wrong"] } as const;

test("passes when exactly what is listed as missing is missing", () => {
  expect(report(judgements, [far, text])).toEqual({
    passed: true,
    text: "1 of 3 right in both tiers\n1 refused: the network\n1 decided otherwise: texts\n",
  });
});

test("fails on what is missing unlisted, and on what is listed but there", () => {
  const unlisted = report(judgements, [far]);
  expect([unlisted.passed, unlisted.text]).toEqual([
    false,
    expect.stringContaining("unexpectedly decided otherwise: few.json: wrong"),
  ]);
  const outlived = report(judgements, [far, { ...text, names: [...text.names, "few.json: right"] }]);
  expect([outlived.passed, outlived.text]).toEqual([
    false,
    expect.stringContaining("listed as not supported, but it is"),
  ]);
});
