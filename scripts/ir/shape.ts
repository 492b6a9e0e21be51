import { isObject, type JsonObject } from "../pipeline/json.ts";
import type { Shape } from "./model.ts";
import { refName, type Schema } from "./schema.ts";

type ScalarType = Extract<Shape, { kind: "scalar" }>["types"][number];

const SCALARS: readonly string[] = ["string", "number", "integer", "boolean", "null"];
const MAX_DEPTH = 6;

/** How a value that travels as text is to be read: the schema's types, and nothing else of it. */
export function shapeOf(schema: Schema | undefined, schemas: JsonObject, depth = 0): Shape {
  if (!isObject(schema) || depth > MAX_DEPTH) return { kind: "any" };
  const name = refName(schema.$ref);
  if (name !== undefined) return shapeOf(schemas[name] as Schema, schemas, depth + 1);
  const types = typesOf(schema, schemas, depth);
  if (types.has("array"))
    return { kind: "array", items: shapeOf(memberSchema(schema, "items", schemas, depth), schemas, depth + 1) };
  if (types.has("object")) return objectShape(schema, schemas, depth);
  const scalars = [...types].filter((type): type is ScalarType => SCALARS.includes(type));
  return scalars.length > 0 ? { kind: "scalar", types: scalars } : { kind: "any" };
}

function objectShape(schema: JsonObject, schemas: JsonObject, depth: number): Shape {
  const properties: Record<string, Shape> = {};
  let rest: Shape | undefined;
  for (const part of partsOf(schema, schemas, depth)) {
    for (const [name, property] of Object.entries(isObject(part.properties) ? part.properties : {}))
      properties[name] = shapeOf(property as Schema, schemas, depth + 1);
    const more = part.additionalProperties;
    if (more === true || isObject(more)) rest = shapeOf(more, schemas, depth + 1);
  }
  return { kind: "object", properties, ...(rest ? { rest } : {}) };
}

/** The schema and all it is composed of; which branch of a union is meant is not known from text. */
function partsOf(schema: JsonObject, schemas: JsonObject, depth: number): JsonObject[] {
  if (depth > MAX_DEPTH) return [];
  const name = refName(schema.$ref);
  const inner = [
    ...(name === undefined ? [] : [schemas[name]]),
    ...["allOf", "anyOf", "oneOf"].flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
  ];
  return [schema, ...inner.flatMap((part) => (isObject(part) ? partsOf(part, schemas, depth + 1) : []))];
}

function memberSchema(schema: JsonObject, keyword: string, schemas: JsonObject, depth: number): Schema | undefined {
  for (const part of partsOf(schema, schemas, depth)) if (part[keyword] !== undefined) return part[keyword] as Schema;
  return undefined;
}

function typesOf(schema: JsonObject, schemas: JsonObject, depth: number): Set<string> {
  const types = new Set<string>();
  for (const part of partsOf(schema, schemas, depth)) {
    const { type } = part;
    if (typeof type === "string") types.add(type);
    else if (Array.isArray(type)) for (const one of type) types.add(String(one));
    else if (part.properties !== undefined) types.add("object");
    else if (part.items !== undefined) types.add("array");
    else for (const value of valuesOf(part)) types.add(value === null ? "null" : typeof value);
  }
  return types;
}

const valuesOf = (schema: JsonObject): unknown[] =>
  schema.const !== undefined ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : [];
