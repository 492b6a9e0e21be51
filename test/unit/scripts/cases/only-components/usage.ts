import type { components } from "./want/types.ts";
import { schemas } from "./want/validators.js";

/** A validator narrows what it lets pass. */
export function name(value: unknown): string {
  const pet: components["schemas"]["Pet"] | undefined = schemas.Pet(value) ? value : undefined;
  return (
    pet?.name ??
    schemas.Pet.explain(value)
      .map(({ pointer, message }) => `${pointer} ${message}`)
      .join()
  );
}
