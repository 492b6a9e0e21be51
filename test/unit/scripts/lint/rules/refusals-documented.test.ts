import { expect, test } from "vitest";
import { refusalsDocumented } from "../../../../../scripts/lint/rules/refusals-documented.ts";
import { lintText } from "../../../spec/rules/lint-text.ts";

const strict = { name: "refusals-documented", check: refusalsDocumented };
const rule = { ...strict, options: { statuses: [400] } };

const operation = (members: string, statuses = '"200": {description: ok}', path = "/things") => `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  ${path}:
    post:
      ${members}
      responses: {${statuses}}
components: {securitySchemes: {key: {type: http, scheme: bearer}}}
`;
const FOUND = ["api.yaml:7:7 contract/refusals-documented"];
const currency = "parameters: [{name: currency, in: query, schema: {type: string, enum: [KRW]}}]";
const body = "requestBody: {content: {application/json: {schema: {type: object}}}}";

test.each([
  ["a query parameter with an enum", currency],
  ["a required header", "parameters: [{name: Key, in: header, required: true, schema: {type: string}}]"],
  ["a number", "parameters: [{name: page, in: query, schema: {type: integer}}]"],
  ["a body", body],
])("finds that nothing documents the refusal of %s", async (_, members) => {
  expect(await lintText(rule, operation(members))).toEqual(FOUND);
});

test.each(["400", "422", "4XX", "4xx", "default"])("accepts a response %s", async (status) => {
  expect(await lintText(rule, operation(currency, `"${status}": {description: refused}`))).toEqual([]);
});

test("accepts an operation that refuses nothing", async () => {
  const note = "parameters: [{name: note, in: query, schema: {type: string}}]";
  expect(await lintText(rule, operation(note))).toEqual([]);
});

test("a path parameter that nothing can be may also be not found", async () => {
  const id = "parameters: [{name: id, in: path, required: true, schema: {type: string, format: uuid}}]";
  expect(await lintText(rule, operation(id, '"404": {description: none}', "/things/{id}"))).toEqual([]);
  expect(await lintText(rule, operation(id, '"409": {description: taken}', "/things/{id}"))).toEqual(FOUND);
});

test("looks for credentials, sizes and media types unless told otherwise", async () => {
  const secured = `${body}\n      security: [{key: []}]`;
  const documented = '"400": {description: a}, "401": {description: b}, "413": {description: c}';
  expect(await lintText(strict, operation(secured, documented))).toEqual(["api.yaml:8:7 contract/refusals-documented"]);
  expect(await lintText(strict, operation(secured, `${documented}, "415": {description: d}`))).toEqual([]);
});
