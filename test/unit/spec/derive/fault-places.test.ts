import { expect, test } from "vitest";
import { findFaultPlaces } from "../../../../spec/derive/fault-places.ts";

test("finds the places of each code and what is said of them, through refs and members", () => {
  const schemas = {
    Text: { maxLength: 90, "x-code": { default: "A303", maxLength: "A328" } },
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
  const { pointers, keywords } = findFaultPlaces(schema, schemas);
  expect(Object.fromEntries(pointers)).toEqual({
    A300: [""],
    A303: ["/text", "/more"],
    A328: ["/text", "/more"],
    A415: ["/list/0"],
    A305: ["/a~1b"],
    A306: ["/name"],
  });
  expect(keywords.get("/more")?.get("maxLength")).toBe(90);
  expect([...findFaultPlaces(schemas.Text, schemas, "/key").pointers.values()]).toEqual([["/key"], ["/key"]]);
});
