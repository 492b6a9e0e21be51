import { expect, test } from "vitest";
import { noDynamicRef } from "../../../../../scripts/lint/rules/no-dynamic-ref.ts";
import { bodyDocument, lintText } from "../../../spec/rules/lint-text.ts";

const rule = { name: "no-dynamic-ref", check: noDynamicRef };

test("finds a dynamic reference and its anchor", async () => {
  const schema = "$dynamicAnchor: node\ntype: object\nproperties:\n  next:\n    $dynamicRef: '#node'";
  expect(await lintText(rule, bodyDocument(schema))).toEqual([
    "api.yaml:11:15 contract/no-dynamic-ref",
    "api.yaml:15:19 contract/no-dynamic-ref",
  ]);
});

test("accepts a plain reference", async () => {
  const schema =
    "type: object\nproperties:\n  next: {$ref: '#/paths/~1things/post/requestBody/content/application~1json/schema'}";
  expect(await lintText(rule, bodyDocument(schema))).toEqual([]);
});
