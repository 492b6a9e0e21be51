import { expect, test } from "vitest";
import { findBrokenLine } from "../../../../console/compose/broken-line.ts";

// The message of JSON.parse has a line for some of these only.
test.each([
  ["a comma too many", '{\n  "a": 1,\n}', 3],
  ["a comma too few", '{\n  "a": 1\n  "b": 2\n}', 3],
  ["a name without quotes", '{\n  "a": 1,\n  b: 2\n}', 3],
  ["a name without a value", '{\n  "a": 1,\n  "b"\n}', 4],
  ["a text that is not closed", '{\n  "a": "one,\n  "b": 2\n}', 2],
  ["a text with single quotes", "{\n  'a': 1\n}", 2],
  ["a sign that JSON does not know in a text", '{\n  "a": "\\x"\n}', 2],
  ["a word that is no value", '{\n  "a": [\n    tru\n  ]\n}', 3],
  ["a number that is cut off", '{\n  "a": 1.\n}', 2],
  ["a comment", '{\n  // one\n  "a": 1\n}', 2],
  ["the wrong bracket", '{\n  "a": [\n    1\n  }\n}', 4],
  ["a bracket too many", '{\n  "a": 1\n}\n}', 4],
  ["brackets in a text", '{\n  "a": "}]{[",\n  "b": "\\"}",\n  "c"; 1\n}', 4],
  ["an end that is missing", '{\n  "a": [\n    1,\n\n', 3],
  ["nothing", "", 1],
])("%s", (_, text, line) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findBrokenLine(text)).toBe(line);
});
