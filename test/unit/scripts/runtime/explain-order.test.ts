import { describe, expect, it } from "vitest";
import type { Schema } from "../../../../scripts/runtime/explain.ts";
import { faultsOf, isValid, linesOf } from "./explain-cases.ts";

const pointersOf = (...args: Parameters<typeof faultsOf>) => faultsOf(...args).map((fault) => fault.pointer);

describe("order", () => {
  it("is that of the schema's fields, missing and bad ones alike, unknown ones last", () => {
    const schema = {
      properties: {
        from: { type: "string" },
        to: { type: "string" },
        text: { type: "string" },
        ref: { type: "string" },
      },
      required: ["text", "from"],
      additionalProperties: false,
      maxProperties: 2,
    };
    const data = { zeta: 1, ref: 1, alpha: 1, to: 1 };
    expect(pointersOf(schema, data)).toEqual(["", "/from", "/to", "/text", "/ref", "/zeta", "/alpha"]);
  });

  it("leaves rules across fields out until every field is right by itself, at every depth", () => {
    const rule = { "x-across-fields": true, properties: { text: { maxLength: 2 } }, required: ["image"] };
    const entry = { properties: { text: { type: "string", maxLength: 4 }, ref: { type: "string" } }, allOf: [rule] };
    const schema = { properties: { entries: { items: entry }, to: { type: "string" } } };
    expect(pointersOf(schema, { entries: [{ text: "abc" }], to: 1 })).toEqual(["/to"]);
    expect(linesOf(schema, { entries: [{ text: "abcde" }] })).toEqual([expect.stringContaining("/entries/0/text")]);
    const across = faultsOf(schema, { entries: [{ text: "abc" }] });
    expect(across.map(({ pointer, isAcrossFields }) => [pointer, isAcrossFields])).toEqual([
      ["/entries/0/text", true],
      ["/entries/0/image", true],
    ]);
  });

  it("puts the object's own fields before those of the schemas it brings in", () => {
    const defs = { Base: { properties: { b: { type: "null" }, a: { type: "null" } }, required: ["b"] } };
    const schema = {
      $ref: "#/$defs/Base",
      properties: { c: { type: "null" }, a: true },
      allOf: [{ required: ["d"], properties: { d: true } }],
    };
    expect(pointersOf(schema, { a: 1, c: 1 }, { defs })).toEqual(["/c", "/a", "/b", "/d"]);
  });

  it("puts an object-level fault that concerns a field at the field's place", () => {
    const schema = {
      properties: { a: { type: "null" }, b: true, c: { type: "null" }, d: true },
      not: { required: ["a", "b"] },
      dependentRequired: { a: ["d"] },
      minProperties: 9,
    };
    expect(pointersOf(schema, { c: 1, b: 1, a: 1 })).toEqual(["", "/a", "/b", "/c", "/d"]);
  });

  it("merges what several schemas say of the same nested object", () => {
    const schema = {
      properties: { content: { properties: { title: { type: "string" }, text: { type: "string" } } } },
      if: true,
      then: { properties: { content: { properties: { text: { maxLength: 1 }, title: { maxLength: 1 } } } } },
    };
    expect(pointersOf(schema, { content: { text: "long", title: "long" } })).toEqual([
      "/content/title",
      "/content/text",
    ]);
  });

  it("keeps items by index and map members in data order", () => {
    const defs = { Null: { type: "null" } };
    expect(pointersOf({ allOf: [{ items: { $ref: "#/$defs/Null" } }] }, Array(12).fill(1), { defs })).toEqual(
      Array.from({ length: 12 }, (_, index) => `/${index}`),
    );
    expect(
      pointersOf(
        { patternProperties: { b: { type: "null" } }, additionalProperties: { type: "null" } },
        { c: 1, b: 1, a: 1 },
      ),
    ).toEqual(["/c", "/b", "/a"]);
  });
});

describe("what is told once", () => {
  it("keeps the inner fault of the same place and keyword", () => {
    const schema = {
      properties: { text: { maxLength: 5 } },
      if: true,
      then: { properties: { text: { maxLength: 2 } } },
    };
    expect(linesOf(schema, { text: "too long" })).toEqual(["/text must be at most 2 characters (is 8)"]);
  });

  it("names an absent field once, in its plainest form", () => {
    const schema = { required: ["b"], dependentRequired: { a: ["b"] }, allOf: [{ required: ["b"] }] };
    expect(linesOf(schema, { a: 1 })).toEqual(["/b is required"]);
  });

  it("lets a wrong type silence what could not apply", () => {
    const schema = { type: "string", enum: ["a"], minLength: 3, allOf: [{ const: "a" }], anyOf: [{ const: "a" }] };
    expect(linesOf(schema, 1)).toEqual([" must be a string"]);
    expect(linesOf({ allOf: [{ enum: ["a"] }, { type: "string" }, { minimum: 5 }] }, 1)).toEqual([
      " must be a string",
      " must be at least 5 (is 1)",
    ]);
  });

  it("says nothing of unknown fields where the type is wrong", () => {
    expect(linesOf({ allOf: [{ type: "string" }], unevaluatedProperties: false }, { a: 1 })).toEqual([
      " must be a string",
    ]);
  });
});

