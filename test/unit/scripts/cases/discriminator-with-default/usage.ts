import type { Pet } from "./want/types.ts";

export const cat: Pet = { kind: "cat", lives: 9 };
export const fish: Pet = { kind: "fish", name: "Nemo" };
export const unknown: Pet = { name: "Nemo" };
// @ts-expect-error no branch has this
export const nothing: Pet = { kind: "fish", name: 7 };
