import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { mapSubschemas, refName, type Schema } from "./schema.ts";

/**
 * `allOf: [{$ref: Base}], required: [id]`: the property stands in one part and is required by another, or stands nowhere
 * at all. A type can say so only where the property stands, so it is repeated beside the `required`.
 */
export function settleRequired(schema: Schema, components: JsonObject): Schema {
  if (!isObject(schema)) return schema;
  const copy = mapSubschemas(schema, (child) => settleRequired(child, components));
  const parts = Array.isArray(copy.allOf) ? copy.allOf : [];
  const isObjectLike = parts.length > 0 || copy.type === "object" || isObject(copy.properties);
  if (!Array.isArray(copy.required) || !isObjectLike) return copy;
  // openapi-typescript hands `required` on to the parts that are written out here, but not to those behind a $ref.
  const here = [copy, ...parts].flatMap((part) =>
    isObject(part) && isObject(part.properties) ? [part.properties] : [],
  );
  const asked = copy.required.map(String);
  const elsewhere = asked.filter((name) => !here.some((properties) => Object.hasOwn(properties, name)));
  if (elsewhere.length === 0) return copy;
  const repeated = Object.fromEntries(
    elsewhere.map((name): [string, Json] => [name, propertyOf(name, parts, components, 0) ?? {}]),
  );
  if (parts.length === 0)
    return { ...copy, properties: { ...(copy.properties as JsonObject | undefined), ...repeated } };
  const { required: _, ...rest } = copy;
  const required = asked.filter((name) => !elsewhere.includes(name));
  const part = { type: "object", properties: repeated, required: elsewhere };
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
