import { expect, test } from "vitest";
import { codeListed } from "../../../../spec/rules/code-listed.ts";
import { bodyDocument, lintText } from "./lint-text.ts";

const rule = { name: "code-listed", check: codeListed };
const nested = (code: string) => `
type: object
properties:
  list:
    type: array
    items: {type: string, x-code: ${code}}
`;

test("finds a code deep in the request that the operation does not list", async () => {
  expect(await lintText(rule, bodyDocument(nested("C7")))).toEqual(["api.yaml:6:7 contract/code-listed"]);
});

test("finds an operation without any list", async () => {
  const text = bodyDocument("type: string\nx-code: C1").replace("      x-result-codes: [C1]\n", "");
  expect(await lintText(rule, text)).toEqual(["api.yaml:5:5 contract/code-listed"]);
});

test("accepts listed codes, and a code inside `if`, which is only a question", async () => {
  const schema = `${nested("C1")}if: {properties: {list: {x-code: C7}}}`;
  expect(await lintText(rule, bodyDocument(schema))).toEqual([]);
});
