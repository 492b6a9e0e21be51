import { expect, test } from "vitest";
import { breakKeyword, listBreakSites } from "../../../scripts/schema/break.ts";
import { makeExample } from "../../../scripts/schema/example.ts";
import { Facetter } from "../../../scripts/schema/facets.ts";
import type { Json, JsonObject } from "../../../scripts/schema/json.ts";
import { KEYWORDS } from "../../../scripts/schema/keywords.ts";
import { makeValue } from "../../../scripts/schema/make.ts";
import { drawWithSeed } from "../../../scripts/schema/random.ts";
import { seemsToHold } from "../../../scripts/schema/seems-to-hold.ts";

const make = (facetter: Facetter, schema: JsonObject, seed: number, from?: Json): Json =>
  drawWithSeed(seed, (random) => makeValue(facetter, [schema], random, { from })) as Json;

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

/** Every kind of node needs two more nodes, and there are two hundred kinds. */
const kinds = Array.from({ length: 200 }, (_, index) => ({
  type: "object",
  required: ["kind", "left", "right"],
  properties: {
    kind: { const: `k${index}` },
    left: { $ref: "#/components/schemas/Node" },
    right: { $ref: "#/components/schemas/Node" },
  },
}));
const tree = new Facetter({
  components: { schemas: { Node: { anyOf: [...kinds, { type: "string", minLength: 1 }] } } },
});

test.each(SEEDS)("a schema of unions that contain each other comes to an end, with seed %i", (seed) => {
  const value = make(tree, { $ref: "#/components/schemas/Node" }, seed);
  expect(JSON.stringify(value).split("kind").length).toBeLessThan(1000);
  expect(seemsToHold(tree, { $ref: "#/components/schemas/Node" }, value)).toBe(true);
});

test.each(SEEDS)("of a union, a branch is taken that has the value listed beside it, with seed %i", (seed) => {
  const kinds = { type: "integer", oneOf: [{ const: 0 }, { const: 1 }, { const: 2 }, { const: 3 }] };
  const facetter = new Facetter({ components: { schemas: { Kind: kinds } } });
  expect(make(facetter, { enum: [2], allOf: [{ $ref: "#/components/schemas/Kind" }] }, seed)).toBe(2);
});

test("a schema that requires itself comes to an end", () => {
  const facetter = new Facetter({
    components: { schemas: { A: { required: ["a"], properties: { a: { $ref: "#/components/schemas/A" } } } } },
  });
  expect(JSON.stringify(make(facetter, { $ref: "#/components/schemas/A" }, 0)).length).toBeLessThan(1000);
});

const plain = new Facetter({});

test.each([
  [{ type: "string" }, "a"],
  [{ type: "string", pattern: "^[0-9]{3}-[a-z]{2}$" }, expect.stringMatching(/^[0-9]{3}-[a-z]{2}$/)],
  [{ type: "string", format: "date", examples: ["2031-05-06"] }, "2031-05-06"],
  [{ type: "integer", minimum: 5 }, 5],
  [{ type: "array", minItems: 3, uniqueItems: true, items: { type: "string" } }, ["a", "a1", "a2"]],
  [{ type: "array", contains: { const: 7 }, items: { type: "integer" } }, [7]],
  [{ required: ["a"], properties: { a: { type: "boolean" }, b: { type: "null" } } }, { a: true }],
  [{ oneOf: [{ const: "x" }, { const: "y" }] }, "x"],
  [
    {
      properties: { kind: { enum: ["a", "b"] } },
      required: ["kind"],
      if: { properties: { kind: { const: "a" } } },
      then: { required: ["size"] },
    },
    { kind: "a", size: "a" },
  ],
])("with seed 0 the smallest value is made: %j", (schema, value) => {
  expect(make(plain, schema as JsonObject, 0)).toEqual(value);
});

test.each([
  [
    { type: "object", properties: { a: { type: "integer", maximum: 3 } }, additionalProperties: false },
    { a: 9, b: 1 },
    { a: 3 },
  ],
  [{ type: "array", maxItems: 2, items: { type: "string", maxLength: 2 } }, ["abc", "d", "e"], ["ab", "d"]],
  [
    { anyOf: [{ required: ["x"] }, { required: ["y"], properties: { y: { type: "string" } } }] },
    { y: 1 },
    { y: expect.any(String) },
  ],
  [{ dependentRequired: { a: ["b"] } }, { a: 1 }, { a: 1, b: "a" }],
])("a value is changed as little as possible: %j", (schema, from, value) => {
  expect(make(plain, schema as JsonObject, 0, from as Json)).toEqual(value);
});

