import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { validDefault } from "../../../../../scripts/lint/rules/valid-default.ts";
import { validExample } from "../../../../../scripts/lint/rules/valid-example.ts";
import { bodyDocument, lintText } from "../../../spec/rules/lint-text.ts";

const OWN_PLUGIN = join(import.meta.dirname, "keyword-plugin/plugin.mjs");

const defaults = { name: "valid-default", check: validDefault };
const examples = { name: "valid-example", check: validExample, plugin: OWN_PLUGIN };

const property = (schema: string) => `type: object\nproperties:\n  it: ${schema}`;

describe("a default", () => {
  test.each([
    ["outside its enum", "{type: string, enum: [a, b], default: c}"],
    ["of another type", '{type: integer, default: "5"}'],
    ["over its limit", "{type: integer, maximum: 10, default: 50}"],
  ])("%s is found", async (_, schema) => {
    expect(await lintText(defaults, bodyDocument(property(schema)))).toEqual([
      expect.stringMatching(/^api\.yaml:13:\d+ contract\/valid-default$/),
    ]);
  });

  test("that its schema allows is accepted", async () => {
    expect(await lintText(defaults, bodyDocument(property("{type: [string, 'null'], default: null}")))).toEqual([]);
  });
});

describe("an example", () => {
  const media = (schema: string, example: string) =>
    bodyDocument(schema).replace("            schema:", `            example: ${example}\n            schema:`);

  test("that breaks its schema is found at the wrong value", async () => {
    const text = media(property("{type: string, maxLength: 3}"), "{it: long}");
    expect(await lintText(examples, text)).toEqual(["api.yaml:10:23 contract/valid-example"]);
  });

  test("that breaks a keyword of the plug-in is found", async () => {
    const text = media(property("{type: integer, x-even: true}"), "{it: 3}");
    expect(await lintText(examples, text)).toEqual(["api.yaml:10:23 contract/valid-example"]);
    expect(await lintText(examples, media(property("{type: integer, x-even: true}"), "{it: 4}"))).toEqual([]);
  });

  test.each([
    ["value: {it: long}", ["api.yaml:12:26 contract/valid-example"]],
    ["dataValue: {it: long}", ["api.yaml:12:30 contract/valid-example"]],
    ["dataValue: {it: abc}", []],
    [`serializedValue: '{"it": "long"}'`, ["api.yaml:12:18 contract/valid-example"]],
    [`serializedValue: '{"it": '`, ["api.yaml:12:18 contract/valid-example"]],
    [`serializedValue: '{"it": "abc"}'`, []],
    ["externalValue: https://example.com/it", []],
  ])("of OpenAPI 3.2, %s", async (example, found) => {
    const lines = `            examples:\n              one:\n                 ${example}\n            schema:`;
    const text = bodyDocument(property("{type: string, maxLength: 3}")).replace("            schema:", lines);
    expect(await lintText(examples, text.replace("3.1.0", "3.2.0"))).toEqual(found);
  });

  test("of a schema, a parameter and a response is checked too", async () => {
    const text = `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /things:
    get:
      parameters:
        - {name: limit, in: query, schema: {type: integer}, example: many}
      responses:
        "200":
          description: ok
          content:
            application/json:
              schema: {$ref: "#/components/schemas/Thing"}
              examples: {one: {value: {name: 7}}}
components:
  schemas:
    Thing: {type: object, properties: {name: {type: string}}, example: {name: true}}
`;
    expect(await lintText(examples, text)).toEqual([
      "api.yaml:7:61 contract/valid-example",
      "api.yaml:14:40 contract/valid-example",
      "api.yaml:17:73 contract/valid-example",
    ]);
  });

  test("of a stream is checked item by item, with the JSON in its events", async () => {
    const text = (example: string, ofEvent: string) => `openapi: 3.2.0
info: {title: T, version: "1"}
paths:
  /things:
    get:
      responses:
        "200":
          description: ok
          content:
            text/event-stream:
              itemSchema: {$ref: "#/components/schemas/ThingEvent"}
              example: ${example}
components:
  schemas:
    ThingEvent:
      type: object
      example: ${ofEvent}
      properties:
        data: {type: string, contentMediaType: application/json, contentSchema: {type: integer, maximum: 5}, example: "3"}
`;
    const right = `[{data: "1"}, {data: "5"}]`;
    expect(await lintText(examples, text(right, `{data: "2"}`))).toEqual([]);
    expect(await lintText(examples, text(`[{data: "1"}, {data: "7"}]`, `{data: "2"}`))).toEqual([
      "api.yaml:12:38 contract/valid-example",
    ]);
    expect(await lintText(examples, text(right, `{data: "9"}`))).toEqual(["api.yaml:17:17 contract/valid-example"]);
    expect(await lintText(examples, text('"data: 1\\n\\ndata: 8\\n\\n"', `{data: "2"}`))).toEqual([
      "api.yaml:12:15 contract/valid-example",
    ]);
  });
});
