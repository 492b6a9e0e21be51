import type { components } from "./want/types.ts";

type Schemas = components["schemas"];

export const map: Schemas["Map"] = { a: 1 };
export const free: [Schemas["FreeMap"], Schemas["FreeMapEmpty"], Schemas["Bare"]] = [{ a: [] }, { a: 1 }, { a: "x" }];
export const more: Schemas["NamedAndMore"] = { name: "x", age: 1 };
export const patterns: Schemas["Patterns"] = { n_1: 1, s_1: "x" };
export const pair: Schemas["Pair"] = ["x", 1];
export const open: Schemas["OpenTuple"] = ["x", 1, 2];
export const loose: Schemas["LooseTuple"] = ["x"];
export const list: Schemas["NoItems"] = [1, "x"];
export const closed: Schemas["UnevaluatedAllOf"] = { a: 1, b: 2 };
export const patterned: Schemas["PatternAndNamed"] = { n_1: 1, n_2: 2 };

// @ts-expect-error values are numbers
export const text: Schemas["Map"] = { a: "x" };
// @ts-expect-error in this order, and both
export const one: Schemas["Pair"] = ["x"];
// @ts-expect-error neither text nor number
export const bool: Schemas["OpenTuple"] = ["x", true];
// @ts-expect-error named
export const nameless: Schemas["NamedAndMore"] = { age: 1 };
// @ts-expect-error not an object
export const bare: Schemas["Bare"] = 1;
