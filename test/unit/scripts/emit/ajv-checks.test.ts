import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { operations, schemas } from "../../../../generated/validators.js";
import { childErrors } from "../../../../scripts/runtime/ajv.ts";
import { compileChecks } from "../../../../scripts/schema/ajv-checks.ts";
import type { JsonObject } from "../../../../scripts/schema/json.ts";

const readVersion = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../node_modules/${name}/package.json`, import.meta.url), "utf8")).version;

test("the code comes from the versions of ajv and ajv-formats whose variables and modules it was written for", () => {
  expect([readVersion("ajv"), readVersion("ajv-formats")]).toEqual(["8.20.0", "3.0.1"]);
});

const compile = (schema: JsonObject): string => compileChecks([["isThing", schema]], []);

describe("a schema is held against its meta-schema, so that no keyword brings code along", () => {
  const payload = "0) || globalThis.mark(";
  test.each([
    ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength"],
    ...["minItems", "maxItems", "minContains", "minProperties", "maxProperties", "required", "type", "enum"],
    ...["properties", "items", "allOf", "format", "pattern", "uniqueItems", "dependentRequired"],
  ])("%s", (keyword) => {
    const value = keyword === "pattern" || keyword === "format" ? [payload] : payload;
    expect(() => compile({ [keyword]: value })).toThrow(/schema is invalid/);
  });
});

test("a text that looks like code stays a text", () => {
  const text = '"); globalThis.mark = 1; ("\u2028';
  const code = compile({ enum: [text], pattern: "a", properties: { [text]: { const: text } } });
  expect(code).not.toContain('; globalThis.mark = 1; ("\u2028');
  expect(() => new Function(code.replaceAll("export const", "const"))).not.toThrow();
});

describe("a generated validator", () => {
  const omni = operations.sendOmni.body["application/json"];
  const wrong = { messageFlow: [{ sms: { from: "x", text: "Hi" } }], destinations: [{ to: "01012345678" }] };

  test("has ajv's errors, with the path through schemas of other modules", () => {
    expect(omni(wrong)).toBe(false);
    expect(omni.errors).toContainEqual(
      expect.objectContaining({ instancePath: "/messageFlow/0/sms/from", keyword: "pattern" }),
    );
    expect(omni({ ...wrong, messageFlow: [{ sms: { from: "0212345678", text: "Hi" } }] })).toBe(true);
    expect(omni.errors).toBe(null);
  });

  test("explains nothing of a valid value", () => {
    const right = { from: "0212345678", to: "01012345678", text: "Hi" };
    expect(operations.sendSms.body["application/json"].explain(right)).toEqual([]);
  });

  test("is a Standard Schema", () => {
    const { version, vendor, validate } = omni["~standard"];
    expect({ version, vendor }).toEqual({ version: 1, vendor: "contract-kit" });
    expect(validate(wrong)).toEqual({
      issues: [{ message: "must be 8 to 15 digits", path: ["messageFlow", "0", "sms", "from"] }],
    });
    const right = { from: "0212345678", to: "01012345678", text: "Hi" };
    expect(operations.sendSms.body["application/json"]["~standard"].validate(right)).toEqual({ value: right });
  });

  test("gives the validators of the schemas to which it refers", () => {
    expect(omni.component("OmniFlow")).toBe(schemas.OmniFlow);
    expect(omni.component("NoSuchSchema")).toBeUndefined();
  });
});

test("the errors of many parts are added to one list, each at its place", () => {
  const inner = [{ instancePath: "/a", schemaPath: "#/type", keyword: "type", params: {} }];
  const first = childErrors(null, inner, "/0");
  const both = childErrors(first, inner, "/1");
  expect(both).toBe(first);
  expect(both.map(({ instancePath }) => instancePath)).toEqual(["/0/a", "/1/a"]);
  expect(inner[0]?.instancePath).toBe("/a");
});
