import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { refName } from "./schema.ts";

/** What a schema notes (default, readOnly…): itself, or the component it is, or a part of what it consists of. */
export function annotationOf(
  schema: Json | undefined,
  keyword: string,
  schemas: JsonObject,
  depth = 0,
): Json | undefined {
  if (!isObject(schema) || depth > 8) return undefined;
  if (schema[keyword] !== undefined) return schema[keyword];
  const name = refName(schema.$ref);
  if (name !== undefined) return annotationOf(schemas[name], keyword, schemas, depth + 1);
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  for (const part of parts) {
    const found = annotationOf(part, keyword, schemas, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
