import { expect, test } from "vitest";
import { examplePerResponse } from "../../../../../scripts/lint/rules/example-per-response.ts";
import { lintText } from "../../../spec/rules/lint-text.ts";

const rule = { name: "example-per-response", check: examplePerResponse };

const document = (requestExample: string, responseExample: string) => `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /things:
    post:
      requestBody:
        content:
          application/json: {schema: {type: boolean}${requestExample}}
      responses:
        "200":
          description: ok
          content:
            application/json: {schema: {type: boolean}${responseExample}}
        "201": {description: an image, content: {image/png: {}}}
        "204": {description: nothing}
`;

test("finds a request body and a response without an example", async () => {
  expect(await lintText(rule, document("", ", examples: {}"))).toEqual([
    "api.yaml:8:11 contract/example-per-response",
    "api.yaml:13:13 contract/example-per-response",
  ]);
});

test("accepts one example or several, bytes and empty answers", async () => {
  const text = document(", example: true", ", examples: {yes: {value: true}}");
  expect(await lintText(rule, text)).toEqual([]);
});
