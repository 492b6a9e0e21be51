import { canonicalJson as sortKeys } from "../runtime/json-values.ts";
import { isObject, type Json } from "./json.ts";
import { isAnnotation } from "./keywords.ts";
import { mapSubschemas, type Schema } from "./walk.ts";

/** JSON with sorted keys: two values are equal if their texts are. */
export const canonicalJson = (value: Json | undefined): string =>
  typeof value === "object" || typeof value === "bigint" ? sortKeys(value) : (JSON.stringify(value) ?? "");

/** The text of a schema without annotations and without the order of its lists. A $ref is compared by its name. */
export const canonicalSchema = (schema: Schema): string => canonicalJson(withoutAnnotations(schema));

function withoutAnnotations(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword)));
  const bare = mapSubschemas(kept, withoutAnnotations);
  for (const keyword of ["required", "enum", "type"]) {
    const list = bare[keyword];
    if (Array.isArray(list)) bare[keyword] = list.map(canonicalJson).sort();
  }
  return bare;
}
