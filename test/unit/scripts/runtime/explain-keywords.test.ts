import { describe, expect, it, test } from "vitest";
import type { KeywordRule, Schema } from "../../../../scripts/runtime/explain.ts";
import { faultsOf, isValid, linesOf } from "./explain-cases.ts";

type Row = [keyword: string, schema: Schema, good: unknown, bad: unknown, pointer: string, message: string];

const rows: Row[] = [
  ["type", { type: "string" }, "a", 1, "", "must be a string"],
  ["type", { type: ["integer", "null"] }, 2.0, 1.5, "", "must be an integer or null"],
  ["type", { type: "number" }, 1, true, "", "must be a number"],
  ["type", { type: "boolean" }, false, 0, "", "must be true or false"],
  ["type", { type: "array" }, [], {}, "", "must be an array"],
  ["type", { type: "object" }, {}, null, "", "must be an object"],
  ["const", { const: { a: [1] } }, { a: [1] }, { a: [2] }, "", 'must be {"a":[1]}'],
  ["enum", { enum: ["SMS", "MMS"] }, "MMS", "RCS", "", 'must be one of "SMS", "MMS"'],
  ["minLength", { minLength: 2 }, "ab", "😀", "", "must be at least 2 characters (is 1)"],
  ["minLength", { minLength: 1 }, "a", "", "", "must not be empty"],
  ["maxLength", { maxLength: 2 }, "😀😀", "abc", "", "must be at most 2 characters (is 3)"],
  ["pattern", { pattern: "^[0-9]+$" }, "12", "1a", "", "must match the pattern ^[0-9]+$"],
  ["pattern", { pattern: "^.$" }, "😀", "ab", "", "must match the pattern ^.$"],
  ["minimum", { minimum: 1 }, 1, 0, "", "must be at least 1 (is 0)"],
  ["maximum", { maximum: 1 }, 1, 2, "", "must be at most 1 (is 2)"],
  ["exclusiveMinimum", { exclusiveMinimum: 1 }, 2, 1, "", "must be more than 1 (is 1)"],
  ["exclusiveMaximum", { exclusiveMaximum: 1 }, 0, 1, "", "must be less than 1 (is 1)"],
  ["multipleOf", { multipleOf: 5 }, 10, 7, "", "must be a multiple of 5 (is 7)"],
  ["multipleOf", { multipleOf: 0.1 }, 0.3, 0.35, "", "must be a multiple of 0.1 (is 0.35)"],
  ["multipleOf", { multipleOf: 0.123456789 }, 0, 1e308, "", "must be a multiple of 0.123456789 (is 1e+308)"],
  ["minItems", { minItems: 1 }, [1], [], "", "must not be empty"],
  ["maxItems", { maxItems: 3 }, [1, 2, 3], [1, 2, 3, 4, 5], "", "must be at most 3 items (has 5)"],
  [
    "uniqueItems",
    { uniqueItems: true },
    [1, "1", [1]],
    [{ a: 1, b: 2 }, 0, { b: 2, a: 1 }],
    "",
    "must not hold the same item twice (items 0 and 2)",
  ],
  ["minProperties", { minProperties: 2 }, { a: 1, b: 2 }, { a: 1 }, "", "must be at least 2 fields (has 1)"],
  ["maxProperties", { maxProperties: 1 }, { a: 1 }, { a: 1, b: 1 }, "", "must be at most 1 field (has 2)"],
  ["required", { required: ["a"] }, { a: null }, {}, "/a", "is required"],
  ["required", { required: ["constructor"] }, { constructor: 1 }, {}, "/constructor", "is required"],
  ["required", { required: ["a/b~c"] }, { "a/b~c": 1 }, {}, "/a~1b~0c", "is required"],
  ["dependentRequired", { dependentRequired: { a: ["b"] } }, { b: 1 }, { a: 1 }, "/b", "is required when a is given"],
  [
    "minLength",
    { dependentSchemas: { a: { properties: { b: { minLength: 2 } } } } },
    { b: "" },
    { a: 1, b: "x" },
    "/b",
    "must be at least 2 characters (is 1)",
  ],
  ["type", { properties: { a: { type: "null" } } }, { a: null }, { a: 1 }, "/a", "must be null"],
  ["type", { patternProperties: { "^n": { type: "number" } } }, { n: 1, x: "" }, { n1: "" }, "/n1", "must be a number"],
  [
    "type",
    { properties: { a: true }, additionalProperties: { type: "number" } },
    { a: "", b: 1 },
    { b: "" },
    "/b",
    "must be a number",
  ],
  [
    "additionalProperties",
    { properties: { a: true }, additionalProperties: false },
    { a: 1 },
    { b: 1 },
    "/b",
    "is not a known field",
  ],
  [
    "propertyNames",
    { propertyNames: { maxLength: 2 } },
    { ab: 1 },
    { abc: 1 },
    "/abc",
    "has a name that must be at most 2 characters (is 3)",
  ],
  ["propertyNames", { propertyNames: { enum: ["a"] } }, { a: 1 }, { b: 1 }, "/b", "is not a known field"],
  [
    "unevaluatedProperties",
    { allOf: [{ properties: { a: true } }], unevaluatedProperties: false },
    { a: 1 },
    { b: 1 },
    "/b",
    "is not a known field",
  ],
  [
    "type",
    { anyOf: [{ properties: { a: true } }], unevaluatedProperties: { type: "string" } },
    { a: 1, b: "" },
    { b: 1 },
    "/b",
    "must be a string",
  ],
  ["type", { items: { type: "string" } }, ["a"], ["a", 1], "/1", "must be a string"],
  [
    "type",
    { prefixItems: [{ type: "string" }], items: { type: "number" } },
    ["a", 1],
    ["a", "b"],
    "/1",
    "must be a number",
  ],
  ["items", { prefixItems: [true, true], items: false }, [1, 2], [1, 2, 3], "", "must be at most 2 items (has 3)"],
  [
    "unevaluatedItems",
    { allOf: [{ prefixItems: [true] }], unevaluatedItems: false },
    [1],
    [1, 2],
    "/1",
    "is not a known item",
  ],
  [
    "unevaluatedItems",
    { contains: { const: 1 }, unevaluatedItems: false },
    [1, 1],
    [2, 1],
    "/0",
    "is not a known item",
  ],
  ["contains", { contains: { const: 1 } }, [2, 1], [2], "", "must have at least 1 item of the required form (has 0)"],
  [
    "minContains",
    { contains: { const: 1 }, minContains: 2 },
    [1, 1],
    [1],
    "",
    "must have at least 2 items of the required form (has 1)",
  ],
  [
    "maxContains",
    { contains: { const: 1 }, maxContains: 1 },
    [1],
    [1, 1],
    "",
    "must have at most 1 item of the required form (has 2)",
  ],
  ["false", { properties: { a: false } }, {}, { a: 1 }, "/a", "is not allowed here"],
  ["false", false, undefined, 1, "", "is not allowed here"],
  ["not", { not: { const: "x" } }, "y", "x", "", 'must not be "x"'],
  ["not", { not: { type: "string" } }, 1, "x", "", "must not be a string"],
  ["not", { not: { pattern: "^a" } }, "b", "a", "", "must not match the pattern ^a"],
  ["not", { not: { minLength: 1, pattern: "^a" } }, "b", "a", "", "must not have the form that is excluded here"],
];

