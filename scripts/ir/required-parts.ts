import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { mapSubschemas, refName, type Schema } from "./schema.ts";

/**
 * `allOf: [{$ref: Base}], required: [id]`: the property stands in one part and is required by another. A type can say
 * so only where the property stands, so it is repeated beside the `required`.
 */
export function settleRequired(schema: Schema, components: JsonObject): Schema {
  if (!isObject(schema)) return schema;
  const copy = mapSubschemas(schema, (child) => settleRequired(child, components));
  const parts = copy.allOf;
  if (!Array.isArray(parts)) return copy;
  // openapi-typescript hands `required` on to the parts that are written out here, but not to those behind a $ref.
  const here = [copy, ...parts].filter((part) => isObject(part) && isObject(part.properties));
  const asked = (Array.isArray(copy.required) ? copy.required : []).map(String);
  const elsewhere = asked.flatMap((name): [string, Json][] => {
    const isHere = here.some((part) => Object.hasOwn((part as JsonObject).properties as JsonObject, name));
    const property = isHere ? undefined : propertyOf(name, parts, components, 0);
    return property === undefined ? [] : [[name, property]];
  });
  if (elsewhere.length === 0) return copy;
  const repeated = elsewhere.map(([name]) => name);
  const required = asked.filter((name) => !repeated.includes(name));
  const part = { type: "object", properties: Object.fromEntries(elsewhere), required: repeated };
  const { required: _, ...rest } = copy;
  return { ...rest, ...(required.length > 0 ? { required } : {}), allOf: [...parts, part] };
}

function propertyOf(name: string, parts: readonly Json[], components: JsonObject, depth: number): Json | undefined {
  if (depth > 16) return undefined;
  for (const part of parts) {
    if (!isObject(part)) continue;
    const target = refName(part.$ref);
    if (isObject(part.properties) && Object.hasOwn(part.properties, name)) return part.properties[name];
    const inner = [
      ...(target === undefined ? [] : [components[target] ?? true]),
      ...(Array.isArray(part.allOf) ? part.allOf : []),
    ];
    const found = propertyOf(name, inner, components, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
