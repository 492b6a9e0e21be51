import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isObject, type Json, type JsonObject } from "../../../../scripts/schema/json.ts";
import { getFieldLines } from "./diff-lines.ts";

// Two documents, and ajv as the judge: a value that was accepted and is refused now must be reported as breaking.

const some = (members: Record<string, fc.Arbitrary<unknown>>) => fc.record(members, { requiredKeys: [] });
const count = fc.integer({ min: 0, max: 3 });
const name = fc.constantFrom("a", "b");

/** Schemas of every keyword. */
const { schema } = fc.letrec<{ schema: Json }>((tie) => {
  const inner = tie("schema");
  const fields = some({ a: inner, b: inner });
  const forms: Record<string, fc.Arbitrary<unknown>>[] = [
    {
      type: fc.constantFrom("string", ["string", "null"]),
      minLength: count,
      maxLength: count,
      pattern: fc.constantFrom("^a", "b$", "^[ab]*$", "a"),
    },
    {
      type: fc.constantFrom("integer", "number"),
      minimum: count,
      maximum: count,
      exclusiveMinimum: count,
      exclusiveMaximum: count,
      multipleOf: fc.constantFrom(1, 2, 0.5),
    },
    {
      type: fc.constantFrom("string", "integer"),
      enum: fc.uniqueArray(fc.constantFrom("a", "b", 1, 2, null), { minLength: 1 }),
      maxLength: count,
    },
    {
      type: fc.constant("array"),
      items: inner,
      prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
      minItems: count,
      maxItems: count,
      uniqueItems: fc.boolean(),
    },
    // Beside prefixItems, ajv accepts an empty list without looking at contains.
    { type: fc.constant("array"), items: inner, contains: inner, minContains: count, maxContains: count },
    {
      type: fc.constant("object"),
      properties: fields,
      required: fc.uniqueArray(name),
      additionalProperties: inner,
      patternProperties: some({ "^a": inner, "^[ab]$": inner }),
      minProperties: count,
      maxProperties: count,
      propertyNames: some({ maxLength: count, enum: fc.constant(["a", "c"]) }),
      dependentRequired: some({ a: fc.uniqueArray(name) }),
      dependentSchemas: some({ a: inner }),
    },
    { allOf: fc.array(inner, { minLength: 1, maxLength: 2 }), not: inner, properties: fields },
    { anyOf: fc.array(inner, { minLength: 1, maxLength: 3 }) },
    { oneOf: fc.array(inner, { minLength: 1, maxLength: 3 }) },
    { if: inner, then: inner, else: inner },
  ];
  return {
    schema: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      fc.constantFrom(true, false, {}),
      ...forms.map((form) => some(form) as fc.Arbitrary<Json>),
    ),
  };
});

/** The second schema, or the first with one keyword of the second or without one of its own. */
const change = fc
  .tuple(schema, schema, fc.nat(), fc.constantFrom("other", "set", "drop"))
  .map(([one, other, at, how]) => {
    if (how === "other" || !isObject(one) || !isObject(other)) return [one, other] as const;
    const from: JsonObject = how === "set" ? other : one;
    const names = Object.keys(from);
    const { [names[at % names.length] ?? ""]: value, ...rest } = from;
    const keyword = names[at % names.length] ?? "title";
    return [one, how === "set" ? { ...one, [keyword]: value ?? "" } : rest] as const;
  });

const scalars: Json[] = ["", "a", "b", "ab", "aab", "c", 0, 1, 2, 3, 0.5, 1.5, null, true];
const lists: Json[] = [
  ...scalars.map((one) => [one]),
  [],
  ["a", "a"],
  ["a", 1],
  [1, "a"],
  [1, 2, 3],
  [[], {}],
  [null, "a", 1, 2],
];
const objects: Json[] = [
  ...scalars.map((one) => ({ a: one })),
  ...[{}, { b: "a" }, { b: 2 }, { c: "x" }, { a: "a", b: 1 }, { a: 1, b: "b" }, { a: "ab", b: "b", c: 1 }, { ab: "a" }],
  ...[{ a: {} }, { a: [] }, { a: { a: 1 } }, { c: 1, d: 2 }, { ac: 1, a: 2 }],
];
const values = [...scalars, ...lists, ...objects];

test("no request is refused without a breaking change in the report", () => {
  const ajv = new Ajv2020({ strict: false });
  const found = { breaking: 0, compatible: 0 };
  fc.assert(
    fc.property(change, ([before, after]) => {
      const lines = getFieldLines("request", before, after);
      const [old, now] = [before, after].map((one) => ajv.compile(isObject(one) ? { ...one } : one === true));
      const refused = values.find((value) => old?.(value) && !now?.(value));
      // A new property of an open object counts as compatible: nobody has sent it yet.
      const isNewProperty = lines.some((line) => line.endsWith("may now be sent"));
      if (refused === undefined || isNewProperty) found.compatible++;
      else {
        found.breaking++;
        expect(lines, JSON.stringify([before, after, refused])).toContainEqual(expect.stringMatching(/^major/));
      }
    }),
    { seed: 1, numRuns: 700 },
  );
  expect(Math.min(...Object.values(found))).toBeGreaterThan(50);
});
