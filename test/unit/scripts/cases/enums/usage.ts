import {
  Kind,
  ListPetsSortBy,
  Mixed,
  Mixed2,
  Order,
  PetHomePlace,
  PetState,
  PetState2,
  PetTags,
  Priority,
} from "./want/enums.ts";
import type { components } from "./want/types.ts";

// The constants have the types of the schemas.
export const pet: components["schemas"]["Pet"] = {
  kind: Kind["guinea-pig"],
  state: PetState.alive,
  tags: [PetTags.small],
};
export const priority: components["schemas"]["Priority"] = Priority["Very-High"];
export const order: "asc" | "desc" = Order.asc;
export const sorted: ListPetsSortBy[] = Object.values(ListPetsSortBy);
export const others = [Mixed.a, Mixed2[1], PetHomePlace.house, PetState2.known];
// @ts-expect-error no such value
Kind.dog;
// @ts-expect-error no such value
export const wrong: Kind = "dog";
