import { expect, test } from "vitest";
import { noNullable } from "../../../../../scripts/lint/rules/no-nullable.ts";
import { bodyDocument, lintText } from "../../../spec/rules/lint-text.ts";

const rule = { name: "no-nullable", check: noNullable };

test("finds nullable, also in a condition", async () => {
  const schema = "type: string\nnullable: true\nif: {nullable: false}";
  expect(await lintText(rule, bodyDocument(schema))).toEqual([
    "api.yaml:12:15 contract/no-nullable",
    "api.yaml:13:20 contract/no-nullable",
  ]);
});

test("accepts null among the types, and a property of that name", async () => {
  const schema = 'type: [object, "null"]\nproperties: {nullable: {type: boolean}}';
  expect(await lintText(rule, bodyDocument(schema))).toEqual([]);
});
