import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The comments in generated types, as editors show them. */
const FILES = [
  ["generated/types.ts", /\/\*\*.*?\*\//gs],
  ["generated/python/types.py", /""".*?"""/gs],
] as const;

test.each(FILES)("%s names no limit in characters where bytes count", (file, comment) => {
  const ofBytes = [...readFileSync(file, "utf8").matchAll(comment)]
    .map(([text]) => text)
    .filter((text) => text.includes("bytes in CP949"));
  expect(ofBytes.length).toBeGreaterThan(5);
  expect(ofBytes.filter((text) => /(to|at most) \d+ characters/i.test(text))).toEqual([]);
});
