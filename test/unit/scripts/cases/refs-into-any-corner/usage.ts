import type { components } from "./want/types.ts";

type User = components["schemas"]["User"];

export const user: User = {
  part: { a: 1 },
  item: "x",
  escaped: "y",
  local: true,
  answer: { name: "z", self: { name: "z" } },
  parameter: 1,
  anchored: { part: { a: 1 } },
  odd: 1,
};
// @ts-expect-error required in the part that is named
export const part: User = { part: {} };
// @ts-expect-error an integer, by an escaped name
export const odd: User = { odd: "1" };
// @ts-expect-error the answer's schema contains itself
export const answer: User = { answer: { name: "z", self: {} } };
