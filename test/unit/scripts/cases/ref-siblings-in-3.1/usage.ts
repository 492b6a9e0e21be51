import type { components } from "./want/types.ts";

type Holder = components["schemas"]["Holder"];

export const holder: Holder = { short: "ab", described: "abc", one: "abc", extended: { name: "x", age: 1 } };
// @ts-expect-error required beside the $ref
export const ageless: Holder = { extended: { name: "x" } };
// @ts-expect-error the list stands beside the $ref
export const other: Holder = { one: "b" };
