import type { AddPetReply, AddPetRequest } from "./want/handlers.ts";
import type { components } from "./want/types.ts";

type Pet = components["schemas"]["Pet"];

/** The property narrows the union: every branch states its own values, wherever they come from. */
export function describe(pet: Pet): number | string[] | undefined {
  switch (pet.kind) {
    case "cat":
    case "kitten":
      return pet.lives;
    case "dog":
      return pet.tricks;
    case "bird":
      return pet.wings;
  }
}

export const reply: AddPetReply = { status: 201, body: { kind: "kitten", lives: 9 } };

// @ts-expect-error no branch has this value
export const fish: Pet = { kind: "fish" };

// @ts-expect-error the chosen branch requires lives
export const cat: Pet = { kind: "cat" };

export const read = (request: AddPetRequest): string => request.body.kind;
