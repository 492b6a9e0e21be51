import { isAnnotation } from "../ir/normalise-schema.ts";
import { mapSubschemas, type Schema } from "../ir/schema.ts";
import { isObject, type Json } from "../pipeline/json.ts";

/** JSON with sorted keys: equal texts, equal values. */
export function canonicalJson(value: Json | undefined): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join()}}`;
}

/** A schema as what it demands: remarks left out, order of no matter. A $ref counts by its name. */
export const canonicalSchema = (schema: Schema): string => canonicalJson(demandsOf(schema));

function demandsOf(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword)));
  const demands = mapSubschemas(kept, demandsOf);
  for (const keyword of ["required", "enum", "type"]) {
    const list = demands[keyword];
    if (Array.isArray(list)) demands[keyword] = list.map((entry) => canonicalJson(entry)).sort();
  }
  return demands;
}