describe("caps", () => {
  const nested = (levels: number, leaf: unknown, wrap: (inner: unknown) => unknown) => {
    let data = leaf;
    for (let level = 0; level < levels; level += 1) data = wrap(data);
    return data;
  };
  const list = { defs: { List: { type: "object", properties: { next: { $ref: "#/$defs/List" } } } } };

  it("lists at most maxFaults, 50 unless told, the first in order", () => {
    const items = Array.from({ length: 100_000 }, (_, index) => index);
    expect(faultsOf({ items: { type: "string" } }, items)).toHaveLength(50);
    expect(
      pointersOf({ properties: { b: false }, allOf: [{ properties: { a: false } }] }, { a: 1, b: 1 }, { maxFaults: 1 }),
    ).toEqual(["/b"]);
  });

  it("counts its steps and ends when there are none left, with what was found", () => {
    let looks = 0;
    const keywords = [{ keyword: "x-look", appliesTo: "number" as const, holds: () => ++looks > 0, message: () => "" }];
    const items = Array.from({ length: 100_000 }, (_, index) => [index]);
    const schema = { items: { items: { "x-look": true, maximum: 2 } } };
    expect(pointersOf(schema, items.slice(0, 4), { keywords })).toEqual(["/3/0"]);
    looks = 0;
    expect(faultsOf({ items: { items: { "x-look": true } } }, items, { keywords })).toEqual([]);
    expect(looks).toBeLessThan(5000);
    looks = 0;
    expect(faultsOf({ items: { items: { "x-look": true } } }, items, { keywords, maxSteps: 500 })).toEqual([]);
    expect(looks).toBeLessThan(500);
  });

  it("looks at few members above a limit of their number", () => {
    let looks = 0;
    const keywords = [{ keyword: "x-look", appliesTo: "number" as const, holds: () => ++looks > 0, message: () => "" }];
    const numbers = Array.from({ length: 4000 }, (_, index) => index);
    const list = { maxItems: 3, items: { "x-look": true } };
    const map = { maxProperties: 3, additionalProperties: { "x-look": true } };
    expect(faultsOf(list, numbers, { keywords })).toMatchObject([{ keyword: "maxItems" }]);
    expect(faultsOf(map, { ...numbers }, { keywords })).toMatchObject([{ keyword: "maxProperties" }]);
    expect(looks).toBe(2 * (3 + 50));
  });

  it("steps over members that a generated check finds valid, and finds the same faults", () => {
    const defs: Record<string, Schema> = {
      Card: {
        type: "object",
        required: ["b"],
        properties: { a: { type: "string", "x-code": "A1" }, b: { type: "number" } },
      },
    };
    const schema: Schema = {
      properties: { card: { $ref: "#/$defs/Card" }, cards: { items: { $ref: "#/$defs/Card", description: "One." } } },
      allOf: [{ properties: { card: { properties: { a: { maxLength: 1 } } } } }],
    };
    const isCard = (value: unknown): boolean => isValid(defs.Card ?? false, value);
    const data = { card: { a: "xx", b: 1 }, cards: [{ b: 1 }, { a: 1 }, { b: 2 }] };
    const found = faultsOf(schema, data, { defs, checks: new Map([["Card", isCard]]), stepsOver: true });
    expect(found).toEqual(faultsOf(schema, data, { defs }));
    // The code stands in a schema that the value matches.
    expect(found.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      "/card/a A1",
      "/cards/1/a A1",
      "/cards/1/b F000",
    ]);
  });

  it("cuts long names in pointers, because each fault below repeats them", () => {
    const [fault] = faultsOf({ additionalProperties: { items: false } }, { ["n".repeat(100_000)]: [1] });
    expect(fault?.pointer).toHaveLength(501);
  });

  it("prefixes pointers", () => {
    expect(pointersOf({ required: ["a"] }, {}, { at: "/body" })).toEqual(["/body/a"]);
  });

  it("stops at maxDepth with a fault", () => {
    const faults = faultsOf(
      { $ref: "#/$defs/List" },
      nested(10_000, {}, (next) => ({ next })),
      list,
    );
    expect(faults).toMatchObject([{ keyword: "maxDepth", message: "is nested too deeply (more than 200 levels)" }]);
    expect(
      faultsOf(
        { $ref: "#/$defs/List" },
        nested(10, 1, (next) => ({ next })),
        { ...list, maxDepth: 5 },
      ),
    ).toHaveLength(1);
    expect(
      linesOf(
        { $ref: "#/$defs/List" },
        nested(3, 1, (next) => ({ next })),
        list,
      ),
    ).toEqual(["/next/next/next must be an object"]);
  });

  it("compares deeply nested items without the engine's stack", () => {
    const deep = () => nested(20_000, 1, (inner) => [inner]);
    expect(faultsOf({ uniqueItems: true }, [deep(), deep()])).toHaveLength(1);
  });

  it("ends a reference to itself", () => {
    const defs = { Loop: { allOf: [{ $ref: "#/$defs/Loop" }] } };
    expect(faultsOf({ $ref: "#/$defs/Loop" }, {}, { defs })).toMatchObject([{ keyword: "maxDepth" }]);
  });

  // Each of these takes 2^12 steps when a level is looked at twice from the level above. With so many the limit ends the walk, and
  // nothing is found.
  const twice = { properties: { next: { $ref: "#/$defs/Node" } } };
  const doubling = {
    allOf: { type: "object", allOf: [twice, { ...twice }] },
    anyOf: {
      type: "object",
      anyOf: [
        { ...twice, required: ["a"] },
        { ...twice, required: ["b"] },
      ],
    },
    oneOf: {
      type: "object",
      oneOf: [
        { ...twice, required: ["a"] },
        { ...twice, required: ["b"], maxProperties: 0 },
      ],
    },
    then: { type: "object", if: { ...twice }, then: { ...twice }, else: { ...twice, minProperties: 1 } },
  };
  for (const [name, Node] of Object.entries(doubling)) {
    it(`does not double the work at each level (${name})`, () => {
      const data = nested(12, 5, (next) => ({ a: 1, next }));
      expect(linesOf({ $ref: "#/$defs/Node" }, data, { defs: { Node }, maxSteps: 1500 })).toEqual([
        `${"/next".repeat(12)} must be an object`,
      ]);
    });
  }
});
