import { describe, expect, test } from "vitest";
import { getAllChanges } from "../../../../scripts/diff/collect-changes.ts";
import { acceptBreak } from "../../../../scripts/diff/compare.ts";
import { compareDocuments } from "../../../../scripts/diff/compare-documents.ts";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getFieldLines, getLines, NO_RULES, withRequest } from "./diff-lines.ts";

const text = { type: "string" };

const FIELDS: readonly (readonly [before: Json, after: Json, lines: readonly string[]])[] = [
  [text, text, []],
  [
    { type: "string", maxLength: 90 },
    { type: "string", maxLength: 80 },
    ["major requests with `a` over 80 characters are now refused (before: up to 90 characters)"],
  ],
  [text, { type: "string", maxLength: 80 }, ["major requests with `a` over 80 characters are now refused"]],
  [
    { type: "string", maxLength: 80 },
    { type: "string", maxLength: 90 },
    ["minor `a` may now be up to 90 characters (before: up to 80 characters)"],
  ],
  [{ type: "string", maxLength: 80 }, text, ["minor `a` may now be over 80 characters"]],
  [text, { type: "string", minLength: 1 }, ["major requests with `a` under 1 characters are now refused"]],
  [{ type: "string", minLength: 0 }, text, []],
  [
    { type: "integer", minimum: 1 },
    { type: "integer", minimum: 5 },
    ["major requests with `a` below 5 are now refused (before: at least 1)"],
  ],
  [
    { type: "array", maxItems: 5 },
    { type: "array", maxItems: 3 },
    ["major requests with `a` of more than 3 entries are now refused (before: up to 5 entries)"],
  ],
  // The first entry is named by one schema, and held to the items of the other as well.
  [
    { type: "array", allOf: [{ prefixItems: [text] }, { items: text }] },
    { type: "array", allOf: [{ prefixItems: [text] }, { items: { type: "string", maxLength: 80 } }] },
    [
      "major requests with `a[0]` over 80 characters are now refused",
      "major requests with an entry of `a` over 80 characters are now refused",
    ],
  ],
  [{ type: "integer" }, { type: "number" }, ["minor `a` may now be a fraction"]],
  [{ type: "number" }, { type: "integer" }, ["major requests in which `a` is a fraction are now refused"]],
  [text, { type: "integer" }, ["major `a` is now a whole number (before: a string)"]],
  [text, { type: ["string", "null"] }, ["minor `a` may now be null"]],
  [{ type: ["string", "null"] }, text, ["major requests in which `a` is null are now refused"]],
  [{ anyOf: [text, { type: "null" }] }, { type: ["string", "null"] }, []],
  [{ enum: ["A", "B"] }, { enum: ["A"] }, ["major requests in which `a` is `B` are now refused"]],
  [{ enum: ["A"] }, { enum: ["A", "B"] }, ["minor `a` may now also be `B`"]],
  [{ const: "A" }, { enum: ["A"] }, []],
  [{ enum: ["A", "B"] }, { oneOf: [{ const: "A" }] }, ["major requests in which `a` is `B` are now refused"]],
  [{ oneOf: [{ const: "A" }] }, { enum: ["A", "B"] }, ["minor `a` may now also be `B`"]],
  [text, { type: "string", enum: ["A", "B"] }, ["major requests in which `a` is not `A` or `B` are now refused"]],
  [{ type: "string", enum: ["A", "B"] }, text, ["minor `a` may now have other values (before: `A` or `B`)"]],
  [{ type: "string", enum: ["A"] }, { type: "string", enum: ["B"] }, ["major `a` is now `B` (before: `A`)"]],
  [text, { type: "string", pattern: "^a$" }, ["major requests in which `a` does not match `^a$` are now refused"]],
  [{ type: "string", pattern: "^a$" }, text, ["minor `a` no longer has to match `^a$`"]],
  [
    text,
    { type: "string", format: "date" },
    ["major requests in which `a` does not have the format `date` are now refused"],
  ],
  [text, { type: "string", format: "password" }, ["minor! `a` now has the format `password`"]],
  [
    { type: "array", items: text },
    { type: "array", items: { type: "string", maxLength: 3 } },
    ["major requests with an entry of `a` over 3 characters are now refused"],
  ],
  [
    { type: "array" },
    { type: "array", uniqueItems: true },
    ["major requests with `a` with duplicate entries are now refused"],
  ],
  [
    { type: "object", additionalProperties: text },
    { type: "object", additionalProperties: { type: "integer" } },
    ["major `a.*` is now a whole number (before: a string)"],
  ],
  [
    { type: "object" },
    { type: "object", additionalProperties: false },
    ["major members of `a` that the document does not name are now refused"],
  ],
  [
    { type: "object", properties: { b: text } },
    { type: "object", properties: {}, additionalProperties: false },
    [
      "major requests with `a.b` are now refused",
      "major members of `a` that the document does not name are now refused",
    ],
  ],
  [
    { type: "object" },
    { type: "object", dependentRequired: { b: ["c"] } },
    ["major requests with `a.b` but without `c` are now refused"],
  ],
  [
    { type: "string", default: "A" },
    { type: "string", default: "B" },
    ["major the default of `a` is now `B` (before: `A`)"],
  ],
  [text, { type: "string", default: "B" }, ["minor `a` now has the default `B`"]],
  [text, { type: "string", deprecated: true }, ["minor `a` is deprecated"]],
  [text, { type: "string", not: { const: "" } }, ['major `a` must now satisfy not `{"const":""}`']],
  [text, { not: {} }, ["major requests with `a` are now refused"]],
  [text, { type: "string", description: "A word.", title: "Word", examples: ["a"] }, []],
];

