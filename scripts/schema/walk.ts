import { setProperty } from "../runtime/json-values.ts";
import { asArray, escapeSegment, isObject, type Json, type JsonObject, unescapeSegment } from "./json.ts";
import { keywordOf, SCHEMA_HOLDERS } from "./keywords.ts";

/** A JSON Schema 2020-12: an object of keywords, or true or false. */
export type Schema = JsonObject | boolean;

export const isSchema = (value: Json | undefined): value is Schema => isObject(value) || typeof value === "boolean";

/** Calls `visit` for each schema directly inside another. */
export function eachSubschema(schema: JsonObject, visit: (child: Schema, keyword: string, key?: string) => void): void {
  for (const keyword of SCHEMA_HOLDERS) {
    const value = schema[keyword];
    if (value === undefined) continue;
    if (keywordOf(keyword)?.schemas === "one") {
      if (isSchema(value)) visit(value, keyword);
    } else if (typeof value === "object") {
      for (const [key, child] of Object.entries(value ?? {})) if (isSchema(child)) visit(child, keyword, key);
    }
  }
}

/** A copy in which `change` replaces each direct subschema; undefined removes it. */
export function mapSubschemas(
  schema: JsonObject,
  change: (child: Schema, keyword: string) => Schema | undefined,
): JsonObject {
  const copy: JsonObject = { ...schema };
  // Most schemas have few keywords, so these are looked up and not the thirty that may have subschemas.
  for (const [keyword, value] of Object.entries(schema)) {
    const form = keywordOf(keyword)?.schemas;
    if (form === undefined) continue;
    if (form === "one") {
      if (isSchema(value)) put(copy, keyword, change(value, keyword));
    } else if (Array.isArray(value)) {
      copy[keyword] = value
        .map((child) => (isSchema(child) ? change(child, keyword) : child))
        .filter((child) => child !== undefined);
    } else if (isObject(value)) {
      const members: JsonObject = {};
      for (const [key, child] of Object.entries(value))
        put(members, key, isSchema(child) ? change(child, keyword) : child);
      copy[keyword] = members;
    }
  }
  return copy;
}

function put(holder: JsonObject, key: string, value: Json | undefined): void {
  if (value === undefined) delete holder[key];
  else setProperty(holder, key, value);
}

const SCHEMA_REF = "#/components/schemas/";

/** The name of the component that a $ref refers to. After normalisation every schema $ref has this form. */
export const refName = (reference: Json | undefined): string | undefined =>
  typeof reference === "string" && reference.startsWith(SCHEMA_REF)
    ? unescapeSegment(reference.slice(SCHEMA_REF.length))
    : undefined;

export const refTo = (name: string): string => SCHEMA_REF + escapeSegment(name);

/**
 * The schema and those that apply to the same value: the component it refers to and the members of its `allOf` (or of other
 * keywords), at any depth, each once.
 */
export function listParts(
  schema: Json | undefined,
  schemas: JsonObject,
  keywords: readonly string[] = ["allOf"],
  seen = new Set<JsonObject>(),
): JsonObject[] {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  const name = refName(schema.$ref);
  const target = name === undefined ? undefined : schemas[name];
  const inner = [target, ...keywords.flatMap((keyword) => asArray(schema[keyword]))];
  return [schema, ...inner.flatMap((part) => listParts(part, schemas, keywords, seen))];
}

/** The annotation (default, readOnly…) of a schema or of one of its parts. */
export const findAnnotation = (schema: Json | undefined, keyword: string, schemas: JsonObject): Json | undefined =>
  listParts(schema, schemas).find((part) => part[keyword] !== undefined)?.[keyword];

/** The definitions to which a schema of validators refers, by `#/$defs/<name>`. */
export function findReferences(schema: Schema, found: Set<string> = new Set()): Set<string> {
  if (!isObject(schema)) return found;
  if (typeof schema.$ref === "string") found.add(schema.$ref.slice("#/$defs/".length));
  eachSubschema(schema, (child) => findReferences(child, found));
  return found;
}
