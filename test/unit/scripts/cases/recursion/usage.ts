import type { components } from "./want/types.ts";

type Schemas = components["schemas"];

export const tree: Schemas["Tree"] = {
  value: 1,
  left: { value: 2 },
  children: [{ value: 3 }],
  byName: { a: { value: 4 } },
};
export const person: Schemas["Person"] = { employer: { name: "x", staff: [{ employer: { name: "y" } }] } };
export const json: Schemas["Json"] = { a: [1, "x", { b: null }] };
export const list: Schemas["List"] = { head: 1, tail: { head: 2, tail: null } };
export const nested: Schemas["Nested"] = [[], [[]]];
export const expression: Schemas["Expression"] = ["and", 1, ["or", ["not"]]];
export const rows: Schemas["Rows"] = [1, [2, null, [3]]];

// @ts-expect-error a value is missing two levels down
export const hole: Schemas["Tree"] = { value: 1, left: { value: 1, left: {} } };
// @ts-expect-error not JSON
export const notJson: Schemas["Json"] = { a: Symbol("a") };
// @ts-expect-error no text in the third level
export const text: Schemas["Rows"] = [1, [2, ["3"]]];
// @ts-expect-error nor a truth
export const truth: Schemas["Expression"] = ["and", ["or", [true]]];