describe("a field of a request", () => {
  test.each(FIELDS)("%j → %j", (before, after, lines) => {
    expect(getFieldLines("request", before, after)).toEqual(lines);
  });
});

const object = (properties: Record<string, Json>, more: Record<string, Json> = {}): Json => ({
  type: "object",
  properties,
  ...more,
});

describe("the fields of a request", () => {
  test.each<readonly [name: string, before: Json, after: Json, lines: readonly string[]]>([
    ["a new optional field", object({}), object({ a: text }), ["minor addPet: `a` may now be sent"]],
    ["several new fields", object({}), object({ a: text, b: text }), ["minor addPet: `a` and `b` may now be sent"]],
    [
      "a new required field",
      object({}),
      object({ a: text }, { required: ["a"] }),
      ["major addPet: requests without `a` are now refused"],
    ],
    [
      "a field that became required",
      object({ a: text }),
      object({ a: text }, { required: ["a"] }),
      ["major addPet: requests without `a` are now refused"],
    ],
    [
      "a field that became optional",
      object({ a: text }, { required: ["a"] }),
      object({ a: text }),
      ["minor addPet: `a` may now be left out"],
    ],
    [
      "a removed field of an open object",
      object({ a: text }),
      object({}),
      ["major addPet: the request no longer has `a`: it is ignored or refused"],
    ],
    [
      "a field that became readOnly",
      object({ a: text }),
      object({ a: { type: "string", readOnly: true } }),
      ["major addPet: the request no longer has `a`: it is ignored or refused"],
    ],
    [
      "required and readOnly",
      object({ a: { readOnly: true } }),
      object({ a: { readOnly: true } }, { required: ["a"] }),
      [],
    ],
    [
      "a field that additionalProperties now describes",
      object({ a: text }, { additionalProperties: text }),
      object({}, { additionalProperties: text }),
      [],
    ],
    [
      "a required field that additionalProperties now describes",
      object({ a: text }, { required: ["a"], additionalProperties: text }),
      object({}, { additionalProperties: text }),
      ["minor addPet: `a` may now be left out"],
    ],
  ])("%s", (_, before, after, lines) => {
    expect(getLines(withRequest(before), withRequest(after))).toEqual(lines);
  });
});

