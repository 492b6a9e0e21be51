import type { components } from "./want/types.ts";

type Forms = components["schemas"]["Forms"];

export const nulls: Forms = {
  typed: null,
  number: null,
  listed: null,
  listedWithNull: null,
  listedUntyped: null,
  wrapped: null,
  wrappedTyped: null,
  wrappedEnum: null,
  oneOf: null,
  anyOf: null,
  not: null,
  untyped: null,
  object: null,
  array: [null],
  map: { a: null },
};
export const values: Forms = { wrapped: { name: "x" }, wrappedEnum: "red", oneOf: 1, listedUntyped: 1 };
export const holder: components["schemas"]["Holder"] = { inner: null };

// @ts-expect-error nullable: false
export const notNullable: Forms = { notNullable: null };
// @ts-expect-error ignored beside a $ref
export const ref: Forms = { ref: null };
// @ts-expect-error null is the only addition to the list
export const listed: Forms = { listed: "c" };
