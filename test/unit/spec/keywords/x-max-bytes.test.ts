import { expect, test } from "vitest";
import { holds, message } from "../../../../spec/keywords/x-max-bytes.ts";

test.each([
  ["a".repeat(90), true],
  ["a".repeat(91), false],
  ["가".repeat(45), true],
  ["가".repeat(46), false],
  [`${"가".repeat(44)}ab`, true],
  [`${"가".repeat(44)}abc`, false],
  ["", true],
])("%j within 90 bytes: %s", (text, fits) => {
  expect(holds(text, 90)).toBe(fits);
});

test("says how long the text is", () => {
  expect(message(90, `${"가".repeat(45)}abcd`)).toBe("must be at most 90 bytes in CP949 (is 94)");
});
