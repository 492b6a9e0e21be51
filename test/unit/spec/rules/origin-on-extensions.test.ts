import { expect, test } from "vitest";
import { originOnExtensions } from "../../../../spec/rules/origin-on-extensions.ts";
import { lintText } from "./lint-text.ts";

const rule = {
  name: "origin-on-extensions",
  check: originOnExtensions,
  options: { operations: { "POST /things": ["name"] }, parameters: ["id"] },
};

const document = (mark: string) => `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /things:
    post:
      parameters:
        - {name: id, in: query, schema: {type: boolean}}
        - {name: trace, in: header${mark}, schema: {type: boolean}}
      requestBody:
        content:
          application/json:
            schema:
              properties:
                name: {type: boolean}
                size: {type: boolean${mark}}
      responses: {"200": {description: ok}}
    get: {responses: {"200": {description: ok}}${mark}}
webhooks:
  changed:
    post: {responses: {"200": {description: ok}}${mark}}
`;

test("finds operations, parameters, fields and webhooks that are not shown and do not say so", async () => {
  expect(await lintText(rule, document(""))).toEqual([
    "api.yaml:8:11 contract/origin-on-extensions",
    "api.yaml:15:17 contract/origin-on-extensions",
    "api.yaml:17:5 contract/origin-on-extensions",
    "api.yaml:20:5 contract/origin-on-extensions",
  ]);
});

test("finds a mark that means nothing", async () => {
  const text = document(", x-origin: extension").replace(
    "name: {type: boolean}",
    "name: {type: boolean, x-origin: ours}",
  );
  expect(await lintText(rule, text)).toEqual(["api.yaml:14:39 contract/origin-on-extensions"]);
});

test("accepts what is shown without and what is not shown with the mark", async () => {
  expect(await lintText(rule, document(", x-origin: extension"))).toEqual([]);
});
