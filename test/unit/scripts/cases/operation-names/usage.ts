import type { ApiClient } from "./want/client.ts";
import type { ClassHandlers, Handlers, PetsToysHandlers, PetsToysHandlers_ } from "./want/handlers.ts";
import { routes } from "./want/routes.ts";

const done = (): { status: 204 } => ({ status: 204 });

export const handlers: Handlers<undefined> = {
  getPetsByPetIdToys: ({ path }) => (path.petId === "" ? done() : done()),
  get: done,
  "list-all.pets v2": done,
  delete: done,
  constructor: done,
  listAllPetsV2: done,
  "7days": done,
  '"quoted"\\': done,
  prototype: done,
  größeÄndern: done,
  raw: done,
  behind: done,
  behindToo: ({ query }) => (query.q === 1 ? done() : done()),
  beside: done,
};

export const toys: PetsToysHandlers<undefined> = { getPetsByPetIdToys: done };
export const pets: PetsToysHandlers_<undefined> = { "list-all.pets v2": done };
// @ts-expect-error an operation is left out
export const none: ClassHandlers<undefined> = {};

export const limit: 5 | undefined = routes
  .map((route) => route.extensions)
  .find((extensions) => "x-limit" in extensions)?.["x-limit"].perSecond;

export const raw = (client: ApiClient): Promise<unknown>[] => [client.raw(), client.raw2.GET("/taken")];
export const call = (client: ApiClient): Promise<unknown> => client["list-all.pets v2"]();
