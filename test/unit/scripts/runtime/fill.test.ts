import { expect, test } from "vitest";
import { type FillPlan, fillDefaults } from "../../../../scripts/runtime/fill.ts";

const plans: Readonly<Record<string, FillPlan>> = {
  plain: { defaults: [["a", "1"]] },
  both: { defaults: [["b", "2"]], also: ["plain"] },
  chosen: { union: { property: "kind", branches: [[["x"], "plain"]] } },
  member: { defaults: [["c", "3"]], members: [["inner", "plain"]] },
  list: { items: "plain" },
  map: { values: "plain" },
};

test.each<[string, object, object]>([
  ["plain", {}, { a: "1" }],
  ["plain", { a: "given" }, { a: "given" }],
  ["both", {}, { b: "2", a: "1" }],
  ["chosen", { kind: "x" }, { kind: "x", a: "1" }],
  ["chosen", { kind: "y" }, { kind: "y" }],
  ["member", { inner: {} }, { inner: { a: "1" }, c: "3" }],
  ["list", [{}], [{ a: "1" }]],
  ["map", { some: {} }, { some: { a: "1" } }],
  ["unknown", {}, {}],
])("defaults of %s in %j: %j", (plan, value, filled) => {
  fillDefaults(plans, plan, value);
  expect(value).toEqual(filled);
});

test("two values get copies of a default, whose lists and objects a handler may change", () => {
  const shared: Readonly<Record<string, FillPlan>> = {
    lists: {
      defaults: [
        ["tags", ["a", "b"]],
        ["rows", [{ cells: [1] }]],
      ],
    },
  };
  const fill = (): { tags: string[]; rows: { cells: number[] }[] } => {
    const value = {} as ReturnType<typeof fill>;
    fillDefaults(shared, "lists", value);
    return value;
  };
  const first = fill();
  first.tags.push("c");
  first.rows[0]?.cells.push(2);
  expect(fill()).toEqual({ tags: ["a", "b"], rows: [{ cells: [1] }] });
});
