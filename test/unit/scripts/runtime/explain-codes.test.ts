import { describe, expect, it } from "vitest";
import { codesOf, faultsOf } from "./explain-cases.ts";

describe("the code of a bad value", () => {
  it("is the node's, by keyword before default", () => {
    const schema = { type: "string", maxLength: 2, pattern: "^a", "x-code": { default: "A303", maxLength: "A328" } };
    expect(faultsOf(schema, 1)).toMatchObject([{ keyword: "type", code: "A303" }]);
    expect(faultsOf(schema, "bbb")).toMatchObject([
      { keyword: "maxLength", code: "A328" },
      { keyword: "pattern", code: "A303" },
    ]);
  });

  it("falls outward from the innermost node that has one", () => {
    const defs = { Inner: { minLength: 2, "x-code": "INNER" }, Bare: { minLength: 2 } };
    expect(codesOf({ $ref: "#/$defs/Inner", "x-code": "OUTER" }, "", { defs })).toEqual([" INNER"]);
    expect(codesOf({ $ref: "#/$defs/Bare", "x-code": "OUTER" }, "", { defs })).toEqual([" OUTER"]);
    expect(codesOf({ "x-code": "OUTER", allOf: [{ allOf: [{ $ref: "#/$defs/Bare" }] }] }, "", { defs })).toEqual([
      " OUTER",
    ]);
    expect(codesOf({ "x-code": "OUTER", anyOf: [{ $ref: "#/$defs/Bare" }] }, "", { defs })).toEqual([" OUTER"]);
    const branch = { "x-code": "OUTER", if: true, then: { minLength: 2, "x-code": { pattern: "NEVER" } } };
    expect(codesOf(branch, "")).toEqual([" OUTER"]);
    expect(codesOf({ "x-code": "OUTER", if: false, else: { minLength: 2, "x-code": "ELSE" } }, "")).toEqual([" ELSE"]);
  });

  it("never comes from the object or array around it", () => {
    const schema = { "x-code": "PARENT", properties: { a: { type: "string" } }, items: { type: "string" } };
    expect(codesOf(schema, { a: 1 })).toEqual(["/a F000"]);
    expect(codesOf(schema, [1])).toEqual(["/0 F000"]);
  });

  it("comes from another schema of the same value when the failing one has none", () => {
    const schema = {
      properties: { kind: true, text: { type: "string", "x-code": { default: "A303", maxLength: "A328" } } },
      if: { properties: { kind: { const: "short" } }, required: ["kind"] },
      then: { properties: { text: { maxLength: 3 } } },
    };
    expect(codesOf(schema, { kind: "short", text: "long text" })).toEqual(["/text A328"]);
    const forbidden = { properties: { buttons: { "x-code": "A425" } }, allOf: [{ properties: { buttons: false } }] };
    expect(codesOf(forbidden, { buttons: [] })).toEqual(["/buttons A425"]);
  });
});

describe("the code of a missing field", () => {
  it("is that of its own schema: for required, else the default", () => {
    const properties = { a: { "x-code": { default: "A1", required: "R1" } }, b: { "x-code": "A2" }, c: {} };
    expect(codesOf({ properties, required: ["a", "b", "c"], "x-code": "PARENT" }, {})).toEqual([
      "/a R1",
      "/b A2",
      "/c F000",
    ]);
  });

  it("is found in any schema applied to the object", () => {
    const schema = {
      properties: { header: true, footer: { "x-code": "A412" } },
      if: { properties: { header: { const: "1" } }, required: ["header"] },
      then: { required: ["footer"] },
    };
    expect(codesOf(schema, { header: "1" })).toEqual(["/footer A412"]);
    const defs = { Base: { properties: { to: { $ref: "#/$defs/Phone" } } }, Phone: { "x-code": "A306" } };
    expect(codesOf({ allOf: [{ $ref: "#/$defs/Base" }, { required: ["to"] }] }, {}, { defs })).toEqual(["/to A306"]);
    expect(codesOf({ oneOf: [{ properties: { to: { "x-code": "U" } } }], required: ["to"] }, {})).toEqual(["/to U"]);
  });

  it("prefers the schema nearest to the requirement", () => {
    const schema = {
      properties: { a: { "x-code": "FAR" } },
      then: { required: ["a"], properties: { a: { "x-code": "NEAR" } } },
      if: true,
    };
    expect(codesOf(schema, {})).toEqual(["/a NEAR"]);
  });

  it("falls to the object only where that names required", () => {
    expect(codesOf({ required: ["a"], "x-code": { required: "R", default: "D" } }, {})).toEqual(["/a R"]);
  });
});

describe("the code of an object-level fault", () => {
  it("is the object's own, by keyword before default", () => {
    expect(codesOf({ minProperties: 1, "x-code": { minProperties: "M", default: "D" } }, {})).toEqual([" M"]);
    expect(codesOf({ minProperties: 1, "x-code": "D" }, {})).toEqual([" D"]);
    const union = { anyOf: [{ required: ["a"] }, { required: ["b"] }] };
    expect(codesOf({ ...union, "x-code": { anyOf: "U" } }, {})).toEqual(["/a U"]);
    expect(codesOf({ dependentRequired: { a: ["b"] }, "x-code": { dependentRequired: "A425" } }, { a: 1 })).toEqual([
      "/b A425",
    ]);
    expect(codesOf({ not: { required: ["a", "b"] }, "x-code": { not: "N" } }, { a: 1, b: 1 })).toEqual(["/b N"]);
  });

  it("is the concerned field's where the object has none", () => {
    const properties = { content: { "x-code": "A415" } };
    expect(codesOf({ properties, anyOf: [{ required: ["content"] }, { required: ["body"] }] }, {})).toEqual([
      "/content A415",
    ]);
  });

  it("of an unknown field is the general one, unless the object names the keyword", () => {
    const closed = { properties: { a: true }, additionalProperties: false };
    expect(codesOf({ ...closed, "x-code": "D" }, { b: 1 })).toEqual(["/b F000"]);
    expect(codesOf({ ...closed, "x-code": { additionalProperties: "X" } }, { b: 1 })).toEqual(["/b X"]);
    expect(codesOf({ propertyNames: { maxLength: 1, "x-code": "D" } }, { bb: 1 })).toEqual(["/bb F000"]);
    expect(codesOf({ unevaluatedProperties: false, "x-code": { unevaluatedProperties: "X" } }, { b: 1 })).toEqual([
      "/b X",
    ]);
  });
});
