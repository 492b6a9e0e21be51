import { expect, test } from "vitest";
import { codeInTable } from "../../../../spec/rules/code-in-table.ts";
import { bodyDocument, lintText } from "./lint-text.ts";

const rule = { name: "code-in-table", check: codeInTable(new Set(["C1", "C2"]), new Set(["x-max-bytes"])) };

test.each([
  ["a code of a schema that the table lacks", "type: string\nx-code: C9", ["api.yaml:12:15 contract/code-in-table"]],
  [
    "a code by keyword that the table lacks",
    "type: string\nx-code:\n  default: C1\n  maxLength: C9",
    ["api.yaml:14:17 contract/code-in-table"],
  ],
  [
    "a keyword that does not exist",
    "type: string\nx-code:\n  maxLenght: C1",
    ["api.yaml:13:17 contract/code-in-table"],
  ],
  [
    "a code beside a reference",
    "type: object\nproperties:\n  a:\n    $ref: '#/components/schemas/A'\n    x-code: C9",
    ["api.yaml:15:19 contract/code-in-table"],
  ],
  ["an x-code that is no code", "type: string\nx-code: 7", ["api.yaml:12:15 contract/code-in-table"]],
])("finds %s", async (_, schema, want) => {
  const components = "components:\n  schemas:\n    A: {type: string}\n";
  expect(await lintText(rule, `${bodyDocument(schema)}${components}`)).toEqual(want);
});

test("finds a listed code that the table lacks", async () => {
  const text = bodyDocument("type: string").replace("[C1]", "[C1, C8]");
  expect(await lintText(rule, text)).toEqual(["api.yaml:6:28 contract/code-in-table"]);
});

test("accepts codes of the table, by keyword and by a keyword of ours", async () => {
  const schema = "type: string\nx-code: {default: C1, maxLength: C2, x-max-bytes: C2}";
  expect(await lintText(rule, bodyDocument(schema))).toEqual([]);
});
