import { expect, test } from "vitest";
import { holds, message } from "../../../../spec/keywords/x-cp949.ts";

test.each([
  ["안녕하세요 ABC", true],
  ["café", false],
  ["축하해요 🎉", false],
])("%j can be sent: %s", (text, can) => {
  expect(holds(text, true)).toBe(can);
});

test("leaves the names of placeholders aside where values are still to be put in", () => {
  const rule = "outside-placeholders";
  expect(holds("#{prénom}님, 안녕하세요", rule)).toBe(true);
  expect(holds("#{prénom}님, 안녕하세요", true)).toBe(false);
  expect(holds("#{name}님, café", rule)).toBe(false);
  expect(holds("#{never closed é", rule)).toBe(false);
  expect(message(rule, "#{prénom} 🎉")).toContain("U+1F389");
});

test("asks for nothing when it is false", () => {
  expect(holds("café", false)).toBe(true);
});

test.each([
  ["café", 'must consist of characters that CP949 has (it lacks "é", U+00E9)'],
  ["축하 🎉 é", 'must consist of characters that CP949 has (it lacks "🎉", U+1F389)'],
])("names the first character that cannot be sent in %j", (text, words) => {
  expect(message(true, text)).toBe(words);
});