describe("every keyword", () => {
  test.each(rows)("%s %j", (keyword, schema, good, bad, pointer, message) => {
    if (schema !== false) {
      expect(faultsOf(schema, good)).toEqual([]);
      expect(isValid(schema, good)).toBe(true);
    }
    expect(faultsOf(schema, bad)).toEqual([{ pointer, keyword, code: "F000", message }]);
    expect(isValid(schema, bad)).toBe(false);
  });
});

describe("assertions from outside", () => {
  it("checks the formats that it knows and no others", () => {
    expect(faultsOf({ format: "date" }, "abc")[0]).toMatchObject({
      keyword: "format",
      message: "must be a valid date",
    });
    expect(faultsOf({ format: "date" }, 3)).toEqual([]);
    expect(faultsOf({ format: "toString" }, "abc")).toEqual([]);
    for (const format of ["toString", "iri", "int32"]) expect(isValid({ format }, "abc")).toBe(true);
  });

  it("runs plug-in keywords on the kind of value they are for", () => {
    const keywords = [
      {
        keyword: "x-max-bytes",
        appliesTo: "string" as const,
        holds: (text: string, limit: number) => text.length * 2 <= limit,
        message: (limit: number, text: string) => `must be at most ${limit} bytes (is ${text.length * 2})`,
      },
    ];
    const schema = { "x-max-bytes": 4, "x-code": { default: "D", "x-max-bytes": "B" } };
    expect(faultsOf(schema, "ab", { keywords })).toEqual([]);
    expect(faultsOf(schema, 12345, { keywords })).toEqual([]);
    expect(faultsOf(schema, "abc", { keywords })).toEqual([
      { pointer: "", keyword: "x-max-bytes", code: "B", message: "must be at most 4 bytes (is 6)" },
    ]);
  });

  it("falls back to a pattern without the u flag", () => {
    expect(faultsOf({ pattern: "^\\-\\_$" }, "-_")).toEqual([]);
    expect(faultsOf({ pattern: "^\\-\\_$" }, "x")).toHaveLength(1);
  });
});

