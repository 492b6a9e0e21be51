import { describe, expect, test } from "vitest";
import { type FillPlan, fillDefaults, fillsWithin } from "../../../../scripts/runtime/fill.ts";

const plans: Readonly<Record<string, FillPlan>> = {
  plain: { defaults: [["a", "1"]] },
  both: { defaults: [["b", "2"]], also: ["plain"] },
  chosen: { union: { property: "kind", branches: [[["x"], "plain"]] } },
  member: { defaults: [["c", "3"]], members: [["inner", "plain"]] },
  list: { items: "plain" },
  map: { values: "plain" },
  deepUnion: { union: { property: "kind", branches: [[["x"], "member"]] } },
};

describe("defaults", () => {
  test.each<[string, object, object, string[]]>([
    ["plain", {}, { a: "1" }, ["a"]],
    ["plain", { a: "given" }, { a: "given" }, []],
    ["both", {}, { b: "2", a: "1" }, ["b", "a"]],
    ["chosen", { kind: "x" }, { kind: "x", a: "1" }, ["a"]],
    ["chosen", { kind: "y" }, { kind: "y" }, []],
    ["member", { inner: {} }, { inner: { a: "1" }, c: "3" }, ["c"]],
    ["list", [{}], [{ a: "1" }], []],
    ["unknown", {}, {}, []],
  ])("of %s in %j: %j, of its own %j", (plan, value, filled, added) => {
    expect(fillDefaults(plans, plan, value)).toEqual(added);
    expect(value).toEqual(filled);
  });

  test.each<[string, boolean]>([
    ["plain", false],
    ["both", false],
    ["chosen", false],
    ["unknown", false],
    ["member", true],
    ["list", true],
    ["map", true],
    ["deepUnion", true],
  ])("of %s are put inside of members: %j", (plan, isWithin) => {
    expect(fillsWithin(plans, plan)).toBe(isWithin);
  });
});
