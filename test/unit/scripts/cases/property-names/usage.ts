import type { components } from "./want/types.ts";

type Schemas = components["schemas"];

export const odd: Schemas["Odd"] = {
  constructor: 1,
  toString: 1,
  "it's": 1,
  "*/ ends": 1,
  "`${1}`": 1,
  $ref: 1,
  7: 1,
  "": 1,
};
export const reffed: Schemas["Reffed"] = { $ref: odd };
export const generic: Schemas["Generic<Item>[]"] = [{ list: [{}] }];
export const users: Schemas["Users"] = { c: { hasOwnProperty: true }, g: 1, h: 1, k: "x" };
// @ts-expect-error every one is a number
export const text: Schemas["Odd"] = { ...odd, größe: "x" };
