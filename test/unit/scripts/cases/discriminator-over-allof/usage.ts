import type { ListAnimalsReply } from "./want/handlers.ts";
import type { components } from "./want/types.ts";

type Schemas = components["schemas"];

export function age(animal: Schemas["Animal"]): number {
  if (animal.kind === "Puppy") return animal.weeks;
  if (animal.kind === "Cat") return animal.lives;
  return animal.tricks?.length ?? 0;
}

export const reply: ListAnimalsReply = {
  status: 200,
  body: [
    { kind: "Cat", name: "Tom", lives: 9 },
    { kind: "Puppy", name: "Rex", weeks: 8 },
  ],
};

export const plain: Schemas["Account"] = { type: "plain" };
// @ts-expect-error a gold account has a bonus
export const gold: Schemas["Account"] = { type: "gold" };
// @ts-expect-error a cat has lives
export const cat: Schemas["Animal"] = { kind: "Cat", name: "Tom" };
export const payment: Schemas["Payment"] = { method: "card", amount: 1, number: "x" };
// @ts-expect-error a card has a number
export const card: Schemas["Payment"] = { method: "card", amount: 1 };
