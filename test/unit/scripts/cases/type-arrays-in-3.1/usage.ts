import type { components } from "./want/types.ts";

type Forms = components["schemas"]["Forms"];

export const one: Forms = { two: "abc", orNull: null, objectOrNull: null, arrayOrText: "x", onlyNull: null };
export const other: Forms = { two: 7, orNull: "x", objectOrNull: { a: 1 }, arrayOrText: [1], enumOrNull: null };
export const more: Forms = { refOrNull: null, constant: 7, constantNull: null };

// @ts-expect-error neither string nor integer
export const neither: Forms = { two: true };
// @ts-expect-error not the constant
export const eight: Forms = { constant: 8 };
// @ts-expect-error nothing but null
export const notNull: Forms = { onlyNull: "x" };