describe("references", () => {
  it("follows escaped names", () => {
    const defs = { "a/b~": { type: "string" } };
    expect(faultsOf({ $ref: "#/$defs/a~1b~0" }, 1, { defs })[0]?.message).toBe("must be a string");
  });

  test.each([
    [{ $ref: "#/properties/a" }, "cannot follow"],
    [{ $ref: "#/$defs/toString" }, "cannot follow"],
    [{ $dynamicRef: "#a" }, "$dynamicRef"],
  ])("refuses %j", (schema, message) => {
    expect(() => faultsOf(schema, 1)).toThrow(message);
  });

  it("treats __proto__ and constructor as plain names", () => {
    const own = JSON.parse('{"properties":{"__proto__":{"type":"string"}},"additionalProperties":false}');
    expect(faultsOf(own, JSON.parse('{"__proto__":1}'))[0]).toMatchObject({ pointer: "/__proto__", keyword: "type" });
    expect(faultsOf(own, { constructor: 1 })[0]).toMatchObject({
      pointer: "/constructor",
      keyword: "additionalProperties",
    });
    expect(faultsOf({ const: {} }, JSON.parse('{"__proto__":{}}'))).toHaveLength(1);
    expect(faultsOf({ uniqueItems: true }, JSON.parse('[{"__proto__":1},{"__proto__":2},{}]'))).toEqual([]);
  });
});

describe("words of the author", () => {
  it("come before ours, by keyword or for the whole node", () => {
    expect(faultsOf({ type: "string", pattern: "^[0-9]+$", "x-message": "must be digits only" }, "a")[0]?.message).toBe(
      "must be digits only",
    );
    const byKeyword = { pattern: "^[0-9]+$", maxLength: 1, "x-message": { pattern: "must be digits only" } };
    expect(faultsOf(byKeyword, "ab").map((fault) => fault.message)).toEqual([
      "must be at most 1 character (is 2)",
      "must be digits only",
    ]);
  });

  it("speak of absence only when they say so", () => {
    const schema = (message: unknown) => ({ required: ["a"], properties: { a: { "x-message": message } } });
    expect(faultsOf(schema("must be digits only"), {})[0]?.message).toBe("is required");
    expect(faultsOf(schema({ required: "must be given" }), {})[0]?.message).toBe("must be given");
  });

  it("never echo long data", () => {
    const [fault] = faultsOf(
      { enum: Array.from({ length: 40 }, (_, index) => `${index}`.repeat(100)) },
      "x".repeat(1e5),
    );
    expect(fault?.message.length).toBeLessThan(1000);
    expect(fault?.message).toContain("(40 in all)");
  });
});

describe("a keyword that covers another", () => {
  const keywords: KeywordRule[] = [
    {
      keyword: "x-max-bytes",
      appliesTo: "string",
      covers: ["maxLength"],
      holds: (text, limit) => new TextEncoder().encode(String(text)).length <= Number(limit),
      message: (limit) => `must be at most ${limit} bytes`,
    },
  ];

  it("has the only fault if both are broken", () => {
    const schema = { maxLength: 3, "x-max-bytes": 3 };
    expect(linesOf(schema, "abcd", { keywords })).toEqual([" must be at most 3 bytes"]);
    expect(linesOf({ ...schema, "x-max-bytes": 9 }, "abcd", { keywords })).toEqual([
      " must be at most 3 characters (is 4)",
    ]);
    expect(isValid(schema, "abcd", { keywords })).toBe(false);
  });
});
