import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePlainYaml } from "../../../../scripts/document/parse-plain-yaml.ts";
import { parseYaml } from "../../../../scripts/document/parse-yaml.ts";

/** What the exact parser says; its refusal, if it refuses the text. */
function parseExactly(text: string): unknown {
  try {
    return parseYaml(text, "api.yaml");
  } catch (error) {
    return error;
  }
}

test.each([
  ["texts, numbers and lists", "a: [b, 1, 0x1F, 0o7, 012, -0, .5, 1e3, .inf, null, ~, TRUE, yes, 2024-01-01]"],
  ["a number beyond those of JSON", "a: 12345678901234567890"],
  ["texts of several lines", "a: |\n  b\n   c\nd: >-\n  e\n  f\ng: h\n  i\n"],
  ["quotes", "a: 'it''s'\nb: \"\\u0041\\n\"\n'c d': e # comment\n"],
  ["lines that end as on Windows", "a:\r\n  b: 1\r\nc: |\r\n  d\r\n"],
  ["JSON", '{"a": [1, 2,], "b": {"c": null}}'],
  ["__proto__", "__proto__: {a: 1}"],
  ["marks inside of texts", "a: wow! **bold** & more, 5 % or <a>\n"],
])("%s are read as the exact parser reads them", (_, text) => {
  const plain = parsePlainYaml(text);
  expect(plain).toBeDefined();
  expect(plain).toStrictEqual(parseExactly(text));
});

test.each([
  ["an alias", "a: &a 1\nb: *a"],
  ["a merge", "a: {<<: {b: 1}}"],
  ["a tag", "a: !!str 1"],
  ["a directive", "%YAML 1.1\n---\na: yes"],
  ["a key that is no text", "{1.0: a}"],
  ["a key twice", "a: 1\na: 2"],
  ["two documents", "a: 1\n---\nb: 2"],
  ["a tab", "a:\tb"],
  ["a carriage return alone", "a: b\rc: d"],
  ["a control character", "a: \u0007"],
  ["only comments", "# nothing"],
  ["many levels", `${"[".repeat(300)}${"]".repeat(300)}`],
  ["a bracket that is not closed", "a: [1"],
])("%s is left to the exact parser", (_, text) => {
  expect(parsePlainYaml(text)).toBeUndefined();
});

const PIECES = [
  ...[
    ":",
    ": ",
    "- ",
    "\n",
    "  ",
    "\t",
    "'",
    '"',
    " #",
    "|",
    ">",
    "|-",
    ">+",
    "{",
    "}",
    "[",
    "]",
    ",",
    "? ",
    "&a ",
    "*a",
  ],
  ...[
    "!",
    "!!int ",
    "%",
    "---",
    "...",
    "\\",
    "\r\n",
    "\r",
    "~",
    "1e3",
    "0x1F",
    "-0",
    ".inf",
    "1.",
    "true",
    "@",
    "`",
    "<<: ",
  ],
  ...["\u00a0", "\u2028", "\u0085", "\ufeff", "a: b: c", "- - a", "\u007f", "0777", "a", "b"],
];

test("a text that somebody is in the middle of changing is read as the exact parser reads it, or left to it", () => {
  const file = resolve(import.meta.dirname, "../../../../spec/paths/send-sms.yaml");
  const original = readFileSync(file, "utf8").slice(0, 800);
  const edits = fc.array(fc.tuple(fc.nat(original.length), fc.nat(4), fc.constantFrom(...PIECES)), { maxLength: 3 });
  const edited = edits.map((list) =>
    list.reduce((text, [at, removed, piece]) => text.slice(0, at) + piece + text.slice(at + removed), original),
  );
  const assembled = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.oneof(edited, assembled), (text) => {
      const plain = parsePlainYaml(text);
      if (plain !== undefined) expect(plain).toStrictEqual(parseExactly(text));
    }),
    { numRuns: 500, seed: 1 },
  );
});
