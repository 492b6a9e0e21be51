import { describe, expect, test } from "vitest";
import { boundedInputs } from "../../../../../scripts/lint/rules/bounded-inputs.ts";
import { isFinitePattern } from "../../../../../scripts/lint/rules/bounded-string.ts";
import { bodyDocument, lintText } from "../../../spec/rules/lint-text.ts";

const rule = { name: "bounded-inputs", check: boundedInputs, options: { boundingKeywords: ["x-max-bytes"] } };

const bad = [
  ["a string without an end", "type: string", ["api.yaml:10:13 contract/bounded-inputs"]],
  ["an array without maxItems", "type: array\nitems: {type: boolean}", ["api.yaml:10:13 contract/bounded-inputs"]],
  ["an open object", "type: object\nproperties: {a: {type: boolean}}", ["api.yaml:10:13 contract/bounded-inputs"]],
  ["a free map", "type: object\nadditionalProperties: {type: boolean}", ["api.yaml:10:13 contract/bounded-inputs"]],
  [
    "a property that says nothing",
    "type: object\nadditionalProperties: false\nproperties:\n  a: {description: anything}",
    ["api.yaml:14:17 contract/bounded-inputs"],
  ],
  [
    "a string in one branch of a union",
    "oneOf:\n  - {type: string, maxLength: 5}\n  - {type: string, minLength: 7}",
    ["api.yaml:13:19 contract/bounded-inputs"],
  ],
  [
    "a member that one branch bounds and the other does not",
    `type: object
additionalProperties: false
properties: {text: {minLength: 1}}
oneOf:
  - properties: {text: {type: string, maxLength: 5}}
  - properties: {text: {type: string}}`,
    ["api.yaml:16:32 contract/bounded-inputs"],
  ],
  [
    "a list with a place for each entry, and more entries after them",
    "type: array\nprefixItems:\n  - {type: boolean}",
    ["api.yaml:10:13 contract/bounded-inputs"],
  ],
  [
    "a string at a place of a list",
    "type: array\nitems: false\nprefixItems:\n  - {type: boolean}\n  - {type: string}",
    ["api.yaml:15:19 contract/bounded-inputs"],
  ],
  [
    "a string at a place that another part bounds at the place before",
    `type: array
maxItems: 2
prefixItems:
  - {type: boolean}
  - {type: string}
allOf:
  - prefixItems: [{maxLength: 3}]`,
    ["api.yaml:15:19 contract/bounded-inputs"],
  ],
  ["a pattern without an end", "type: string\npattern: ^[a-z]+$", ["api.yaml:10:13 contract/bounded-inputs"]],
] as const;

const good = [
  ["maxLength", "type: string\nmaxLength: 5"],
  ["an enum", "type: string\nenum: [a, b]"],
  ["a pattern with an end", "type: string\npattern: ^[0-9]{8,15}$"],
  ["a keyword that bounds", "type: string\nx-max-bytes: 90"],
  ["a bound in an allOf part", "type: string\nallOf:\n  - {maxLength: 5}"],
  ["a bound in both branches", "type: string\noneOf:\n  - {const: a}\n  - {maxLength: 5, minLength: 2}"],
  [
    "an object closed around its allOf",
    "allOf:\n  - {type: object, properties: {a: {type: boolean}}}\nunevaluatedProperties: false",
  ],
  [
    "a branch that narrows a bounded property",
    `type: object
additionalProperties: false
properties:
  kind: {type: string, enum: [a, b]}
  text: {type: string, maxLength: 9}
if: {properties: {kind: {const: a}}}
then: {properties: {text: {type: string, minLength: 1}}}`,
  ],
  [
    "a branch that forbids a property that another branch declares",
    `type: object
additionalProperties: false
properties: {kind: {type: string, enum: [a, b]}, in: true}
oneOf:
  - properties: {kind: {const: a}, in: {type: object, additionalProperties: false, properties: {x: {type: boolean}}}}
  - properties: {kind: {const: b}, in: {properties: {x: {description: not here}}, not: {required: [x]}}}`,
  ],
  [
    "a condition that narrows a member of a union",
    `type: object
additionalProperties: false
properties:
  kind: {type: string, enum: [a, b]}
  in:
    oneOf:
      - {type: object, additionalProperties: false, properties: {list: {type: array, maxItems: 6, items: {type: boolean}}}}
      - {type: object, additionalProperties: false, properties: {one: {type: boolean}}}
if: {properties: {kind: {const: a}}}
then: {properties: {in: {properties: {list: {type: array, minItems: 2}}}}}`,
  ],
  [
    "a list that ends with its places",
    "type: array\nitems: false\nprefixItems:\n  - {type: boolean}\n  - {type: string, maxLength: 3}",
  ],
  [
    "a list that ends with the places of its parts",
    "type: array\nunevaluatedItems: false\nallOf:\n  - prefixItems: [{type: boolean}]",
  ],
  [
    "a place of a list that another part bounds",
    `type: array
maxItems: 2
prefixItems: [{type: string}, {type: string}]
allOf:
  - {prefixItems: [{maxLength: 3}], items: {type: string, maxLength: 5}}`,
  ],
  ["a map with maxProperties", "type: object\nmaxProperties: 3\nadditionalProperties: {type: string, maxLength: 3}"],
] as const;

describe("bounded-inputs", () => {
  test.each(bad)("finds %s", async (_, schema, want) => {
    expect(await lintText(rule, bodyDocument(schema))).toEqual(want);
  });

  test.each(good)("accepts %s", async (_, schema) => {
    expect(await lintText(rule, bodyDocument(schema))).toEqual([]);
  });

  test("follows parameters and references, and leaves responses alone", async () => {
    const text = `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /things/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {$ref: "#/components/schemas/Id"}}
    get:
      responses:
        "200":
          description: ok
          content: {text/plain: {schema: {type: string}}}
components:
  schemas:
    Id:
      type: string
`;
    expect(await lintText(rule, text)).toEqual(["api.yaml:14:5 contract/bounded-inputs"]);
  });
});

test.each([
  ["^[0-9]{8,15}$", true],
  ["^(a|bc)?$", true],
  ["^\\+[1-9]$", true],
  ["^[+*]$", true],
  ["^a|b$", false],
  ["^a{3,}$", false],
  ["^a*$", false],
  ["[0-9]{3}", false],
])("the pattern %s has an end: %s", (pattern, want) => {
  expect(isFinitePattern(pattern)).toBe(want);
});
