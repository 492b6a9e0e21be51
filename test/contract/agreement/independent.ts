import { registerSchema, setShouldValidateFormat, validate } from "@hyperjump/json-schema/draft-2020-12";
import "@hyperjump/json-schema/formats";
import { isObject, type JsonObject } from "../../../scripts/schema/json.ts";
import type { Place } from "./places.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const ADDRESS = "https://contract.example/schemas";

/** A validator that shares nothing with ours: it interprets the document's schemas as they are written. */
export async function independentValidators(
  document: JsonObject,
  places: readonly Place[],
): Promise<Map<Place, (value: unknown) => boolean>> {
  setShouldValidateFormat(true);
  const components = isObject(document.components) ? document.components : {};
  const inline = Object.fromEntries(places.map(({ schema }, index) => [`place-${index}`, schema]));
  // Elsewhere in the document a $ref leads to the components; here they are the definitions beside it.
  const text = JSON.stringify({ ...(components.schemas as JsonObject), ...inline }).replaceAll(
    '"#/components/schemas/',
    '"#/$defs/',
  );
  registerSchema({ $schema: DIALECT, $defs: JSON.parse(text) as never }, ADDRESS);
  const made = new Map<Place, (value: unknown) => boolean>();
  for (const [index, place] of places.entries()) {
    const check = await validate(`${ADDRESS}#/$defs/place-${index}`);
    made.set(place, (value) => check(value as never).valid);
  }
  return made;
}
