import { expect, test } from "vitest";
import { explain } from "../../../../scripts/runtime/explain.ts";
import { OPTIONS } from "./explain-cases.ts";

const SCHEMA = {
  type: "object",
  required: ["a"],
  additionalProperties: false,
  properties: { b: { type: "string", maxLength: 1 }, c: { type: "number", "x-code": "C1" } },
};

const codes = (faultCode: string): string[] =>
  explain(SCHEMA, { b: "xx", c: "x", d: 1 }, { ...OPTIONS, faultCode }).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );

test("without a plug-in, the code of a fault is its keyword", () => {
  expect(codes("")).toEqual(["/b max-length", "/c C1", "/a required", "/d additional-properties"]);
});

test("with a plug-in, it is the plug-in's", () => {
  expect(codes("F0")).toEqual(["/b F0", "/c C1", "/a F0", "/d F0"]);
});
