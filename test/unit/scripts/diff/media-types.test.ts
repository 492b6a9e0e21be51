import { describe, expect, test } from "vitest";
import type { ApiDocument } from "../../../../scripts/diff/read-document.ts";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getLines, withOperation } from "./diff-lines.ts";

// A body is held to the media type that describes it best: the type with its parameters, without them, its range, or any.

const [string, integer] = [{ type: "string" }, { type: "integer" }];
const content = (types: Record<string, Json>): JsonObject => ({
  content: Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema }])),
});
const request = (types: Record<string, Json>): ApiDocument =>
  withOperation({ requestBody: { required: true, ...content(types) } });
const response = (types: Record<string, Json>): ApiDocument =>
  withOperation({ responses: { "200": { description: "", ...content(types) } } });

const json = "application/json";
const changed = "major addPet: a body is now a whole number (before: a string)";
const accepted = (type: string): string => `minor addPet: a body may now have the type \`${type}\``;
const refused = (type: string): string => `major addPet: a body of the type \`${type}\` is no longer accepted`;
const answered = "major addPet: the 200 response is now a whole number (before: a string)";
const available = (type: string): string => `minor addPet: the 200 response is now also available as \`${type}\``;
const unavailable = (type: string): string => `major addPet: the 200 response is no longer available as \`${type}\``;

type Row = readonly [
  name: string,
  before: Record<string, Json>,
  after: Record<string, Json>,
  inRequest: readonly string[],
  inResponse: readonly string[],
];

describe("the media types of a body", () => {
  test.each<Row>([
    ["another spelling", { "Application/JSON; V=1": string }, { "application/json;v=1": string }, [], []],
    ["quotes", { "application/json; v=\"1\"": string }, { "application/json;v=1": string }, [], []], // biome-ignore format: quotes
    ["parameters in another order", { "a/b;x=1;y=2": string }, { "a/b; y=2; x=1": string }, [], []],
    [
      "a charset in another case",
      { "text/csv; charset=EUC-KR": string },
      { 'text/csv;Charset="euc-kr"': string },
      [],
      [],
    ],
    [
      "a parameter whose value has another case",
      { "a/b;v=One": string },
      { "a/b;v=one": string },
      [refused("a/b;v=One"), accepted("a/b;v=one")],
      [unavailable("a/b;v=One"), available("a/b;v=one")],
    ],
    ["UTF-8, said or not", { [json]: string }, { "application/json; charset=UTF-8": string }, [], []],
    [
      "one of two versions",
      { "application/json;v=1": string, "application/json;v=2": integer },
      { "application/json;v=1": integer, "application/json;v=2": integer },
      [changed],
      [answered],
    ],
    [
      "one of two versions less",
      { "application/json;v=1": string, "application/json;v=2": string },
      { "application/json;v=2": string },
      [refused("application/json;v=1")],
      [unavailable("application/json;v=1")],
    ],
    [
      "a version that the type without parameters describes now",
      { [json]: integer, "application/json;v=1": string },
      { [json]: integer },
      [changed],
      [unavailable("application/json;v=1")],
    ],
    ["a range instead", { [json]: string }, { "application/*": string }, [accepted("application/*")], [unavailable(json), available("application/*")]], // biome-ignore format: a table
    ["any type instead", { [json]: string }, { "*/*": string }, [accepted("*/*")], [unavailable(json), available("*/*")]], // biome-ignore format: a table
    ["another range instead", { [json]: string }, { "image/*": string }, [refused(json), accepted("image/*")], [unavailable(json), available("image/*")]], // biome-ignore format: a table
    ["a range with another schema", { [json]: string }, { "application/*": integer }, [changed, accepted("application/*")], [unavailable(json), available("application/*")]], // biome-ignore format: a table
    ["a type beside its range", { "application/*": string }, { "application/*": string, [json]: integer }, [changed], [answered]], // biome-ignore format: a table
    ["a type beside any type, alike", { "*/*": string }, { "*/*": string, [json]: string }, [], []],
    ["a type instead of its range", { "application/*": string }, { [json]: integer }, [refused("application/*"), changed], [unavailable("application/*"), answered]], // biome-ignore format: a table
    ["a version beside the type without it", { "a/b": string }, { "a/b": string, "a/b;v=2": integer }, [accepted("a/b;v=2")], [available("a/b;v=2")]], // biome-ignore format: a table
    ["a version, and the type without it", { "a/b;v=1": string }, { "a/b;v=1": string, "a/b": integer }, [accepted("a/b")], [available("a/b")]], // biome-ignore format: a table
  ])("%s", (_, before, after, inRequest, inResponse) => {
    expect(new Set(getLines(request(before), request(after)))).toEqual(new Set(inRequest));
    expect(new Set(getLines(response(before), response(after)))).toEqual(new Set(inResponse));
  });
});

test("a field of a form may have a range of types", () => {
  const form = (contentType: string): ApiDocument =>
    withOperation({
      requestBody: { content: { "multipart/form-data": { schema: {}, encoding: { photo: { contentType } } } } },
    });
  expect(getLines(form("image/png"), form("image/*"))).toEqual([
    "minor addPet: `photo` may now have the type `image/*`",
  ]);
  expect(getLines(form("image/*"), form("image/png"))).toEqual([
    "major addPet: `photo` is no longer accepted with the type `image/*`",
  ]);
});

test("a parameter may have another spelling of its media type", () => {
  const parameter = (type: string): ApiDocument =>
    withOperation({ parameters: [{ name: "q", in: "query", ...content({ [type]: string }) }] });
  expect(getLines(parameter(json), parameter("Application/JSON; charset=utf-8"))).toEqual([]);
});
