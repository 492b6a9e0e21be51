import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { KEYWORDS, keywordOf, LOWER_LIMITS, UPPER_LIMITS } from "../../../../scripts/schema/keywords.ts";
import { getFieldLines } from "./diff-lines.ts";

// Each keyword that refuses values, one line changed, in both directions, in a request and in a response.

const text = (more: JsonObject = {}): JsonObject => ({ type: "string", ...more });
const number = (more: JsonObject = {}): JsonObject => ({ type: "number", ...more });
const integer = (more: JsonObject = {}): JsonObject => ({ type: "integer", ...more });
const list = (more: JsonObject = {}): JsonObject => ({ type: "array", ...more });
const object = (more: JsonObject = {}): JsonObject => ({ type: "object", ...more });
const fields = (more: JsonObject = {}): JsonObject => object({ properties: { b: text(), c: text() }, ...more });

/** `major` if one line is, `minor!` if one is a warning, else `minor`; empty if nothing changed. */
const rate = (side: "request" | "response", before: Json, after: Json): string => {
  const ratings = getFieldLines(side, before, after).map((line) => line.split(" ")[0]);
  return ["major", "minor!", "minor"].find((rating) => ratings.includes(rating)) ?? "";
};

/** `isRisky`: readers of a response are broken by the wider values, not only warned. */
const NARROWED: readonly (readonly [keyword: string, wide: Json, narrow: Json, isRisky?: boolean])[] = [
  ["minimum", number({ minimum: 1 }), number({ minimum: 2 })],
  ["minimum, new", number(), number({ minimum: 2 })],
  ["minimum, of whole numbers", integer({ minimum: 1.5 }), integer({ minimum: 3 })],
  ["maximum", number({ maximum: 9 }), number({ maximum: 8 })],
  ["maximum, new", number(), number({ maximum: 8 })],
  ["exclusiveMinimum", number({ exclusiveMinimum: 1 }), number({ exclusiveMinimum: 2 })],
  ["exclusiveMinimum, new", number(), number({ exclusiveMinimum: 2 })],
  ["exclusiveMinimum beside minimum", number({ minimum: 1 }), number({ minimum: 1, exclusiveMinimum: 1 })],
  ["exclusiveMinimum for minimum", number({ minimum: 1 }), number({ exclusiveMinimum: 1 })],
  ["exclusiveMaximum", number({ exclusiveMaximum: 9 }), number({ exclusiveMaximum: 8 })],
  ["exclusiveMaximum, new", number(), number({ exclusiveMaximum: 8 })],
  ["exclusiveMaximum beside maximum", number({ maximum: 9 }), number({ maximum: 9, exclusiveMaximum: 9 })],
  ["exclusiveMaximum for maximum", number({ maximum: 9 }), number({ exclusiveMaximum: 9 })],
  [
    "exclusiveMaximum over maximum",
    number({ exclusiveMaximum: 10, maximum: 9 }),
    number({ exclusiveMaximum: 5, maximum: 9 }),
  ],
  ["maximum, without a type", { maximum: 9 }, { maximum: 8 }],
  ["maximum beyond 2^53", integer({ maximum: 2n ** 53n + 1n }), integer({ maximum: 2n ** 53n })],
  ["minimum beyond 2^53", integer({ minimum: 2n ** 53n }), integer({ minimum: 2n ** 53n + 1n })],
  ["exclusiveMaximum of 64 bits", integer({ exclusiveMaximum: 2n ** 63n }), integer({ maximum: 2n ** 63n - 2n })],
  ["maximum of 64 bits, of numbers", number({ maximum: 2n ** 63n - 1n }), number({ maximum: 2n ** 63n - 2n })],
  ["minimum of 64 bits", integer({ minimum: -(2n ** 63n) }), integer({ exclusiveMinimum: -(2n ** 63n) })],
  ["an enum beyond 2^53", { enum: [2n ** 53n, 2n ** 53n + 1n] }, { enum: [2n ** 53n] }],
  ["multipleOf", number({ multipleOf: 0.1 }), number({ multipleOf: 0.3 })],
  ["multipleOf, new", number(), number({ multipleOf: 2 })],
  ["minLength", text({ minLength: 1 }), text({ minLength: 2 })],
  ["minLength, new", text(), text({ minLength: 1 })],
  ["maxLength", text({ maxLength: 9 }), text({ maxLength: 8 })],
  ["maxLength, new", text(), text({ maxLength: 8 })],
  ["minItems", list({ minItems: 1 }), list({ minItems: 2 })],
  ["maxItems", list({ maxItems: 9 }), list({ maxItems: 8 })],
  ["uniqueItems", list(), list({ uniqueItems: true })],
  ["uniqueItems, stated", list({ uniqueItems: false }), list({ uniqueItems: true })],
  ["contains, new", list(), list({ contains: text() })],
  ["contains", list({ contains: text({ maxLength: 9 }) }), list({ contains: text({ maxLength: 8 }) })],
  [
    "contains, counted",
    list({ contains: text({ maxLength: 8 }), minContains: 0, maxContains: 2 }),
    list({ contains: text({ maxLength: 9 }), minContains: 0, maxContains: 2 }),
  ],
  ["minContains", list({ contains: text(), minContains: 1 }), list({ contains: text(), minContains: 2 })],
  ["minContains of none", list({ contains: text(), minContains: 0 }), list({ contains: text() })],
  ["maxContains", list({ contains: text(), maxContains: 9 }), list({ contains: text(), maxContains: 8 })],
  ["maxContains, new", list({ contains: text() }), list({ contains: text(), maxContains: 8 })],
  ["items", list({ items: text() }), list({ items: text({ maxLength: 8 }) })],
  ["items, new", list(), list({ items: text() }), true],
  ["items, none", list({ items: text() }), list({ items: false })],
  ["prefixItems", list({ prefixItems: [text(), text()] }), list({ prefixItems: [text(), text({ maxLength: 8 })] })],
  ["prefixItems, one more", list({ prefixItems: [text()] }), list({ prefixItems: [text(), text()] }), true],
  [
    "prefixItems, one less of a closed list",
    list({ prefixItems: [text(), text()], items: false }),
    list({ prefixItems: [text()], items: false }),
  ],
  ["prefixItems, closed", list({ prefixItems: [text()] }), list({ prefixItems: [text()], items: false })],
  ["prefixItems for items", list({ items: text() }), list({ prefixItems: [text({ maxLength: 8 })], items: text() })],
  ["unevaluatedItems", list({ prefixItems: [text()] }), list({ prefixItems: [text()], unevaluatedItems: false })],
  ["minProperties", object({ minProperties: 1 }), object({ minProperties: 2 })],
  ["maxProperties", object({ maxProperties: 9 }), object({ maxProperties: 8 })],
  ["propertyNames, new", object(), object({ propertyNames: { maxLength: 8 } })],
  ["propertyNames", object({ propertyNames: { maxLength: 9 } }), object({ propertyNames: { maxLength: 8 } })],
  ["required", fields(), fields({ required: ["b"] }), true],
  ["required, of a field that is not listed", fields(), fields({ required: ["d"] }), true],
  ["dependentRequired", fields(), fields({ dependentRequired: { b: ["c"] } }), true],
  ["dependentSchemas", fields(), fields({ dependentSchemas: { b: { required: ["c"] } } }), true],
  [
    "dependentSchemas, changed",
    fields({ dependentSchemas: { b: { properties: { c: { maxLength: 9 } } } } }),
    fields({ dependentSchemas: { b: { properties: { c: { maxLength: 8 } } } } }),
  ],
  ["additionalProperties", fields(), fields({ additionalProperties: false })],
  [
    "additionalProperties, a schema",
    fields({ additionalProperties: true }),
    fields({ additionalProperties: text() }),
    true,
  ],
  [
    "additionalProperties, stricter",
    fields({ additionalProperties: text() }),
    fields({ additionalProperties: text({ maxLength: 8 }) }),
  ],
  ["unevaluatedProperties", fields(), fields({ unevaluatedProperties: false })],
  [
    "patternProperties",
    object({ patternProperties: { "^x": text() } }),
    object({ patternProperties: { "^x": text({ maxLength: 8 }) } }),
  ],
  [
    "patternProperties, of fewer names",
    object({ patternProperties: { "^x": text() }, additionalProperties: false }),
    object({ patternProperties: { "^x-": text() }, additionalProperties: false }),
  ],
  [
    "properties of a closed object",
    fields({ additionalProperties: false, properties: { b: text(), c: false } }),
    fields({ additionalProperties: false, properties: { b: text({ maxLength: 8 }), c: false } }),
  ],
  ["pattern", text({ pattern: "^[a-z]+$" }), text({ pattern: "^[a-f]+$" })],
  ["pattern, new", text(), text({ pattern: "^[a-f]+$" })],
  ["format, new", text(), text({ format: "date" })],
  ["format", text({ format: "uri-reference" }), text({ format: "uri" })],
  ["enum", { enum: ["a", "b"] }, { enum: ["a"] }],
  ["enum, new", text(), text({ enum: ["a"] })],
  ["enum and a limit", text({ enum: ["a", "abc"] }), text({ enum: ["a", "abc"], maxLength: 2 })],
  ["const", { enum: ["a", "b"] }, { enum: ["a", "b"], const: "a" }],
  ["const, new", text(), text({ const: "a" })],
  ["type", { type: ["string", "null"] }, text(), true],
  ["type, new", {}, text(), true],
  ["type, of whole numbers", number(), integer(), true],
  ["not", text(), text({ not: { const: "a" } })],
  ["not, more", text({ not: { enum: ["a"] } }), text({ not: { enum: ["a", "b"] } })],
  ["false", text(), false],
  ["false for a union", { anyOf: [text(), number()] }, false],
  ["not: true", text(), { type: "string", not: true }],
  ["a limit for a union", { anyOf: [text(), number()] }, { maximum: 8, type: ["string", "number"] }],
  [
    "oneOf for anyOf",
    { anyOf: [number({ multipleOf: 2 }), number({ multipleOf: 3 })] },
    { oneOf: [number({ multipleOf: 2 }), number({ multipleOf: 3 })] },
  ],
  ["anyOf", { anyOf: [text(), number(), { type: "boolean" }] }, { anyOf: [text(), number()] }],
];

