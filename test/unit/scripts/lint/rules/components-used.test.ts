import { expect, test } from "vitest";
import { componentsUsed } from "../../../../../scripts/lint/rules/components-used.ts";
import { lintText } from "../../../spec/rules/lint-text.ts";

const rule = (...usedByCode: string[]) => ({ name: "components-used", check: componentsUsed, options: { usedByCode } });

const text = `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /things:
    get:
      responses: {"200": {$ref: "#/components/responses/Good"}}
components:
  responses:
    Good: {description: ok}
  schemas:
    Lost: {type: boolean}
`;

test("finds a component that nothing refers to", async () => {
  expect(await lintText(rule(), text)).toEqual(["api.yaml:11:5 contract/components-used"]);
});

test("accepts one that code uses", async () => {
  expect(await lintText(rule("Lost"), text)).toEqual([]);
});

test("finds a name in the list that does not exist", async () => {
  expect(await lintText(rule("Lost", "Gone"), text)).toEqual(["api.yaml:7:1 contract/components-used"]);
});
