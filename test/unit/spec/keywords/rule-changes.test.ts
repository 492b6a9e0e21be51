import { describe, expect, test } from "vitest";
import * as cp949 from "../../../../spec/keywords/x-cp949.ts";
import * as maxBytes from "../../../../spec/keywords/x-max-bytes.ts";
import * as itemsTotal from "../../../../spec/keywords/x-max-items-total-length.ts";
import * as total from "../../../../spec/keywords/x-max-total-length.ts";

describe("a change that narrows what is accepted", () => {
  test.each([
    [false, true, true],
    [false, "outside-placeholders", true],
    ["outside-placeholders", true, true],
    [true, "outside-placeholders", false],
    [true, true, false],
    [true, false, false],
  ] as const)("x-cp949: %j to %j, %s", (before, after, expected) => {
    expect(cp949.narrows(before, after)).toBe(expected);
  });

  test.each([
    [90, 80, true],
    [90, 90, false],
    [80, 90, false],
  ])("x-max-bytes: %j to %j, %s", (before, after, expected) => {
    expect(maxBytes.narrows(before, after)).toBe(expected);
  });

  test.each([
    [{ limit: 9, of: "a" }, { limit: 8, of: "a" }, true],
    [{ limit: 9, of: "a" }, { limit: 9, of: "a" }, false],
    [{ limit: 8, of: "a" }, { limit: 9, of: "a" }, false],
    [{ limit: 8, of: "a" }, { limit: 9, of: "b" }, true],
  ])("x-max-items-total-length: %j to %j, %s", (before, after, expected) => {
    expect(itemsTotal.narrows(before, after)).toBe(expected);
  });

  test.each([
    [{ limit: 9, of: ["a"] }, { limit: 8, of: ["a"] }, true],
    [{ limit: 9, of: ["a"] }, { limit: 9, of: ["a"] }, false],
    [{ limit: 8, of: ["a"] }, { limit: 9, of: ["a"] }, false],
    [{ limit: 9, of: ["a"] }, { limit: 9, of: ["a", "b"] }, true],
    [{ limit: 9, of: ["a", "b"] }, { limit: 9, of: ["a"] }, false],
  ])("x-max-total-length: %j to %j, %s", (before, after, expected) => {
    expect(total.narrows(before, after)).toBe(expected);
  });
});

test("what a rule refuses is said in words", () => {
  expect(cp949.refuses(true)).toBe("with a character that CP949 lacks");
  expect(cp949.refuses("outside-placeholders")).toBe("with a character that CP949 lacks (outside of placeholders)");
  expect(maxBytes.refuses(90)).toBe("over 90 bytes in CP949");
  expect(itemsTotal.refuses({ limit: 9, of: "text" })).toBe("with over 9 characters in text over all items");
  expect(total.refuses({ limit: 9, of: ["a"] })).toBe("with over 9 characters in a together");
  expect(total.refuses({ limit: 9, of: ["a", "b"] })).toBe("with over 9 characters in a and b together");
  expect(total.refuses({ limit: 9, of: ["a", "b", "c"] })).toBe("with over 9 characters in a to c together");
});

test("a character that CP949 lacks is found at the first place too", () => {
  expect(cp949.holds("é", true)).toBe(false);
  expect(cp949.holds("é", "outside-placeholders")).toBe(false);
  expect(cp949.holds("é#{a}", "outside-placeholders")).toBe(false);
});

test("a message names the character that is sent, not one of a placeholder's name", () => {
  expect(cp949.message(true, "#{ü}é")).toContain("U+00FC");
  expect(cp949.message("outside-placeholders", "#{ü}é")).toContain("U+00E9");
});
