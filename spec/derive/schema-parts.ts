import { isObject, type Json, type JsonObject } from "./json.ts";

/** What a subschema applies to: the same value, a member of the value, or only a test that refuses nothing. */
export type PartKind = "same" | "member" | "test";

const SINGLE: Readonly<Record<string, PartKind>> = {
  items: "member",
  additionalProperties: "member",
  contains: "member",
  propertyNames: "test",
  not: "test",
  if: "test",
  then: "same",
  else: "same",
};
const LISTS: Readonly<Record<string, PartKind>> = {
  allOf: "same",
  anyOf: "same",
  oneOf: "same",
  prefixItems: "member",
};
const MAPS: Readonly<Record<string, PartKind>> = {
  properties: "member",
  patternProperties: "member",
  dependentSchemas: "same",
  $defs: "test",
};

export interface Part {
  readonly keyword: string;
  readonly key: string | undefined;
  readonly kind: PartKind;
  readonly schema: JsonObject;
}

/** The direct subschemas of a schema, without boolean ones. */
export function getParts(schema: JsonObject): Part[] {
  const parts: Part[] = [];
  const add = (keyword: string, key: string | undefined, kind: PartKind, value: Json | undefined) => {
    if (isObject(value)) parts.push({ keyword, key, kind, schema: value });
  };
  for (const [keyword, value] of Object.entries(schema)) {
    const single = SINGLE[keyword];
    const list = LISTS[keyword];
    const map = MAPS[keyword];
    if (single) add(keyword, undefined, single, value);
    else if (list && Array.isArray(value)) for (const item of value) add(keyword, undefined, list, item);
    else if (map && isObject(value)) for (const [key, member] of Object.entries(value)) add(keyword, key, map, member);
  }
  return parts;
}

/** A copy with `change` applied to each direct subschema; tests are not changed. */
export function mapParts(schema: JsonObject, change: (part: JsonObject) => JsonObject): JsonObject {
  const changed = (kind: PartKind | undefined, value: Json): Json =>
    kind && kind !== "test" && isObject(value) ? change(value) : structuredClone(value);
  const copy: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const list = LISTS[keyword];
    const map = MAPS[keyword];
    if (list && Array.isArray(value)) copy[keyword] = value.map((item) => changed(list, item));
    else if (map && isObject(value))
      copy[keyword] = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, changed(map, member)]));
    else copy[keyword] = changed(SINGLE[keyword], value);
  }
  return copy;
}

const SCHEMA_REF = "#/components/schemas/";

export function refTo(name: string): string {
  return `${SCHEMA_REF}${name}`;
}

/** The component that the $ref of a schema names. */
export function refName(schema: JsonObject): string | undefined {
  const ref = schema.$ref;
  return typeof ref === "string" && ref.startsWith(SCHEMA_REF) ? ref.slice(SCHEMA_REF.length) : undefined;
}
