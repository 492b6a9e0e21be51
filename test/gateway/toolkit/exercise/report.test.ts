import { expect, test } from "vitest";
import { explainViolation } from "../../../../scripts/probe/contract/explain-violation.ts";
import { type Failure, sumUp } from "../../../../scripts/probe/report/result.ts";
import { formatResult } from "../../../../scripts/probe/report/test-report.ts";
import { answerText } from "../../../../scripts/probe/wire/answer-text.ts";

const failure = (operation: string, more: Partial<Failure> = {}): Failure => ({
  operation,
  check: "a valid request",
  request: `curl 'http://localhost/${operation}' -H "authorization: $AUTHORIZATION"`,
  expected: "an answer as the document says",
  actual: "200",
  place: "openapi.yaml:9:3",
  ...more,
});

const format = (...failures: readonly Failure[]): string =>
  formatResult(
    sumUp("http://localhost", [
      { operation: "getPet", checks: 1, requests: 1, failures, notReached: [], isNotWritten: false },
    ]),
  );

test("failures of one cause are one block, and credentials are explained once", () => {
  const text = format(
    failure("getPet"),
    failure("addPet"),
    failure("getPet", { cause: "another", check: "example a" }),
  );
  expect(text.match(/^✗ .*/gm)).toEqual(["✗ getPet: a valid request", "✗ getPet: example a"]);
  expect(text).toContain("\n    and 1 more of this cause: addPet: a valid request\n");
  const variable = "  export AUTHORIZATION='…'  # the value of the header authorization\n";
  expect(text.split(variable).length).toBe(2);
  expect(text).toMatch(/3 failures in 2 operations\n$/);
  expect(format(failure("getPet", { request: "curl 'http://localhost'" }))).toMatch(/: 1 failure in 1 operation\n$/);
});

test.each([
  ["type", { type: "integer" }, "5", ': expected integer, actual string "5"'],
  ["maximum", { maximum: 5 }, 7, ": expected maximum 5, actual 7"],
  ["required", { required: ["a", "b"] }, { a: 1 }, ": b missing"],
  ["properties", { properties: {} }, {}, ""],
])("says what %s expects and what came", (keyword, schema, value, expected) => {
  expect(explainViolation({ schema }, { place: `/schema/${keyword}`, pointer: "" }, value)).toBe(expected);
});

test("a long answer is cut around the value that is wrong", () => {
  const pets = Array.from({ length: 100 }, (_, id) => ({ id, name: `Pet ${id}` }));
  const body = Buffer.from(JSON.stringify(pets, undefined, 2));
  const answer = { status: 200, headers: new Headers(), body };
  expect(answerText(answer, "/60/name")).toMatch(/^200: ….*"name":"Pet 60".*…$/);
  expect(answerText(answer)).toMatch(/^200: \[ \{ "id": 0.*…$/);
});
