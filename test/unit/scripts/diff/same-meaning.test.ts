import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getLines, withRequest, withResponse } from "./diff-lines.ts";

// A schema that is written in another way, with the same meaning, is no change: in both directions, for requests and responses.

const text: JsonObject = { type: "string" };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: "object", properties, ...more });
const choice = (value: Json): JsonObject => object({ kind: { const: value } }, { required: ["kind"] });
const either = { anyOf: [{ required: ["x"] }, { required: ["y"] }] };

const schemas: JsonObject = {
  Pet: object({ id: text }, { required: ["id"] }),
  Closed: object({ id: text }, { additionalProperties: false }),
  A: choice("a"),
  B: choice("b"),
  One: object({ kind: { const: 1 }, lives: { type: "integer" } }, { required: ["kind"] }),
  Two: object({ kind: { const: 2 }, tricks: text }, { required: ["kind"] }),
  Loud: object({ kind: { type: "integer" }, volume: text }, { required: ["kind"] }),
  Quiet: object({ kind: { type: "integer" } }, { required: ["kind"] }),
  Zwei: object({ kind: { const: 2 }, tricks: text }, { required: ["kind"] }),
};
const numbered = { oneOf: [ref("One"), ref("Two")], discriminator: { propertyName: "kind" } };

test.each<readonly [name: string, one: Json, other: Json]>([
  ["a schema in a component", object({ id: text }, { required: ["id"] }), ref("Pet")],
  [
    "allOf of a component and more",
    { allOf: [ref("Pet"), object({ b: text })] },
    object({ id: text, b: text }, { required: ["id"] }),
  ],
  [
    "allOf beside own keywords",
    { allOf: [ref("Pet")], properties: { b: text }, required: ["b"] },
    object({ id: text, b: text }, { required: ["b", "id"] }),
  ],
  [
    "allOf in allOf",
    { allOf: [{ allOf: [ref("Pet"), { properties: { c: text } }] }, { properties: { b: text } }] },
    object({ id: text, b: text, c: text }, { required: ["id"] }),
  ],
  ["allOf of one schema", { allOf: [text] }, text],
  [
    "allOf that is closed as a whole",
    { allOf: [ref("Pet"), object({ b: text })], unevaluatedProperties: false },
    object({ id: text, b: text }, { required: ["id"], additionalProperties: false }),
  ],
  [
    "allOf in which a closed schema refuses a field of another",
    { allOf: [ref("Closed"), object({ b: text })] },
    object({ id: text, b: false }, { additionalProperties: false }),
  ],
  [
    "limits of a string",
    {
      allOf: [
        { type: "string", maxLength: 9 },
        { maxLength: 5, minLength: 1 },
      ],
    },
    { type: "string", maxLength: 5, minLength: 1 },
  ],
  [
    "limits of a number",
    { allOf: [{ type: "integer", minimum: 1 }, { maximum: 9 }] },
    { type: "integer", minimum: 1, maximum: 9 },
  ],
  [
    "formats in another order",
    { allOf: [{ type: "string", format: "date" }, { format: "x" }] },
    { allOf: [{ format: "x" }, { type: "string", format: "date" }] },
  ],
  [
    "patterns",
    { allOf: [{ type: "string", pattern: "^[ab]+$" }, { pattern: "^a" }] },
    { type: "string", pattern: "^a[ab]*$" },
  ],
  ["types", { allOf: [{ type: ["string", "null"] }, { type: ["string", "number"] }] }, text],
  [
    "types as a union",
    { type: ["string", "integer"], maxLength: 5 },
    { oneOf: [{ type: "integer" }, { type: "string", maxLength: 5 }] },
  ],
  [
    "values as a union",
    { type: "string", enum: ["a", "b"], default: "a" },
    { type: "string", oneOf: [{ const: "a", title: "A" }, { const: "b" }], default: "a" },
  ],
  ["values as a union of lists", { enum: ["a", "b", 1] }, { anyOf: [{ enum: ["a", "b"] }, { enum: ["b", 1] }] }],
  ["values of which oneOf refuses some", { enum: ["a", "c"] }, { oneOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }],
  [
    "values",
    { allOf: [text, { enum: ["a", "b", 1] }, { enum: ["b", "a", "c"] }] },
    { type: "string", enum: ["a", "b"] },
  ],
  [
    "one field in two parts",
    { allOf: [object({ a: { type: "string", minLength: 1 } }), object({ a: { maxLength: 5 } })] },
    object({ a: { type: "string", minLength: 1, maxLength: 5 } }),
  ],
  [
    "fields with allOf",
    object({ a: { allOf: [{ type: "string", default: "x" }, { maxLength: 5 }] } }),
    object({ a: { type: "string", default: "x", maxLength: 5 } }),
  ],
  [
    "entries",
    { type: "array", items: { allOf: [ref("Pet"), { properties: { b: text } }] } },
    { type: "array", items: object({ id: text, b: text }, { required: ["id"] }) },
  ],
  [
    "entries by place",
    {
      allOf: [
        { type: "array", prefixItems: [text] },
        { prefixItems: [{ maxLength: 3 }], items: false },
      ],
    },
    { type: "array", prefixItems: [{ type: "string", maxLength: 3 }], items: false },
  ],
  [
    "contained entries",
    { type: "array", contains: { allOf: [text, { maxLength: 3 }] } },
    { type: "array", contains: { type: "string", maxLength: 3 } },
  ],
  [
    "other members",
    { type: "object", additionalProperties: { allOf: [text, { maxLength: 3 }] } },
    { type: "object", additionalProperties: { type: "string", maxLength: 3 } },
  ],
  [
    "members by pattern",
    { allOf: [{ patternProperties: { "^x": text } }, { type: "object" }] },
    { type: "object", patternProperties: { "^x": text } },
  ],
  [
    "dependent fields",
    { allOf: [object({}), { dependentRequired: { a: ["b"] } }, { dependentRequired: { a: ["c"] } }] },
    object({}, { dependentRequired: { a: ["c", "b"] } }),
  ],
  [
    "null",
    { anyOf: [{ allOf: [ref("Pet"), { properties: { b: text } }] }, { type: "null" }] },
    object({ id: text, b: text }, { type: ["object", "null"], required: ["id"] }),
  ],
  [
    "null that a second reference excludes",
    { allOf: [{ anyOf: [ref("Pet"), { type: "null" }] }, ref("Pet")] },
    ref("Pet"),
  ],
  ["not", { not: { allOf: [{ required: ["x"] }, { required: ["y"] }] } }, { not: { required: ["y", "x"] } }],
  [
    "a condition in allOf",
    object({ x: text }, { allOf: [{ if: { required: ["x"] }, then: { required: ["y"] } }] }),
    object({ x: text }, { if: { required: ["x"] }, then: { required: ["y"] } }),
  ],
  [
    "a condition made of allOf",
    { if: { allOf: [{ required: ["x"] }, { properties: { x: { const: "q" } } }] }, then: { required: ["y"] } },
    { if: { required: ["x"], properties: { x: { const: "q" } } }, then: { required: ["y"] } },
  ],
  [
    "a union in allOf",
    { allOf: [object({ a: text }), { oneOf: [ref("A"), ref("B")] }] },
    object({ a: text }, { oneOf: [ref("A"), ref("B")] }),
  ],
  [
    "two unions in another order",
    { allOf: [either, { oneOf: [ref("A"), ref("B")] }] },
    { oneOf: [ref("B"), ref("A")], ...either },
  ],
  [
    "a variant of a union",
    { oneOf: [{ allOf: [ref("Pet"), object({ b: text }, { required: ["b"] })] }, text] },
    { oneOf: [object({ id: text, b: text }, { required: ["id", "b"] }), text] },
  ],
  [
    "a union with and without a discriminator",
    { oneOf: [choice("a"), choice("b")] },
    { oneOf: [ref("A"), ref("B")], discriminator: { propertyName: "kind" } },
  ],
  ["a discriminator by numbers", numbered, { oneOf: [ref("One"), ref("Two")] }],
  [
    "a discriminator by numbers, with a mapping",
    numbered,
    {
      ...numbered,
      discriminator: {
        propertyName: "kind",
        mapping: { "1": "#/components/schemas/One", "2": "#/components/schemas/Two" },
      },
    },
  ],
  [
    "a discriminator with a mapping by names",
    numbered,
    { ...numbered, discriminator: { propertyName: "kind", mapping: { "1": "One", "2": "Two" } } },
  ],
  [
    "a mapping to numbers that the variants do not state",
    {
      oneOf: [ref("Loud"), ref("Quiet")],
      discriminator: { propertyName: "kind", mapping: { "1": "Loud", "2": "Quiet" } },
    },
    {
      oneOf: [
        object({ kind: { type: "integer", const: 1 }, volume: text }),
        object({ kind: { type: "integer", const: 2 } }),
      ].map((schema) => ({ ...schema, required: ["kind"] })),
    },
  ],
  ["a discriminator by numbers, with a renamed component", numbered, { ...numbered, oneOf: [ref("Zwei"), ref("One")] }],
])("%s", (_, one, other) => {
  for (const newDocument of [withRequest, withResponse]) {
    const [before, after] = [newDocument(one, schemas), newDocument(other, schemas)];
    expect([getLines(before, after), getLines(after, before)]).toEqual([[], []]);
  }
});