const rows = NARROWED.map(([keyword, wide, narrow, isRisky = false]) => ({ keyword, wide, narrow, isRisky }));

describe("fewer values are accepted", () => {
  test.each(rows)("$keyword", ({ wide, narrow, isRisky }) => {
    expect(rate("request", wide, narrow)).toBe("major");
    expect(rate("request", narrow, wide)).toBe("minor");
    // Whether a reader relies on a format cannot be known, so that a new one is a warning.
    expect(rate("response", wide, narrow)).toMatch(/^minor!?$/);
    expect(rate("response", narrow, wide)).toBe(isRisky ? "major" : "minor!");
  });
});

describe("some values are refused and others are new", () => {
  test.each<readonly [keyword: string, one: Json, other: Json, inResponse: string]>([
    ["multipleOf", number({ multipleOf: 2 }), number({ multipleOf: 3 }), "minor!"],
    ["pattern", text({ pattern: "^[a-m]+$" }), text({ pattern: "^[g-z]+$" }), "minor!"],
    ["pattern that cannot be compared", text({ pattern: "\\bfoo" }), text({ pattern: "foo" }), "minor!"],
    ["format", text({ format: "date" }), text({ format: "uuid" }), "major"],
    ["enum", { enum: ["a", "b"] }, { enum: ["b", "c"] }, "minor!"],
    ["enum for a limit", text({ enum: ["a", "abc"] }), text({ maxLength: 2 }), "minor!"],
    ["const", { const: "a" }, { const: "b" }, "major"],
    ["type", text(), integer(), "major"],
    ["whole numbers and a limit", integer({ maximum: 9 }), number({ maximum: 8 }), "major"],
    ["not", text({ not: { const: "a" } }), text({ not: { const: "b" } }), "minor!"],
    ["contains", list({ contains: text() }), list({ contains: number() }), "minor!"],
    ["prefixItems", list({ prefixItems: [text(), integer()] }), list({ prefixItems: [integer(), text()] }), "major"],
  ])("%s", (_, one, other, inResponse) => {
    expect(rate("request", one, other)).toBe("major");
    expect(rate("response", one, other)).toBe(inResponse);
  });
});

