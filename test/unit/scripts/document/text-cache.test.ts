import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TextCache } from "../../../../scripts/document/text-cache.ts";
import { newTreesFolder } from "../generated-case.ts";

const cache = newTreesFolder("text-cache");
const folder = join(cache, "generate");

beforeEach(() => mkdirSync(cache, { recursive: true }));
afterEach(() => rmSync(cache, { recursive: true, force: true }));

/** What was made anew in one run. */
function run(): string[] {
  const made: string[] = [];
  const texts = new TextCache(cache, "out");
  for (const source of ["a", "b"]) {
    const text = texts.remember(source, () => {
      made.push(source);
      return `text of ${source}`;
    });
    expect(text).toBe(`text of ${source}`);
  }
  texts.save();
  return made;
}

const cacheFile = (): string => join(folder, readdirSync(folder)[0] ?? "");

test("a text is made once", () => {
  expect([run(), run()]).toEqual([["a", "b"], []]);
});

test.each<[string, (content: string) => string]>([
  ["cut off", (content) => content.slice(0, -10)],
  ["empty", () => ""],
  ["changed inside of a text", (content) => content.replace("text of a", "text of z")],
  ["of another form", () => '{"texts":5}'],
  ["of another version", (content) => content.replace(/^.*\n/, "0000\n")],
])("a file that is %s is made anew, and whole again afterwards", (_, damage) => {
  run();
  writeFileSync(cacheFile(), damage(readFileSync(cacheFile(), "utf8")));
  expect([run(), run()]).toEqual([["a", "b"], []]);
});
