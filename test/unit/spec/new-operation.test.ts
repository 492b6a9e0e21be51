import { expect, test } from "vitest";
import { completeOperation } from "../../../spec/new-operation.ts";

const operation = {
  ...{ id: "copyForm", typeName: "CopyForm", fileName: "copy-form", tag: "forms", summary: "Copy a form" },
  ...{ pathParameters: ["formId", "copy"], hasBody: false },
};
const written = { $ref: "../parameters/FormId.yaml" };

test("a path parameter that the document has is reused, and its codes are listed", () => {
  const formId = { written, resolved: { name: "formId", schema: { type: "string", "x-code": "A250" } } };
  const { parameters, ...parts } = completeOperation({ ...operation, knownParameters: { formId } }).operation;
  expect(parameters).toEqual([written, expect.objectContaining({ name: "copy", in: "path" })]);
  expect(parts["x-result-codes"]).toEqual(["A000", "A001", "A002", "A011", "A110", "A250", "A325", "A920", "A999"]);
  const byKeyword = { written, resolved: { schema: { "x-code": { default: "A303", maxLength: "A328" } } } };
  const codes = completeOperation({ ...operation, knownParameters: { formId: byKeyword, copy: byKeyword } }).operation;
  expect(codes["x-result-codes"]).toEqual(["A000", "A001", "A002", "A110", "A303", "A325", "A328", "A920", "A999"]);
});