describe("the same values, written in another way", () => {
  test.each<readonly [keyword: string, one: Json, other: Json]>([
    ["maximum of whole numbers", integer({ maximum: 10 }), integer({ exclusiveMaximum: 11 })],
    ["minimum of whole numbers", integer({ minimum: 1 }), integer({ exclusiveMinimum: 0 })],
    [
      "exclusiveMaximum that another limit makes needless",
      number({ maximum: 9 }),
      number({ maximum: 9, exclusiveMaximum: 12 }),
    ],
    ["multipleOf 1 of whole numbers", integer(), integer({ multipleOf: 1 })],
    ["minLength 0", text(), text({ minLength: 0 })],
    ["minContains 1", list({ contains: text() }), list({ contains: text(), minContains: 1 })],
    ["contains of none", list(), list({ contains: text(), minContains: 0 })],
    ["minContains without contains", list(), list({ minContains: 2, maxContains: 3 })],
    ["unevaluatedProperties true", fields(), fields({ unevaluatedProperties: true })],
    [
      "unevaluatedProperties for additionalProperties",
      fields({ additionalProperties: false }),
      fields({ unevaluatedProperties: false }),
    ],
    [
      "dependentSchemas as a condition",
      fields({ dependentSchemas: { b: { required: ["c"] } } }),
      fields({ if: { required: ["b"] }, then: { required: ["c"] } }),
    ],
    ["pattern", text({ pattern: "^[0-9]+$" }), text({ pattern: "^\\d\\d*$" })],
    ["const of an enum", { const: "a" }, { enum: ["a", "b"], const: "a" }],
    ["an enum with values of another type", { type: "string", enum: ["a", 1] }, { type: "string", enum: ["a"] }],
    ["prefixItems that say what items say", list({ items: text() }), list({ prefixItems: [text()], items: text() })],
    ["oneOf of different types for anyOf", { anyOf: [text(), number()] }, { oneOf: [text(), number()] }],
    ["not, with a component", text({ not: { maxLength: 3 } }), text({ not: { allOf: [{ maxLength: 3 }] } })],
  ])("%s", (_, one, other) => {
    for (const side of ["request", "response"] as const)
      expect([rate(side, one, other), rate(side, other, one)]).toEqual(["", ""]);
  });
});

