import { expect, test } from "vitest";
import { type Marks, marksOfSchema } from "../../../../spec/keywords/placeholder-marks.ts";

const none = (change: Partial<Marks> = {}): Marks => ({
  marked: false,
  code: undefined,
  members: new Map(),
  others: undefined,
  ...change,
});
const marked = none({ marked: true });
const text = { type: "string", "x-placeholders": true };
const marksOf = (root: object, others: object = {}): Marks => marksOfSchema({ Root: root, ...others }, "Root");

test("a string is marked where the schema says so", () => {
  expect(marksOf(text)).toEqual(marked);
  expect(marksOf({ type: "string" })).toEqual(none());
  expect(marksOf({ type: "string", "x-placeholders": false })).toEqual(none());
});

test("properties, the items of a list and unnamed members have marks of their own", () => {
  expect(marksOf({ properties: { a: text, b: { type: "string" }, c: true } })).toEqual(
    none({
      members: new Map([
        ["a", marked],
        ["b", none()],
      ]),
    }),
  );
  expect(marksOf({ items: text })).toEqual(none({ others: marked }));
  expect(marksOf({ additionalProperties: text })).toEqual(none({ others: marked }));
  expect(marksOf({ additionalProperties: false, items: true })).toEqual(none());
  expect(marksOf({ patternProperties: { "^x": text } })).toEqual(none({ others: marked }));
});

test("what holds for unnamed members holds for named ones too, however deep", () => {
  const inner = { properties: { t: text }, items: text };
  const schema = {
    properties: { a: { properties: { u: { type: "string" } } }, b: { "x-code": "A1" } },
    additionalProperties: { ...inner, "x-code": "A2", "x-placeholders": true },
  };
  const others = none({ marked: true, code: "A2", members: new Map([["t", marked]]), others: marked });
  // The entries of a list are unnamed members too, so that what they have applies to named ones.
  const { members } = marksOf(schema);
  expect(members.get("b")).toEqual({ ...others, code: "A1" });
  expect(members.get("a")).toEqual({
    ...others,
    members: new Map([
      ["u", marked],
      ["t", marked],
    ]),
  });
  expect(marksOf(schema).others).toEqual(others);
});

test.each(["allOf", "anyOf", "oneOf"])("%s describes the same value", (keyword) => {
  expect(marksOf({ [keyword]: [{ type: "string" }, text, true] })).toEqual(marked);
});

test("branches describe the value, conditions do not", () => {
  expect(marksOf({ if: true, then: text })).toEqual(marked);
  expect(marksOf({ else: text })).toEqual(marked);
  expect(marksOf({ if: text, not: text })).toEqual(none());
});

test("two descriptions of one member are one", () => {
  const schema = { allOf: [{ properties: { a: text } }, { properties: { a: { "x-code": "A300" } } }] };
  expect(marksOf(schema).members).toEqual(new Map([["a", none({ marked: true, code: "A300" })]]));
});

test("components are read where they are named, and one that contains itself ends", () => {
  expect(marksOf({ $ref: "#/components/schemas/Text" }, { Text: text })).toEqual(marked);
  const tree = { properties: { text, child: { $ref: "#/components/schemas/Root" } } };
  const members = new Map([
    ["text", marked],
    ["child", none()],
  ]);
  expect(marksOf(tree)).toEqual(none({ members }));
  const indirect = marksOf({ $ref: "Other" }, { Other: { items: { $ref: "Other" }, "x-placeholders": true } });
  expect(indirect).toEqual(none({ marked: true, others: none() }));
});

test.each([
  ["A300", "A300"],
  [{ default: "A301", maxLength: "A302" }, "A301"],
  [{ maxLength: "A302" }, undefined],
  [7, undefined],
])("the code of %j is %s; the first one counts", (written, code) => {
  expect(marksOf({ "x-code": written }).code).toBe(code);
  expect(marksOf({ "x-code": written, allOf: [{ "x-code": "A999" }] }).code).toBe(code ?? "A999");
});

test.each([{}, { Root: 1 }, { Root: null }, { Root: [] }])("a schema that %j does not have is named", (schemas) => {
  expect(() => marksOfSchema(schemas, "Root")).toThrow("The document has no schema Root");
});
