import { expect, test } from "vitest";
import { requiredDeclared } from "../../../../../scripts/lint/rules/required-declared.ts";
import { bodyDocument, lintText } from "../../../spec/rules/lint-text.ts";

const rule = { name: "required-declared", check: requiredDeclared };
const schema = (name: string) => `
type: object
properties: {content: {type: boolean}, kind: {type: boolean}}
oneOf:
  - required: [kind]
  - required: [${name}]
    not: {required: [kind]}
`;

test("finds a name in a branch that nothing declares", async () => {
  expect(await lintText(rule, bodyDocument(schema("contnet")))).toEqual(["api.yaml:15:30 contract/required-declared"]);
});

test("finds it in a member too", async () => {
  const nested =
    "type: object\nproperties:\n  a:\n    type: object\n    required: [b]\n    properties: {c: {type: boolean}}";
  expect(await lintText(rule, bodyDocument(nested))).toEqual(["api.yaml:15:30 contract/required-declared"]);
});

const part = "{type: object, required: [b], properties: {c: {type: boolean}}}";

test.each([
  ["items", part],
  ["prefixItems", `[${part}]`],
  ["unevaluatedItems", part],
  ["contains", part],
  ["additionalProperties", part],
  ["unevaluatedProperties", part],
  ["patternProperties", `{"^a": ${part}}`],
])("finds it under %s", async (keyword, value) => {
  expect(await lintText(rule, bodyDocument(`${keyword}: ${value}`))).toEqual([
    expect.stringMatching(/^api\.yaml:11:\d+ contract\/required-declared$/),
  ]);
});

test("accepts names that the schema around a branch or a question declares, and keys of a map", async () => {
  expect(await lintText(rule, bodyDocument(schema("content")))).toEqual([]);
  const map = "type: object\nadditionalProperties: {type: boolean}\nrequired: [anything]";
  expect(await lintText(rule, bodyDocument(map))).toEqual([]);
});
