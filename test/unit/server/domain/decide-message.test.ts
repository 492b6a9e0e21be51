import { expect, test } from "vitest";
import { unsendableFaults } from "../../../../server/domain/decide-message.ts";

test.each([
  ["plain text", { text: "안녕 😀\t\n" }, []],
  ["NUL", { text: "\u0000" }, ["A303 /text"]],
  ["half a surrogate pair, first", { title: "a\ud83d" }, ["A011 /title"]],
  ["half a surrogate pair, second", { ref: "\ude00a" }, ["A305 /ref"]],
  ["deep inside", { a: [{ "b/c": "\u0000" }] }, ["A011 /a/0/b~1c"]],
  ["a key that every object has", { constructor: "\u0000" }, ["A011 /constructor"]],
  ["values that are no strings", { a: 1, b: null, c: true, d: undefined }, []],
])("characters that cannot be sent are refused: %s", (_name, value, want) => {
  expect(unsendableFaults(value, "").map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(want);
});

test("in the text of a fallback the code is its own", () => {
  expect(unsendableFaults({ text: "\u0000" }, "/fallback", true)).toMatchObject([
    { code: "A314", pointer: "/fallback/text" },
  ]);
});
