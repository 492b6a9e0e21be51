import { expect, test } from "vitest";
import { codesOf } from "./explain-cases.ts";

const SCHEMA = {
  type: "object",
  required: ["a"],
  additionalProperties: false,
  properties: { b: { type: "string", maxLength: 1 }, c: { type: "number", "x-code": "C1" } },
};

const codes = (faultCode: string): string[] => codesOf(SCHEMA, { b: "xx", c: "x", d: 1 }, { faultCode });

test("without a plug-in, the code of a fault is its keyword", () => {
  expect(codes("")).toEqual(["/b max-length", "/c C1", "/a required", "/d additional-properties"]);
});

test("with a plug-in, it is the plug-in's", () => {
  expect(codes("F0")).toEqual(["/b F0", "/c C1", "/a F0", "/d F0"]);
});
