import { describe, expect, test } from "vitest";
import type { Json } from "../../../../scripts/schema/json.ts";
import { getFieldLines, getLines, withResponse } from "./diff-lines.ts";

const text = { type: "string" };

const FIELDS: readonly (readonly [before: Json, after: Json, lines: readonly string[]])[] = [
  [text, text, []],
  [text, { type: ["string", "null"] }, ["major `a` in the 200 response may now be null"]],
  [{ type: ["string", "null"] }, text, ["minor `a` in the 200 response is no longer null"]],
  [text, { type: "integer" }, ["major `a` in the 200 response is now a whole number (before: a string)"]],
  [{ type: "integer" }, { type: "number" }, ["major `a` in the 200 response may now be a fraction"]],
  [{ enum: ["A"] }, { enum: ["A", "B"] }, ["minor! `a` in the 200 response can now also be `B`"]],
  [{ enum: ["A", "B"] }, { enum: ["A"] }, ["minor `a` in the 200 response is no longer `B`"]],
  [{ const: "A" }, { const: "B" }, ["major `a` in the 200 response is now `B` (before: `A`)"]],
  [{ type: "string", enum: ["A"] }, text, ["minor! `a` in the 200 response may now have other values (before: `A`)"]],
  [
    { type: "string", maxLength: 5 },
    { type: "string", maxLength: 9 },
    ["minor! `a` in the 200 response may now be up to 9 characters (before: up to 5 characters)"],
  ],
  [
    { type: "string", maxLength: 9 },
    { type: "string", maxLength: 5 },
    ["minor `a` in the 200 response is no longer over 5 characters (before: up to 9 characters)"],
  ],
  [
    { type: "string", format: "date" },
    { type: "string", format: "date-time" },
    ["major `a` in the 200 response now has the format `date-time` (before: `date`)"],
  ],
  [
    { type: "string", pattern: "^a" },
    { type: "string", pattern: "^b" },
    ["minor! `a` in the 200 response now matches `^b` (before: `^a`)"],
  ],
  [{ type: "string", default: "A" }, { type: "string", default: "B" }, []],
];

describe("a field of a response", () => {
  test.each(FIELDS)("%j → %j", (before, after, lines) => {
    expect(getFieldLines("response", before, after)).toEqual(lines);
  });
});

const object = (properties: Record<string, Json>, more: Record<string, Json> = {}): Json => ({
  type: "object",
  properties,
  ...more,
});

describe("the fields of a response", () => {
  test.each<readonly [name: string, before: Json, after: Json, lines: readonly string[]]>([
    ["a new field", object({}), object({ a: text }), ["minor addPet: the 200 response may now have `a`"]],
    [
      "one more, always",
      object({}),
      object({ a: text }, { required: ["a"] }),
      ["minor addPet: the 200 response now has `a`"],
    ],
    ["a removed field", object({ a: text }), object({}), ["major addPet: the 200 response no longer has `a`"]],
    [
      "one less that was always there",
      object({ a: text }, { required: ["a"] }),
      object({}),
      ["major addPet: the 200 response no longer has `a`"],
    ],
    [
      "a field that became optional",
      object({ a: text }, { required: ["a"] }),
      object({ a: text }),
      ["major addPet: `a` in the 200 response may now be missing"],
    ],
    [
      "made sure",
      object({ a: text }),
      object({ a: text }, { required: ["a"] }),
      ["minor addPet: `a` in the 200 response is now always present"],
    ],
    [
      "one that additionalProperties describes now, and that may be missing",
      object({ a: text }, { required: ["a"], additionalProperties: text }),
      object({}, { additionalProperties: text }),
      ["major addPet: `a` in the 200 response may now be missing"],
    ],
    [
      "one that a pattern describes now, and that may be missing",
      object({ a: text }, { required: ["a"], patternProperties: { "^a": text } }),
      object({}, { patternProperties: { "^a": text } }),
      ["major addPet: `a` in the 200 response may now be missing"],
    ],
    [
      "one that additionalProperties described, made sure",
      object({}, { additionalProperties: text }),
      object({ a: text }, { required: ["a"], additionalProperties: text }),
      ["minor addPet: `a` in the 200 response is now always present"],
    ],
    [
      "made writeOnly",
      object({ a: text }),
      object({ a: { type: "string", writeOnly: true } }),
      ["major addPet: the 200 response no longer has `a`"],
    ],
    [
      "opened",
      object({}, { additionalProperties: false }),
      object({}),
      ["minor! addPet: the 200 response may now have members that the document does not name"],
    ],
  ])("%s", (_, before, after, lines) => {
    expect(getLines(withResponse(before), withResponse(after))).toEqual(lines);
  });
});

describe("a union", () => {
  const cat = object({ kind: { const: "cat" }, lives: { type: "integer" } }, { required: ["kind"] });
  const dog = object({ kind: { const: "dog" }, tricks: { type: "array" } }, { required: ["kind"] });
  const schemas = { Cat: cat, Dog: dog };
  const [oneCat, oneDog] = [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }];
  const discriminator = { propertyName: "kind" };
  test.each<readonly [name: string, before: Json, after: Json, lines: readonly string[]]>([
    [
      "a new variant",
      { oneOf: [oneCat, { type: "string" }] },
      { oneOf: [oneCat, oneDog, { type: "string" }] },
      ["minor! addPet: the 200 response can now also be `Dog`"],
    ],
    [
      "a removed variant",
      { oneOf: [oneCat, oneDog] },
      { oneOf: [oneDog, { type: "string" }] },
      ["minor! addPet: the 200 response can now also be `string`", "minor addPet: the 200 response is no longer `Cat`"],
    ],
    ["variants in another order", { oneOf: [oneCat, oneDog] }, { oneOf: [oneDog, oneCat] }, []],
    [
      "a schema that became one variant of a union",
      oneCat,
      { oneOf: [oneCat, oneDog] },
      ["minor! addPet: the 200 response can now also be `Dog`"],
    ],
    [
      "a union with a discriminator",
      { oneOf: [oneCat, oneDog], discriminator },
      { oneOf: [{ allOf: [oneCat, { required: ["lives"] }] }, oneDog], discriminator },
      ["minor addPet: `lives` in the 200 response is now always present (when `kind` is `cat`)"],
    ],
    [
      "a union that became a schema that no variant resembles",
      { oneOf: [oneCat, oneDog] },
      { type: "integer" },
      ["major addPet: the 200 response is no longer one of `Cat` and `Dog`"],
    ],
  ])("%s", (_, before, after, lines) => {
    expect(getLines(withResponse(before, schemas), withResponse(after, schemas))).toEqual(lines);
  });

  test("a component that was a union and is now one of its variants", () => {
    const pet = { $ref: "#/components/schemas/Pet" };
    const before = withResponse(pet, { ...schemas, Pet: { oneOf: [oneCat, oneDog] } });
    const after = withResponse(pet, { ...schemas, Pet: cat });
    expect(getLines(before, after)).toEqual(["minor addPet: the 200 response is no longer `Dog`"]);
  });
});