test("a discriminator by numbers selects the variant that changed", () => {
  const later = {
    ...schemas,
    Two: object({ kind: { const: 2 }, tricks: { ...text, maxLength: 3 } }, { required: ["kind"] }),
  };
  expect(getLines(withRequest(numbered, schemas), withRequest(numbered, later))).toEqual([
    "major addPet: requests with `tricks` over 3 characters are now refused (when `kind` is `2`)",
  ]);
});

describe("schemas that contain themselves", () => {
  const root = ref("Tree");
  const tree = (more: JsonObject): JsonObject => ({
    Tree: object({ left: root, value: { type: "integer", ...more } }),
  });

  test("are compared once", () => {
    expect(getLines(withRequest(root, tree({})), withRequest(root, tree({})))).toEqual([]);
    const lines = getLines(withRequest(root, tree({})), withRequest(root, tree({ maximum: 9 })));
    expect(lines).toEqual(["major addPet: requests with `value` above 9 are now refused"]);
  });

  test("also inside not, contains and conditions", () => {
    const inside = (more: JsonObject): JsonObject => ({
      Tree: object(
        { list: { type: "array", contains: root }, value: { type: "integer", ...more } },
        {
          not: object({ value: root }, { required: ["value"] }),
          if: { properties: { value: root } },
          then: { required: ["list"] },
        },
      ),
    });
    expect(getLines(withRequest(root, inside({})), withRequest(root, inside({})))).toEqual([]);
    const [line] = getLines(withRequest(root, inside({})), withRequest(root, inside({ maximum: 9 })));
    expect(line).toMatch(/^major/);
  });
});

