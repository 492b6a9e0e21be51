import { expect, test } from "vitest";
import { reportCodes } from "../../../../generated/tables.ts";
import { codesOfChannel, reportText } from "../../../../server/domain/report-codes.ts";

test.each([
  ["sms", /^2/, "22003"],
  ["international", /^2/, "22003"],
  ["mms", /^3[23]0/, "32003"],
  ["rcs", /^(331|5)/, "33101"],
  ["alimtalk", /^6/, "63016"],
  ["friendtalk", /^6/, "63022"],
] as const)("the codes of %s", (channel, pattern, one) => {
  const codes = codesOfChannel(channel).map(({ code }) => code);
  expect(codes).toContain(one);
  expect(codes.filter((code) => !pattern.test(code))).toEqual([]);
});

test("every code has the contract's text, others have none", () => {
  for (const { code, text } of reportCodes) expect(reportText(code)).toBe(text);
  expect(reportText("12345")).toBeUndefined();
});
