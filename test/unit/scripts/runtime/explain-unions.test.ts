import { describe, expect, it, test } from "vitest";
import { faultsOf, linesOf } from "./explain-cases.ts";

const button = (type: string, field: string) => ({
  type: "object",
  properties: {
    type: { const: type, "x-code": "A426" },
    name: { type: "string" },
    [field]: { type: "string", minLength: 2 },
  },
  required: ["type", "name", field],
  additionalProperties: false,
});
const buttons = { oneOf: [button("URL", "url"), button("COPY", "text"), button("DIAL", "phoneNumber")] };

describe("only the chosen branch speaks", () => {
  test.each([
    ["marked by a constant", { type: "COPY", name: "n", text: "" }, ["/text must be at least 2 characters (is 0)"]],
    [
      "marked, though another fits better",
      { type: "COPY", name: "n", url: "http" },
      ["/text is required", "/url is not a known field"],
    ],
    [
      "unmarked, by its required fields",
      { name: "n", phoneNumber: "1" },
      ["/type is required", "/phoneNumber must be at least 2 characters (is 1)"],
    ],
    ["marked as none", { type: "NONE", name: "n" }, ['/type must be one of "URL", "COPY", "DIAL"']],
    ["empty", {}, ["/type is required", "/name is required"]],
    ["of a wrong type", 5, [" must be an object"]],
  ])("%s", (_name, data, lines) => {
    expect(linesOf(buttons, data)).toEqual(lines);
  });

  it("takes the mark's own code for a value that no branch has", () => {
    expect(faultsOf(buttons, { type: "NONE" })).toEqual([
      { pointer: "/type", keyword: "enum", code: "A426", message: 'must be one of "URL", "COPY", "DIAL"' },
    ]);
  });

  it("follows refs and enums of one to find the mark", () => {
    const defs = { Kind: { enum: ["b"] }, B: { properties: { k: { $ref: "#/$defs/Kind" }, n: { type: "number" } } } };
    const union = {
      anyOf: [{ properties: { k: { const: "a" }, n: { type: "string" } } }, { allOf: [{ $ref: "#/$defs/B" }] }],
    };
    expect(linesOf(union, { k: "b", n: true }, { defs })).toEqual(["/n must be a number"]);
  });

  it("names every choice to a value that has no field of any branch, at the field that no branch knows", () => {
    const entry = (channel: string) => ({
      type: "object",
      properties: { [channel]: { type: "object" } },
      required: [channel],
      additionalProperties: false,
    });
    expect(linesOf({ oneOf: [entry("sms"), entry("mms"), entry("rcs")] }, { fax: {} })).toEqual([
      "/fax is not a known field; sms, mms or rcs is required",
    ]);
    expect(linesOf({ oneOf: [entry("sms"), entry("mms")] }, {})).toEqual(["/sms sms or mms is required"]);
    // One of them takes it as a field of its own, so it may be right.
    const open = { ...entry("rcs"), additionalProperties: true };
    expect(linesOf({ oneOf: [entry("sms"), open] }, { fax: {} })).toEqual(["/sms sms or rcs is required"]);
  });

  it("leaves out branches of another type", () => {
    const union = {
      anyOf: [{ type: "null" }, { type: "object", properties: { a: { type: "string" } } }, { type: "array" }],
    };
    expect(linesOf(union, { a: 1 })).toEqual(["/a must be a string"]);
  });

  it("prefers the branch whose required fields are there, then fewer faults, then deeper ones", () => {
    const complete = {
      anyOf: [
        { properties: { b: { type: "null" } } },
        { required: ["b"], properties: { b: { minimum: 5 }, c: { minimum: 5 } } },
      ],
    };
    expect(linesOf(complete, { b: 1, c: 1 })).toEqual(["/b must be at least 5 (is 1)", "/c must be at least 5 (is 1)"]);
    const fewer = {
      anyOf: [{ properties: { a: { minimum: 5 }, b: { minimum: 5 } } }, { properties: { b: { minimum: 6 } } }],
    };
    expect(linesOf(fewer, { a: 1, b: 1 })).toEqual(["/b must be at least 6 (is 1)"]);
    const deeper = {
      anyOf: [{ properties: { a: { type: "string" } } }, { properties: { a: { items: { type: "string" } } } }],
    };
    expect(linesOf(deeper, { a: [1] })).toEqual(["/a/0 must be a string"]);
  });
});

