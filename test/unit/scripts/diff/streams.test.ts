import { expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getLines, withOperation } from "./diff-lines.ts";

const LINES = "application/jsonl";
const EVENTS = "text/event-stream";

const answer = (type: string, media: JsonObject) =>
  withOperation({ responses: { "200": { description: "Done.", content: { [type]: media } } } });
const request = (type: string, media: JsonObject) =>
  withOperation({ requestBody: { required: true, content: { [type]: media } } });

const item = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  itemSchema: { type: "object", properties, ...more },
});
const text = { type: "string" };
const event = (contentSchema: Json): JsonObject =>
  item({ data: { type: "string", contentMediaType: "application/json", contentSchema } });

test.each<
  readonly [
    name: string,
    make: typeof answer,
    type: string,
    before: JsonObject,
    after: JsonObject,
    lines: readonly string[],
  ]
>([
  ["nothing", answer, LINES, item({ a: text }), item({ a: text }), []],
  [
    "a field more in an item of an answer",
    answer,
    LINES,
    item({}),
    item({ a: text }),
    ["minor addPet: the 200 response may now have `[].a`"],
  ],
  ["a field less", answer, LINES, item({ a: text }), item({}), ["major addPet: the 200 response no longer has `[].a`"]],
  [
    "a field that must be sent",
    request,
    LINES,
    item({ a: text }),
    item({ a: text }, { required: ["a"] }),
    ["major addPet: requests without `[].a` are now refused"],
  ],
  [
    "the JSON in an event",
    answer,
    EVENTS,
    event({ type: "string" }),
    event({ type: "integer" }),
    ["major addPet: `[].data` in the 200 response is now a whole number (before: a string)"],
  ],
  [
    "text that becomes JSON",
    answer,
    EVENTS,
    item({ data: text }),
    event({ type: "object" }),
    ["major addPet: `[].data` in the 200 response is now an object (before: a string)"],
  ],
  [
    "a text that becomes a stream",
    answer,
    EVENTS,
    { schema: text },
    item({ data: text }),
    ["major addPet: the 200 response is now a list (before: a string)"],
  ],
])("%s", (_, make, type, before, after, lines) => {
  expect(getLines(make(type, before), make(type, after))).toEqual(lines);
});
