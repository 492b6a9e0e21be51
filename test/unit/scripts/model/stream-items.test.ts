import { expect, test } from "vitest";
import { Problems } from "../../../../scripts/document/problems.ts";
import { normalise } from "../../../../scripts/model/normalise.ts";
import { streamRow } from "../../../../scripts/model/streams.ts";
import { asObject, at, type Json, type JsonObject } from "../../../../scripts/schema/json.ts";
import { exampleItems } from "../../../../scripts/schema/stream-items.ts";

const EVENTS = "text/event-stream";
const json = (contentSchema: Json): JsonObject => ({
  type: "string",
  contentMediaType: "application/json",
  contentSchema,
});
const number = { type: "integer" };
const text = { type: "string", maxLength: 5 };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** The item of a stream, and the components, after the document was normalised. */
function read(itemSchema: Json, schemas: JsonObject = {}, type = EVENTS, more: JsonObject = {}) {
  const content = { [type]: { itemSchema, ...more } };
  const document: JsonObject = {
    openapi: "3.2.0",
    info: { title: "", version: "" },
    paths: { "/": { get: { responses: { "200": { description: "", content } } } } },
    components: { schemas },
  };
  const copy: JsonObject = structuredClone(document);
  const problems = new Problems((pointer) => pointer);
  normalise(copy, JSON.stringify(copy), problems);
  const media = asObject(at(copy, `/paths/~1/get/responses/200/content/${type.replace("/", "~1")}`));
  return {
    item: media.itemSchema,
    row: streamRow(media),
    schemas: asObject(at(copy, "/components/schemas")),
    problems: problems.all.map(({ message }) => message),
  };
}

test("text stays text", () => {
  const item = { properties: { data: text } };
  expect(read(item)).toMatchObject({ item, row: { format: "events" }, problems: [] });
});

test.each<readonly [name: string, given: Json, item: Json, json: Json]>([
  ["JSON", { properties: { data: json(number) } }, { properties: { data: number } }, true],
  [
    "JSON of any form",
    { properties: { data: { contentMediaType: "application/vnd.a+json" } } },
    { properties: { data: true } },
    true,
  ],
  [
    "JSON in a part of allOf, where another part says that it is text",
    { allOf: [{ properties: { data: text } }, { properties: { data: json(number) } }] },
    { allOf: [{ properties: { data: true } }, { properties: { data: number } }] },
    true,
  ],
  [
    "JSON in some branches: the others have the text",
    {
      properties: { data: text },
      oneOf: [
        { properties: { event: { const: "a" } } },
        { properties: { event: { enum: ["b", "c"] }, data: json(number) } },
      ],
    },
    {
      properties: { data: true },
      oneOf: [
        { allOf: [{ properties: { event: { const: "a" } } }, { properties: { data: text } }] },
        { properties: { event: { enum: ["b", "c"] }, data: number } },
      ],
    },
    ["b", "c"],
  ],
])("%s", (_, given, item, wanted) => {
  expect(read(given)).toMatchObject({ item, row: { format: "events", json: wanted }, problems: [] });
});

test("a component of events only is decoded under its own name", () => {
  const schemas = { News: { oneOf: [ref("Sale")] }, Sale: { properties: { data: json(number) } } };
  expect(read(ref("News"), schemas)).toMatchObject({
    item: ref("News"),
    schemas: { News: { oneOf: [ref("Sale")] }, Sale: { properties: { data: number } } },
  });
});

test("a component that something else uses stays, and is copied to the stream", () => {
  const schemas = { Sale: { properties: { data: json(number) } }, List: { items: ref("Sale") } };
  const { item, schemas: after } = read(ref("Sale"), schemas);
  expect(item).toEqual({ properties: { data: number } });
  expect(after.Sale).toEqual(schemas.Sale);
});

test.each<readonly [type: string, item: Json, more: JsonObject, row: Json]>([
  ["application/jsonl", number, {}, { format: "lines" }],
  ["application/json-seq", number, {}, { format: "sequence" }],
  ["multipart/mixed", number, {}, { format: "parts", json: true }],
  ["multipart/mixed", text, {}, { format: "parts", json: false }],
  ["multipart/mixed", number, { itemEncoding: { contentType: "text/csv" } }, { format: "parts", json: false }],
])("%s %j %j", (type, item, more, row) => {
  expect(read(item, {}, type, more)).toMatchObject({ item, row, problems: [] });
});

test("another media type has no items", () => {
  const { row, problems } = read(number, {}, "application/json");
  expect({ row, problems }).toEqual({
    row: undefined,
    problems: ["application/json is no stream of items, so itemSchema has no effect."],
  });
});

test.each<readonly [name: string, example: Json, items: readonly Json[]]>([
  ["a list, with data as text", [{ data: "1" }, { data: "[2]" }], [{ data: 1 }, { data: [2] }]],
  ["one item", { data: "1" }, [{ data: 1 }]],
  ["the text of a stream", "data: 1\n\ndata: 2\n\n", [{ data: 1 }, { data: 2 }]],
  ["what is no JSON, as it is", [{ data: "{" }], [{ data: "{" }]],
  ["a text that is no stream, as it is", "data: {\n\n", ["data: {\n\n"]],
])("an example is %s", (_, example, items) => {
  expect(exampleItems({ format: "events", json: true }, EVENTS, example)).toEqual(items);
});