describe("one sentence for all branches", () => {
  test.each([
    ["types", { anyOf: [{ type: "string" }, { type: "number" }] }, true, ["type", "", "must be a string or a number"]],
    [
      "types and a constant",
      { oneOf: [{ type: "string", minLength: 3 }, { const: null }] },
      1,
      ["type", "", "must be a string or null"],
    ],
    [
      "constants",
      { oneOf: [{ const: "A" }, { const: "B" }, { enum: ["B", "C"] }] },
      "D",
      ["enum", "", 'must be one of "A", "B", "C"'],
    ],
    [
      "one field of two",
      { anyOf: [{ required: ["content"] }, { required: ["body"] }] },
      {},
      ["anyOf", "/content", "content or body is required"],
    ],
    [
      "one field of three",
      { oneOf: [{ required: ["a"] }, { required: ["b"] }, { required: ["c"] }] },
      {},
      ["oneOf", "/a", "a, b or c is required"],
    ],
    [
      "sets of fields",
      { anyOf: [{ required: ["a", "b"] }, { required: ["c"] }] },
      {},
      ["anyOf", "/a", "a and b, or c are required"],
    ],
    [
      "two of oneOf",
      { oneOf: [{ required: ["a"] }, { required: ["b"] }] },
      { a: 1, b: 1 },
      ["oneOf", "/b", "a and b cannot stand together"],
    ],
    [
      "several forms",
      { oneOf: [{ minimum: 1 }, { minimum: 2 }, { minimum: 9 }] },
      5,
      ["oneOf", "", "must match only one of 3 allowed forms (matches 2)"],
    ],
  ])("%s", (_name, schema, data, [keyword, pointer, message]) => {
    expect(faultsOf(schema, data)).toEqual([{ pointer, keyword, code: "F000", message }]);
  });

  it("says what every branch wants as simply required", () => {
    expect(linesOf({ anyOf: [{ required: ["a", "b"] }, { required: ["a", "c"] }] }, {})).toEqual(["/a is required"]);
  });

  it("is silent if the number of fields is wrong, which is a fault already", () => {
    const closed = (name: string) => ({ required: [name], properties: { [name]: true }, additionalProperties: false });
    const schema = { minProperties: 1, maxProperties: 1, oneOf: [closed("circle"), closed("square")] };
    expect(linesOf(schema, { circle: 1, square: 1 })).toEqual([" must be at most 1 field (has 2)"]);
    expect(linesOf(schema, {})).toEqual([" must not be empty"]);
    expect(linesOf(schema, { star: 1 })).toEqual(["/star is not a known field; circle or square is required"]);
    expect(linesOf({ ...schema, unevaluatedProperties: false }, { circle: 1, square: 1 })).toHaveLength(1);
  });

  it("still names unknown fields beside it", () => {
    const schema = {
      properties: { content: true, body: true },
      anyOf: [{ required: ["content"] }, { required: ["body"] }],
      unevaluatedProperties: false,
    };
    expect(linesOf(schema, { extra: 1 })).toEqual([
      "/content content or body is required",
      "/extra is not a known field",
    ]);
  });
});

describe("not, if and then", () => {
  it("names fields that cannot stand together, at the last", () => {
    expect(linesOf({ not: { required: ["a", "b"] } }, { a: 1, b: 1 })).toEqual(["/b a and b cannot stand together"]);
    expect(linesOf({ not: { required: ["a"] } }, { a: 1 })).toEqual(["/a is not allowed here"]);
    const several = { not: { anyOf: [{ required: ["a", "b"] }, { required: ["a", "c"] }, { required: ["a", "d"] }] } };
    expect(linesOf(several, { a: 1, b: 1, d: 1 })).toEqual([
      "/b a and b cannot stand together",
      "/d a and d cannot stand together",
    ]);
  });

  it("lists the faults of then or else, never of if", () => {
    const schema = { if: { properties: { a: { const: 1 } } }, then: { required: ["b"] }, else: { required: ["c"] } };
    expect(linesOf(schema, { a: 1 })).toEqual(["/b is required"]);
    expect(linesOf(schema, { a: 2 })).toEqual(["/c is required"]);
  });
});
