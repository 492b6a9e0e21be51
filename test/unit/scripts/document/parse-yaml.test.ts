import { expect, test } from "vitest";
import { parseYaml } from "../../../../scripts/document/parse-yaml.ts";

const parse = (text: string): unknown => parseYaml(text, "api.yaml");

test.each([
  ["dates, yes and octal numbers of YAML 1.1", "[2024-01-01, yes, no, on, 012]", ["2024-01-01", "yes", "no", "on", 12]],
  ["YAML 1.1 by its directive", "%YAML 1.1\n---\n[yes, 2024-01-01]", ["yes", "2024-01-01"]],
  ["keys as they are written", '{200: a, 1.0: b, true: c, "d": e}', { "200": "a", "1.0": "b", true: "c", d: "e" }],
  ["a merge", "a: &a {b: 1, c: 2}\nd: {<<: *a, c: 3}", { a: { b: 1, c: 2 }, d: { b: 1, c: 3 } }],
  ["a merge of a list", "a: &a {b: 1}\nd: {<<: [*a, {e: 2}]}", { a: { b: 1 }, d: { b: 1, e: 2 } }],
  ["several merges", "a: &a {b: 1}\nd: {<<: *a, <<: {e: 2}}", { a: { b: 1 }, d: { b: 1, e: 2 } }],
  ["<< between quotes", '{"<<": {a: 1}}', { "<<": { a: 1 } }],
  ["an anchor that is defined again", "[&a 1, *a, &a 2, *a]", [1, 1, 2, 2]],
  ["a comma after the last entry", '{"a": [1, 2,],}', { a: [1, 2] }],
  ["no value", "---\n", null],
])("%s", (_, text, value) => {
  expect(parse(text)).toEqual(value);
});

test("__proto__ is a key like others", () => {
  expect(Object.entries(parse("__proto__: {a: 1}") as object)).toEqual([["__proto__", { a: 1 }]]);
});

test("a large document may repeat a value hundreds of times", () => {
  const list = parse(`- &a {b: 1}\n${"- *a\n".repeat(2000)}`) as readonly unknown[];
  expect(list.length).toBe(2001);
  expect(new Set(list).size).toBe(1);
});

test("an alias inside its own anchor is the object itself", () => {
  const { a } = parse("a: &a {b: *a}") as { a: { b: unknown } };
  expect(a.b).toBe(a);
});

const TOO_LARGE = /^api\.yaml:\d+:\d+ {2}error {2}document-limits {2}The document is too large: .*\n {4}fix: /;
const TOO_DEEP = /^api\.yaml:\d+:\d+ {2}error {2}document-limits {2}The document is nested too deeply: .*\n {4}fix: /;

/** Ten levels with ten aliases of the level before: ten thousand million values. */
const multiply = (first: string, write: (aliases: string) => string): string =>
  Array.from({ length: 10 }, (_, level) => {
    const alias = level === 0 ? "*first" : `*level${level - 1}`;
    return `level${level}: &level${level} ${write(Array(10).fill(alias).join(", "))}\n`;
  }).reduce((text, line) => text + line, `first: &first ${first}\n`);

test.each([
  ["texts", multiply("lol", (aliases) => `[${aliases}]`), TOO_LARGE],
  ["empty lists", multiply("[]", (aliases) => `[${aliases}]`), TOO_LARGE],
  ["long texts", `a: &a ${"b".repeat(100_000)}\nc: [${Array(500).fill("*a")}]`, TOO_LARGE],
  ["merges of empty objects", multiply("{}", (aliases) => `{<<: [${aliases}]}`), TOO_LARGE],
  ["very many aliases", `a: &a 1\nb: [${Array(20_000).fill("*a")}]`, TOO_LARGE],
  ["more levels than yaml can read", "[".repeat(20_000), TOO_DEEP],
  ["many levels", `${"[".repeat(300)}${"]".repeat(300)}`, TOO_DEEP],
  [
    "many levels by indentation",
    Array.from({ length: 300 }, (_, level) => `${" ".repeat(level)}a:\n`).join(""),
    TOO_DEEP,
  ],
  [
    "many levels by aliases",
    Array.from({ length: 300 }, (_, level) => `a${level}: &a${level} [${level === 0 ? 1 : `*a${level - 1}`}]\n`).join(
      "",
    ),
    TOO_DEEP,
  ],
])("%s are refused with their place", (_, text, message) => {
  expect(() => parse(text)).toThrow(message);
});

test("a large object is read, and a key that it has twice is found", () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}: ${index}\n`).join("");
  expect(Object.keys(parse(keys) as object).length).toBe(20_000);
  expect(() => parse(`${keys}k7: 1\n`)).toThrow(
    "api.yaml:20001:1  error  duplicate-key  The key k7 is already at api.yaml:8:1.",
  );
});
