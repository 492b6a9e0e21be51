import { expect, test } from "vitest";
import { codePointLength } from "../../../../spec/keywords/code-points.ts";
import * as ofItems from "../../../../spec/keywords/x-max-items-total-length.ts";
import * as ofFields from "../../../../spec/keywords/x-max-total-length.ts";

test.each([
  ["", 0],
  ["가나다", 3],
  ["a😀b", 3],
  ["\ud83d", 1],
  ["\ud83da", 2],
])("%j has %i characters", (text, length) => {
  expect(codePointLength(text)).toBe(length);
});

test("adds up the named texts of an object", () => {
  const rule = { limit: 6, of: ["description1", "description2"] };
  expect(ofFields.holds({ description1: "😀가나", description2: "abc", title1: "not counted" }, rule)).toBe(true);
  expect(ofFields.holds({ description1: "😀가나", description2: "abcd" }, rule)).toBe(false);
  expect(ofFields.holds({ description2: { text: "not a text" } }, rule)).toBe(true);
  expect(ofFields.message(rule, { description1: "1234567" })).toBe(
    "must have at most 6 characters in description1 and description2 together (has 7)",
  );
});

test("adds up the named text over the items of an array", () => {
  const rule = { limit: 5, of: "text" };
  expect(ofItems.holds([{ text: "가나" }, { title: "not counted" }, { text: "abc" }], rule)).toBe(true);
  expect(ofItems.holds([{ text: "가나" }, { text: "abcd" }], rule)).toBe(false);
  expect(ofItems.holds([null, 3, "text"], rule)).toBe(true);
  expect(ofItems.message(rule, [{ text: "abc" }, { text: "def" }])).toBe(
    "must have at most 5 characters in text over all items (has 6)",
  );
});