describe("oneOf refuses what satisfies several variants", () => {
  const number = (more: JsonObject): Json => ({ type: "integer", ...more });
  const of = (...variants: Json[]): JsonObject => ({ oneOf: variants });
  const kind = (...values: string[]): JsonObject => ({
    ...{ type: "object", properties: { kind: { enum: values } }, required: ["kind"] },
  });
  const closed = { additionalProperties: false };
  const pet = (name: string, more: JsonObject = {}): Json => object({ [name]: text }, { required: [name], ...more });
  const schemas = { Cat: object({ kind: text, lives: text }), Dog: object({ kind: text, tricks: text }) };
  const refs = of({ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" });
  const discriminator = { propertyName: "kind" };
  const words = "requests in which a body satisfies several of its variants are now refused";

  test.each<readonly [name: string, before: Json, after: Json, isBroken: boolean]>([
    ["a new variant of everything", of(pet("a"), number({})), of(pet("a"), number({}), object({ b: text })), true],
    ["a new variant of another type", of(pet("a")), of(pet("a"), text), false],
    ["a new variant with another kind", of(kind("cat")), of(kind("cat"), kind("dog")), false],
    ["a new variant with the same kind", of(kind("cat"), text), of(kind("cat"), kind("cat"), text), true],
    ["a new variant that needs a field of its own", of(pet("a")), of(pet("a"), pet("b")), false],
    ["a new variant that needs a field of a map", of(object({}, { additionalProperties: text })), of(object({}, { additionalProperties: text }), pet("b")), true], // biome-ignore format: a table
    ["a new variant that needs a known field", of(object({ a: text, b: text })), of(object({ a: text, b: text }), pet("b")), true], // biome-ignore format: a table
    ["a new variant that refuses the field", of(pet("a")), of(pet("a"), object({ b: text }, { additionalProperties: false })), false], // biome-ignore format: a table
    ["a new variant with a field of another type", of(pet("a")), of(pet("a"), object({ a: number({}) })), false],
    ["a new union as a variant", of(pet("a")), of(pet("a"), { anyOf: [text, number({})] }), false],
    ["a new variant with another format", of({ ...text, format: "ipv4" }), of({ ...text, format: "ipv4" }, { ...text, format: "ipv6" }), false], // biome-ignore format: a table
    ["a new variant with another pattern", of({ ...text, pattern: "^a" }), of({ ...text, pattern: "^a" }, { ...text, pattern: "^b" }), false], // biome-ignore format: a table
    ["a new variant with a common pattern", of({ ...text, pattern: "^a" }), of({ ...text, pattern: "^a" }, { ...text, pattern: "b$" }), true], // biome-ignore format: a table
    ["a wider variant", of(number({ maximum: 5 }), number({ minimum: 9 })), of(number({ maximum: 9 }), number({ minimum: 9 })), true], // biome-ignore format: a table
    ["a wider variant that ends before the other", of(number({ maximum: 5 }), number({ minimum: 9 })), of(number({ exclusiveMaximum: 9 }), number({ minimum: 9 })), false], // biome-ignore format: a table
    ["variants of which one reaches the other", of(number({ maximum: 5 }), number({ minimum: 10 })), of(number({ maximum: 10 }), number({ minimum: 10 })), true], // biome-ignore format: a table
    ["variants that both became wider, and meet between", of(number({ maximum: 5 }), number({ minimum: 10 })), of(number({ maximum: 7 }), number({ minimum: 7 })), false], // biome-ignore format: a table
    ["variants that both take one more kind", of(kind("cat"), kind("dog")), of(kind("cat", "fox"), kind("dog", "fox")), false], // biome-ignore format: a table
    ["variants that take the kind of the other", of(kind("cat"), kind("dog")), of(kind("cat", "dog"), kind("dog")), true], // biome-ignore format: a table
    ["variants that were closed", of(pet("a", closed), pet("b", closed)), of(pet("a"), pet("b")), false],
    ["variants that were closed, of which one has the fields of the other", of(pet("a", closed), object({ a: text, b: text }, { ...closed, required: ["a", "b"] })), of(pet("a"), object({ a: text, b: text }, { required: ["a", "b"] })), true], // biome-ignore format: a table
    ["a new variant that a wider one meets beyond its old values", of(number({ maximum: 5 }), text), of(number({ maximum: 7 }), text, number({ minimum: 7 })), false], // biome-ignore format: a table
    ["a new variant that a wider one met before", of(number({ maximum: 5 }), text), of(number({ maximum: 7 }), text, number({ minimum: 4 })), true], // biome-ignore format: a table
    ["a kind that may be anything", of(kind("cat"), kind("dog")), of(kind("cat"), { ...kind("dog"), properties: { kind: text } }), true], // biome-ignore format: a table
    ["variants that overlapped before", of(pet("a"), pet("b")), of(pet("a"), object({ b: { type: "string", maxLength: 3 } }, { required: ["b"] })), false], // biome-ignore format: a table
    ["two new variants that overlap", of(pet("a"), text), of(pet("a"), text, number({}), { type: "number" }), false],
    ["a discriminator", refs, { ...refs, discriminator }, false],
    ["no discriminator", { ...refs, discriminator }, refs, true],
    ["oneOf for anyOf", { anyOf: [pet("a"), pet("b")] }, of(pet("a"), pet("b")), true],
    ["oneOf for anyOf, with a new variant", { anyOf: [object({ a: text }), text] }, of(object({ a: text }), text, object({ b: text })), true], // biome-ignore format: a table
    ["oneOf for one schema", object({ a: text }), of(object({ a: text }), object({ b: text })), true],
    ["oneOf for one schema, with a field of its own", object({ a: text }), of(object({ a: text }), pet("b")), false],
    ["oneOf for types", { type: ["string", "number"] }, of(text, { type: "number" }, number({})), true],
    ["anyOf for one schema", object({ a: text }), { anyOf: [object({ a: text }), object({ b: text })] }, false],
  ])("%s", (_, before, after, isBroken) => {
    const [old, now] = [withRequest(before, schemas), withRequest(after, schemas)];
    expect(getLines(old, now).includes(`major addPet: ${words}`)).toBe(isBroken);
    // A document that did not change has no change, whether its variants overlap or not.
    expect(getLines(now, now)).toEqual([]);
  });
});

describe("a rule of a new condition", () => {
  const kind = (...values: string[]) => ({ type: "string", enum: values });
  const pet = (values: string[], more: JsonObject = {}): JsonObject => ({
    type: "object",
    required: ["kind"],
    properties: { kind: kind(...values), name: text },
    ...more,
  });
  const when = (value: string, then: JsonObject): JsonObject => ({
    if: { required: ["kind"], properties: { kind: { const: value } } },
    then,
  });
  const lines = (before: JsonObject, after: JsonObject) => getLines(withRequest(before), withRequest(after));

  test("breaks nobody if no request could meet the condition before", () => {
    const after = pet(["cat", "bird"], { allOf: [when("bird", { required: ["name"] })] });
    expect(lines(pet(["cat"]), after)).toEqual(["minor addPet: `kind` may now also be `bird`"]);
    expect(lines(pet(["cat", "bird"]), after)).toEqual([
      "major addPet: requests without `name` are now refused (when `kind` is `bird`)",
    ]);
  });

  test("breaks nobody if it held for every request before", () => {
    const before = pet(["cat"], { required: ["kind", "name"] });
    const after = pet(["cat"], { allOf: [when("cat", { required: ["name"] })] });
    expect(lines(before, after)).toEqual(["minor addPet: `name` may now be left out"]);
  });
});

test("a break that was accepted raises the minor version, with its reason", () => {
  const accepted = [{ operation: "addPet", field: "a", keyword: "maxLength", reason: "nobody sends more" }];
  const [apiChange] = getAllChanges(
    compareDocuments(
      withRequest({ type: "object", properties: { a: text } }),
      withRequest({ type: "object", properties: { a: { type: "string", maxLength: 5 } } }),
      NO_RULES,
    ),
  );
  if (apiChange === undefined) throw new Error("Nothing was found");
  expect(acceptBreak(apiChange, [])).toBe(apiChange);
  expect(acceptBreak(apiChange, accepted)).toMatchObject({
    rating: "minor",
    warning: true,
    sentence: "requests with `a` over 5 characters are now refused; accepted: nobody sends more",
  });
});