test.each([
  [{ type: "string" }, "string"],
  [{ type: "string", maxLength: 3 }, "str"],
  [{ type: "string", minLength: 8 }, "stringgg"],
  [{ type: "string", format: "email" }, "someone@example.com"],
  [{ type: "string", pattern: "^[\\-a]+$", example: "a-a" }, "a-a"],
  [{ type: "integer", default: 7 }, 7],
  [{ type: "integer", example: "seven" }, 0],
  [{ anyOf: [{ type: "null" }, { type: "boolean" }] }, true],
  [{ type: "array", items: { type: "string" } }, ["string"]],
  [
    { type: "object", required: ["b"], properties: { a: { type: "string" }, b: { type: "integer" } } },
    { a: "string", b: 0 },
  ],
  [{ type: "object", additionalProperties: { type: "string" } }, { name: "string" }],
])("an example for readers is full and plain: %j", (schema, value) => {
  expect(JSON.stringify(makeExample(schema as JsonObject, {}))).toBe(JSON.stringify(value));
});

test("an example of a schema that contains itself stays small", () => {
  const node = { $ref: "#/components/schemas/Node" };
  const Node = { properties: { left: node, right: node, others: { type: "array", items: node } } };
  const text = JSON.stringify(makeExample(node, { components: { schemas: { Node } } }));
  expect(text).toContain('{"left":{"left":');
  expect(text.length).toBeLessThan(5000);
});

/** A schema for each keyword that can refuse a value, and a value that it accepts. */
const accepted: Readonly<Record<string, readonly [schema: JsonObject, value: Json]>> = {
  type: [{ type: "string" }, "a"],
  enum: [{ enum: ["a"] }, "a"],
  const: [{ const: 1 }, 1],
  required: [{ required: ["a"] }, { a: 1 }],
  dependentRequired: [{ dependentRequired: { a: ["b"] } }, { a: 1, b: 1 }],
  additionalProperties: [{ additionalProperties: false }, {}],
  unevaluatedProperties: [{ unevaluatedProperties: false }, {}],
  minProperties: [{ minProperties: 1 }, { a: 1 }],
  maxProperties: [{ maxProperties: 1 }, { a: 1 }],
  unevaluatedItems: [{ unevaluatedItems: false }, []],
  contains: [{ contains: { const: 1 } }, [1]],
  minContains: [{ contains: { const: 1 }, minContains: 1 }, [1]],
  maxContains: [{ contains: { const: 1 }, maxContains: 1 }, [1]],
  uniqueItems: [{ uniqueItems: true }, [1]],
  minItems: [{ minItems: 1 }, [1]],
  maxItems: [{ maxItems: 1 }, [1]],
  pattern: [{ pattern: "^a$" }, "a"],
  format: [{ format: "date" }, "2030-01-31"],
  minLength: [{ minLength: 1 }, "a"],
  maxLength: [{ maxLength: 1 }, "a"],
  minimum: [{ minimum: 1 }, 1],
  maximum: [{ maximum: 1 }, 1],
  exclusiveMinimum: [{ exclusiveMinimum: 1 }, 2],
  exclusiveMaximum: [{ exclusiveMaximum: 1 }, 0],
  multipleOf: [{ multipleOf: 2 }, 2],
  anyOf: [{ anyOf: [{ type: "string" }] }, "a"],
  oneOf: [{ oneOf: [{ type: "string" }] }, "a"],
  not: [{ not: { const: 1 } }, 2],
};

test("every keyword that can refuse a value is broken", () => {
  const refusing = Object.entries(KEYWORDS).flatMap(([name, { isAnnotation, refusesNothing, passesOn }]) =>
    isAnnotation || refusesNothing || passesOn ? [] : [name],
  );
  expect(Object.keys(accepted).toSorted()).toEqual(refusing.toSorted());
});

test.each(Object.entries(accepted))("%s is broken", (keyword, [schema, value]) => {
  const site = listBreakSites(schema, value, { facetter: plain }).find((one) => one.keyword === keyword);
  expect(site).toBeDefined();
  const [broken] = site === undefined ? [] : breakKeyword(site, { facetter: plain });
  expect(broken).toBeDefined();
  expect(broken).not.toEqual(value);
});

test("a keyword of a plug-in is broken by its own values, or by guesses that it confirms", () => {
  const even = { keyword: "x-even", appliesTo: "string", holds: (text: string) => text.length % 2 === 0 };
  const broken = (own: typeof even & { breaks?: () => string[] }) => {
    const tools = { facetter: plain, ownKeywords: [own] };
    return listBreakSites({ "x-even": true }, "ab", tools).flatMap((site) => breakKeyword(site, tools));
  };
  expect(broken(even).every((text) => String(text).length % 2 === 1)).toBe(true);
  expect(broken({ ...even, breaks: () => ["abc"] })).toEqual(["abc"]);
});
