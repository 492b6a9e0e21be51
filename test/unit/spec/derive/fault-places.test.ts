import { expect, test } from "vitest";
import { faultPlaces } from "../../../../spec/derive/fault-places.ts";

test("finds the first place of each code, through refs and members", () => {
  const schemas = {
    Text: { "x-code": { default: "A303", maxLength: "A328" } },
    Loop: { properties: { again: { $ref: "#/components/schemas/Loop" } }, "x-code": "A415" },
  };
  const schema = {
    allOf: [{ "x-code": { anyOf: "A300" } }],
    properties: {
      text: { $ref: "#/components/schemas/Text" },
      more: { $ref: "#/components/schemas/Text" },
      list: { items: { $ref: "#/components/schemas/Loop" } },
      "a/b": { "x-code": "A305" },
    },
    additionalProperties: { "x-code": "A306" },
    not: { properties: { never: { "x-code": "A999" } } },
  };
  expect(Object.fromEntries(faultPlaces(schema, schemas))).toEqual({
    A300: "",
    A303: "/text",
    A328: "/text",
    A415: "/list/0",
    A305: "/a~1b",
    A306: "/name",
  });
});