test("every keyword that refuses values by itself has a row", () => {
  const refusing = Object.entries(KEYWORDS).filter(
    ([, { isAnnotation, refusesNothing, passesOn }]) => !isAnnotation && !refusesNothing && !passesOn,
  );
  const rowsOf = (name: string): number => rows.filter(({ keyword }) => keyword.split(/[ ,]/)[0] === name).length;
  expect(refusing.length).toBeGreaterThan(25);
  // oneOf for anyOf has a row of its own; as a union it is compared as anyOf is.
  expect(refusing.map(([name]) => name).filter((name) => rowsOf(name) === 0)).toEqual([]);
});

describe("each limit, alone and beside each other limit of its type, in both directions", () => {
  const limits = [...UPPER_LIMITS, ...LOWER_LIMITS].map((name) => ({ name, isUpper: UPPER_LIMITS.includes(name) }));
  test.each(limits)("$name", ({ name, isUpper }) => {
    const type = keywordOf(name)?.appliesTo ?? "";
    const [wide, narrow] = isUpper ? [50, 40] : [10, 20];
    const others = limits.filter((other) => other.name !== name && keywordOf(other.name)?.appliesTo === type);
    // The other limits are wider, so that only the line that changes decides.
    for (const beside of [{}, ...others.map((other) => ({ [other.name]: other.isUpper ? 60 : 5 }))]) {
      const limited = (limit: number | undefined): Json => ({ type, ...beside, ...(limit && { [name]: limit }) });
      for (const [before, after] of [
        [limited(wide), limited(narrow)],
        [limited(undefined), limited(narrow)],
      ] as const) {
        expect(rate("request", before, after)).toBe("major");
        expect(rate("request", after, before)).toBe("minor");
        expect(rate("response", before, after)).toBe("minor");
        expect(rate("response", after, before)).toBe("minor!");
      }
    }
  });
});

test("the length of a text is counted in characters, so that an emoji is one", () => {
  const enumOf = (...values: string[]): Json => ({ type: "string", enum: values });
  // Both values of the enum have one character, and one of them has two code units.
  expect(getFieldLines("request", enumOf("a", "😀"), text({ minLength: 1, maxLength: 1 }))).toEqual([
    "minor `a` may now have other values (before: `a` or `😀`)",
  ]);
  expect(getFieldLines("request", enumOf("ab", "😀"), text({ minLength: 2 }))).toEqual([
    "major requests in which `a` is `😀` are now refused",
    "minor `a` may now have other values (before: `ab` or `😀`)",
  ]);
});

test("a limit that became exclusive is one change", () => {
  expect(getFieldLines("request", number({ maximum: 9 }), number({ exclusiveMaximum: 9 }))).toEqual([
    "major requests with `a` of 9 or more are now refused (before: up to 9)",
  ]);
});
