import { isObject } from "../../../scripts/schema/json.ts";
import { isAnnotation } from "../../../scripts/schema/keywords.ts";
import { eachSubschema, type Schema } from "../../../scripts/schema/walk.ts";
import type { Place } from "./places.ts";

/** Keywords that hold schemas and refuse nothing themselves, and those that only name. */
const HOLDERS: ReadonlySet<string> = new Set([
  ...["$ref", "allOf", "if", "then", "else", "properties", "patternProperties", "items", "prefixItems", "$defs"],
  ...["discriminator", "x-union-by"],
]);

/** Where each schema stands: its own place, or that of a schema inside it. */
export function schemaPlaces(places: readonly Place[]): Map<Schema, string> {
  const found = new Map<Schema, string>();
  const visit = (schema: Schema, at: string): void => {
    if (!isObject(schema) || found.has(schema)) return;
    found.set(schema, at);
    eachSubschema(schema, (child, keyword, key) =>
      visit(child, `${at}/${keyword}${key === undefined ? "" : `/${key}`}`),
    );
  };
  for (const { name, schema } of places) visit(schema, name);
  return found;
}

/** Every keyword that can refuse a value, as `place keyword`. */
export function refusingKeywords(places: ReadonlyMap<Schema, string>): Set<string> {
  const keys = new Set<string>();
  for (const [schema, place] of places) {
    // What stands in a condition decides and does not refuse; what stands in a negation is broken by fitting it.
    if (!isObject(schema) || /\/(if|not)(\/|$)/.test(place)) continue;
    for (const [keyword, value] of Object.entries(schema))
      if (!isAnnotation(keyword) && !HOLDERS.has(keyword) && !(keyword === "additionalProperties" && value !== false))
        keys.add(`${place} ${keyword === "const" ? "enum" : keyword}`);
  }
  return keys;
}
