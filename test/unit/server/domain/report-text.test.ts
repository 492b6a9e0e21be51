import { expect, test } from "vitest";
import { reportCodes } from "../../../../generated/tables.ts";
import { reportText } from "../../../../server/domain/report-text.ts";

test("every code has the contract's text, others have none", () => {
  for (const { code, text } of reportCodes) expect(reportText(code)).toBe(text);
  expect(reportText("12345")).toBeUndefined();
});
