import { expect, test } from "vitest";
import { parseYaml } from "../../../../scripts/pipeline/parse-yaml.ts";

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

test("too many levels are refused, not a crash", () => {
  expect(() => parse("[".repeat(20_000))).toThrow(/^api\.yaml:1:\d+ .*: it is nested too deeply\.\n {4}fix: /);
});
