import { expect, test } from "vitest";
import { formatVerdict } from "../../../../scripts/dev/verdict.ts";

const plain = (_: unknown, text: string): string => text;
const line = (rating: "major" | "minor" | "patch", text: string) => ({
  rating,
  line: text,
  operations: [],
  partners: [],
});
const lines = [
  line("major", "addPet: is gone"),
  line("major", "addDog: is gone"),
  line("minor", "addCat: is new"),
  line("patch", "a text"),
];
const verdict = {
  lint: { problems: [], milliseconds: 1 },
  generate: { changedFiles: ["types.ts"], warnings: [], milliseconds: 2 },
  diff: { version: "1.0.0", lines, sentence: "raise info.version to 2.0.0", isEnough: false, milliseconds: 3 },
};

test.each<readonly [name: string, added: readonly number[] | undefined, others: number, shown: readonly string[]]>([
  ["the start lists every breaking change", undefined, 0, ["major  addPet: is gone", "major  addDog: is gone"]],
  ["a save that changed nothing", [], 2, ["2 breaking changes since 1.0.0"]],
  ["a breaking change", [0], 1, ["major  addPet: is gone", "and 1 other breaking change since 1.0.0"]],
  ["a compatible change", [2], 2, ["minor  addCat: is new", "and 2 other breaking changes since 1.0.0"]],
  ["every change", [0, 1, 2, 3], 0, ["major  addPet: is gone", "major  addDog: is gone", "minor  addCat: is new"]],
])("%s", (_, added, otherBreaking, shown) => {
  const thisSave = added && { lines: lines.filter((_line, index) => added.includes(index)), otherBreaking };
  expect(formatVerdict({ ...verdict, diff: { ...verdict.diff, thisSave } }, plain).split("\n")).toEqual([
    "lint      ok         1 ms  0 problems",
    "generate  ok         2 ms  types.ts",
    "diff      ok         3 ms  since 1.0.0: 2 breaking, 1 compatible change",
    ...shown.map((text) => `          ${text}`),
    "          warning  raise info.version to 2.0.0",
    "",
  ]);
});
