import { expect, test } from "vitest";
import { keywordValue } from "../../../../spec/rules/keyword-value.ts";
import { bodyDocument, lintText } from "./lint-text.ts";

const check = keywordValue([{ keyword: "x-max-bytes", valueSchema: { type: "integer", minimum: 1 } }]);
const rule = { name: "keyword-value", check };

test("finds a value that the keyword does not take", async () => {
  const schema = 'type: object\nproperties:\n  text:\n    x-max-bytes: "90"';
  expect(await lintText(rule, bodyDocument(schema))).toEqual(["api.yaml:14:19 contract/keyword-value"]);
});

test("accepts a value that fits", async () => {
  expect(await lintText(rule, bodyDocument("type: string\nx-max-bytes: 90"))).toEqual([]);
});
