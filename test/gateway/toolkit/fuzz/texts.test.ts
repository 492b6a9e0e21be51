import fc from "fast-check";
import { expect, test } from "vitest";
import { drawn } from "../../../../scripts/schema/random.ts";
import { makeText } from "../../../../scripts/schema/texts.ts";

/** What is drawn of a schema, with the same seed each time. */
const draw = (schema: Readonly<Record<string, string | number>>): string[] =>
  fc.sample(
    drawn(
      (random) => makeText([{ type: "string", ...schema }], random),
      () => [],
    ),
    { seed: 1, numRuns: 300 },
  );

test("a pattern gets other alphabets and its longest texts where it allows them", () => {
  const open = draw({ pattern: "^[^/]+$", maxLength: 40 });
  expect(open.every((text) => /^[^/]+$/u.test(text) && [...text].length <= 40)).toBe(true);
  expect(open.some((text) => /\p{Script=Han}|\p{Script=Arabic}/u.test(text))).toBe(true);
  expect(open.some((text) => [...text].length === 40)).toBe(true);
  const letters = draw({ pattern: "^\\p{L}+$", maxLength: 10 });
  expect(letters.some((text) => /\p{Script=Hebrew}|\p{Script=Hangul}/u.test(text))).toBe(true);
});

test("dates and times are also at the ends of what servers can store", () => {
  expect(draw({ format: "date" })).toEqual(expect.arrayContaining(["0001-01-01", "2038-01-20", "9999-12-31"]));
  expect(draw({ format: "date-time" }).some((text) => text.endsWith("T23:59:59.999999999Z"))).toBe(true);
});
