import { expect, test } from "vitest";
import { isRole, maskRecipient, mayActAs } from "../../../../server/domain/operator-role.ts";

test("an operator may do what a viewer may, and not the other way round", () => {
  expect([mayActAs("operator", "viewer"), mayActAs("viewer", "operator"), mayActAs("viewer", "viewer")]).toEqual([
    ...[true, false, true],
  ]);
  expect(["viewer", "operator", "anybody", "root", undefined].map(isRole)).toEqual([true, true, false, false, false]);
});

test("a recipient keeps its last four digits", () => {
  expect(["01012345678", "+14155550123", "12345", "123"].map(maskRecipient)).toEqual([
    ...["*******5678", "********0123", "*2345", "123"],
  ]);
});