describe("a field with another name, which is read under the old one too", () => {
  const also = (schema: JsonObject, name: string): JsonObject => ({ ...schema, "x-also": [name] });
  const [street, short] = [text, { ...text, maxLength: 5 }];
  const original = object(
    { Owner: object({ Home: object({ Street: street }, { required: ["Street"] }) }) },
    { required: ["Owner"] },
  );
  const renamed = (last: JsonObject): JsonObject =>
    object(
      {
        owner: also(
          object({ home: also(object({ street: also(last, "Street") }, { required: ["street"] }), "Home") }),
          "Owner",
        ),
      },
      { required: ["owner"] },
    );

  test("inside of another one breaks no request", () => {
    const lines = getLines(withRequest(original), withRequest(renamed(street)));
    expect(lines.filter((line) => !line.startsWith("minor "))).toEqual([]);
    expect(getLines(withRequest(original), withRequest(renamed(short)))[0]).toBe(
      "major addPet: requests with `Owner.Home.Street` over 5 characters are now refused",
    );
  });

  test("may be renamed again, as long as both old names are read", () => {
    const before = object({ home: also(object({ street: also(street, "Street") }, { required: ["street"] }), "Home") });
    const again = (names: readonly string[], inner: readonly string[]): JsonObject =>
      object({
        house: {
          ...object({ road: { ...street, "x-also": [...inner] } }, { required: ["road"] }),
          "x-also": [...names],
        },
      });
    const after = again(["home", "Home"], ["street", "Street"]);
    expect(getLines(withRequest(before), withRequest(after)).filter((line) => line.startsWith("major"))).toEqual([]);
    const lost = again(["home", "Home"], ["street"]);
    expect(getLines(withRequest(before), withRequest(lost)).filter((line) => line.startsWith("major"))).toEqual([
      "major addPet: requests in which `home.street` is spelled `Street` are now refused",
    ]);
  });

  test("breaks readers of a response", () => {
    expect(getLines(withResponse(original), withResponse(renamed(street)))[0]).toBe(
      "major addPet: the 200 response no longer has `Owner`",
    );
  });

  test("may be inside of itself", () => {
    const tree = (properties: JsonObject): JsonObject => ({ Tree: object({ ...properties, value: text }) });
    const [old, now] = [tree({ Next: ref("Tree") }), tree({ next: also(ref("Tree"), "Next") })];
    const lines = getLines(withRequest(ref("Tree"), old), withRequest(ref("Tree"), now));
    expect(lines).toEqual([expect.stringMatching(/^minor addPet: `next` may now be sent/)]);
  });
});
