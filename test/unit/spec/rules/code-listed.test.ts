import { expect, test } from "vitest";
import { codeListed } from "../../../../spec/rules/code-listed.ts";
import { bodyDocument, lintText } from "./lint-text.ts";

const table = new Set(["C0", "C1", "C7", "A010", "A015", "A016", "A920"]);
const rule = { name: "code-listed", check: codeListed("C0", table) };
/** What every JSON body can be refused with. */
const BODY_CODES = "A010, A015, A016, A920, C0";
const listing = (codes: string, schema: string) => bodyDocument(schema).replace("[C1]", `[${codes}]`);
const nested = (code: string) => `
type: object
properties:
  list:
    type: array
    items: {type: string, x-code: ${code}}
`;

test("finds a code deep in the request that the operation does not list", async () => {
  const text = listing(BODY_CODES, nested("C7"));
  expect(await lintText(rule, text)).toEqual(["api.yaml:6:7 contract/code-listed"]);
});

test("leaves a code that the table lacks to code-in-table", async () => {
  expect(await lintText(rule, listing(BODY_CODES, nested("C8")))).toEqual([]);
});

test("finds an operation without any list", async () => {
  const text = bodyDocument("type: string\nx-code: C1").replace("      x-result-codes: [C1]\n", "");
  expect(await lintText(rule, text)).toEqual(["api.yaml:5:5 contract/code-listed"]);
});

test("finds a body whose refusals are not listed", async () => {
  expect(await lintText(rule, listing("C1", nested("C1")))).toEqual(["api.yaml:6:7 contract/code-listed"]);
});

test("accepts listed codes, and a code inside `if`, which is only a question", async () => {
  const schema = `${nested("C1")}if: {properties: {list: {x-code: C7}}}`;
  expect(await lintText(rule, listing(`C1, ${BODY_CODES}`, schema))).toEqual([]);
});

const withParameter = (parameter: string, codes: string) => `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /things:
    get:
      x-result-codes: [${codes}]
      parameters: [${parameter}]
      responses: {"200": {description: ok}}
`;

test.each([
  ["an enum without an x-code", "{name: currency, in: query, schema: {type: string, enum: [KRW]}}"],
  ["a number", "{name: limit, in: query, schema: {type: integer}}"],
  ["a required header", "{name: Key, in: header, required: true, schema: {type: string}}"],
])("finds a parameter that is refused without a listed code: %s", async (_, parameter) => {
  expect(await lintText(rule, withParameter(parameter, "C1"))).toEqual(["api.yaml:6:7 contract/code-listed"]);
  expect(await lintText(rule, withParameter(parameter, "C0"))).toEqual([]);
});

test.each([
  ["its own code", "{name: currency, in: query, schema: {type: string, enum: [KRW], x-code: C1}}"],
  ["no limits", "{name: note, in: query, schema: {type: string}}"],
])("accepts a parameter with %s", async (_, parameter) => {
  expect(await lintText(rule, withParameter(parameter, "C1"))).toEqual([]);
});
