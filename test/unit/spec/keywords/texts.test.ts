import { expect, test } from "vitest";
import { preview } from "../../../../client/preview.ts";
import { findPlaceholders } from "../../../../console/compose/placeholders.ts";
import { codePointLength } from "../../../../spec/keywords/code-points.ts";
import { cp949Bytes } from "../../../../spec/keywords/cp949.ts";
import {
  placeholdersIn,
  textsAroundPlaceholders,
  withoutPlaceholders,
} from "../../../../spec/keywords/placeholders.ts";
import { below } from "../../../../spec/keywords/pointer.ts";
import { countParts, segments } from "../../../../spec/keywords/segments.ts";

test("a pointer escapes what RFC 6901 asks for", () => {
  expect(below("/a", "b", 0, "c/d", "e~f", "~1")).toBe("/a/b/0/c~1d/e~0f/~01");
  expect(below("")).toBe("");
});

test.each([
  ["a #{b} c", ["b"], "a  c"],
  ["#{a}", ["a"], ""],
  ["a#{b}c#{d}e", ["b", "d"], "ace"],
  ["#{a}#{a}", ["a", "a"], ""],
  ["#{never closed", [], "#{never closed"],
  ["#{a} and #{b", ["a"], " and #{b"],
  ["}#{a}b", ["a"], "}b"],
  ["}#{", [], "}#{"],
  ["#{}", [""], ""],
  ["#{a{b}", ["a{b"], ""],
  ["#{a#{b}}", ["a#{b"], "}"],
  ["##{a}}", ["a"], "#}"],
  ["#{고객 이름}", ["고객 이름"], ""],
  ["# {a}", [], "# {a}"],
  ["a#}b", [], "a#}b"],
  ["plain", [], "plain"],
  ["", [], ""],
])("%j has the placeholders %j, and without them is %j", (text, names, rest) => {
  expect(Array.from(placeholdersIn(text), ({ name }) => name)).toEqual(names);
  expect(Array.from(placeholdersIn(text), ({ start, end }) => text.slice(start, end))).toEqual(
    names.map((name) => `#{${name}}`),
  );
  expect(textsAroundPlaceholders(text)).toHaveLength(names.length + 1);
  expect(withoutPlaceholders(text)).toBe(rest);
  // The composer asks for the words that the gateway puts in.
  expect(findPlaceholders({ messageFlow: [text] })).toEqual([...new Set(names)]);
  expect(preview(text, {}).missing.map(({ name }) => name)).toEqual([...new Set(names)]);
});

/** All that are next to a limit, alone and in pairs. */
const EDGES = ["a", "\ud7ff", "\ud800", "\udbff", "\udc00", "\udfff", "\ue000", "\uffff"];
const PAIRS = EDGES.flatMap((one) => EDGES.map((other) => one + other));

test("characters are counted as the language itself does", () => {
  for (const text of ["", ...EDGES, ...PAIRS, ...PAIRS.map((pair) => `${pair}\udc00a`)])
    expect(codePointLength(text), JSON.stringify(text)).toBe([...text].length);
});

test.each([
  ["\u007f", 1],
  ["\u0080", 2],
  ["\ud7ff", 2],
  // Two halves of one character.
  ["\ud800\udfff", 2],
  ["\ue000", 2],
])("%j has %d bytes", (text, bytes) => {
  expect(cp949Bytes(text)).toBe(bytes);
});

test.each([
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(307), 3],
  // An escape does not fit at the end of a part.
  [`${"a".repeat(152)}€${"a".repeat(152)}`, 3],
  ["가".repeat(134), 2],
  [`${"가".repeat(66)}😀${"가".repeat(66)}`, 3],
  [`${"가".repeat(66)}\uffff${"가".repeat(67)}`, 2],
])("parts hold the text, whole characters each, and are as many as counted (%#)", (text, count) => {
  const { parts } = segments(text);
  expect(parts).toHaveLength(count);
  expect(countParts(text)).toBe(count);
  expect(parts.join("")).toBe(text);
  expect(parts.every((part) => part.isWellFormed())).toBe(true);
});
