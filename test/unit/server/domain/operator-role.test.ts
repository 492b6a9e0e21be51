import { expect, test } from "vitest";
import { maskRecipient, mayActAs, roles } from "../../../../server/domain/operator-role.ts";

test("each role may do what those before it may, and not the other way round", () => {
  const table = roles.map((role) => roles.map((needed) => mayActAs(role, needed)));
  expect(table).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
});

test("a recipient keeps its last four digits", () => {
  expect(["01012345678", "+14155550123", "12345", "123"].map(maskRecipient)).toEqual([
    ...["*******5678", "********0123", "*2345", "123"],
  ]);
});
