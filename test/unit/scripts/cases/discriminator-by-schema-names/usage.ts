import type { components } from "./want/types.ts";

type Schemas = components["schemas"];

export const area = (shape: Schemas["Shape"]): number => (shape.is === "Circle" ? shape.radius : shape.side);
export const when = (event: Schemas["Event"]): string => (event.type === "thing.created" ? event.at : event.by);
export const speed = (vehicle: Schemas["Vehicle"]): number =>
  vehicle.sort === "Boat" ? vehicle.knots : vehicle.wheels;

// @ts-expect-error not the name of a branch
export const triangle: Schemas["Shape"] = { is: "Triangle", side: 1 };
