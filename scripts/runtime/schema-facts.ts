// What a schema says of all its values: their types, the fields that they must have, the values that are allowed.

import { type Definitions, flattenAllOf, jsonType, type Schema, type SchemaObject } from "./json-schema.ts";

/** The values of a `const` or `enum`, if the schema has one. */
export function allowedValues(schema: Schema, defs: Definitions): readonly unknown[] | undefined {
  for (const part of flattenAllOf(schema, defs)) {
    if (Object.hasOwn(part, "const")) return [part.const];
    if (part.enum !== undefined) return part.enum;
  }
  return undefined;
}

/** The types that a value of the schema can have, or undefined if the schema does not say. */
export function possibleTypes(schema: Schema, defs: Definitions, depth = 0): readonly string[] | undefined {
  if (depth > 8) return undefined;
  let types: readonly string[] | undefined;
  for (const part of flattenAllOf(schema, defs)) {
    const own = typesOfPart(part, defs, depth);
    if (own !== undefined) types = types === undefined ? own : types.filter((type) => own.includes(type));
  }
  // If no type is left, the parts of an allOf exclude each other; then the type is not what is wrong.
  return types?.length === 0 ? undefined : types;
}

function typesOfPart(part: SchemaObject, defs: Definitions, depth: number): readonly string[] | undefined {
  if (part.type !== undefined) return typeof part.type === "string" ? [part.type] : part.type;
  if (Object.hasOwn(part, "const")) return [jsonType(part.const)];
  if (part.enum !== undefined) return [...new Set(part.enum.map(jsonType))];
  const branches = (part.anyOf ?? part.oneOf)?.map((branch) => possibleTypes(branch, defs, depth + 1));
  return branches?.every((types) => types !== undefined) ? [...new Set(branches.flat())] : undefined;
}

export interface Tag {
  readonly value: unknown;
  /** The schema of the field, for its code. */
  readonly schema: SchemaObject;
}

/** Fields with one allowed value, such as `type: {const: URL}`. */
export function tagFields(schema: Schema, defs: Definitions): ReadonlyMap<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const part of flattenAllOf(schema, defs)) {
    for (const [field, inner] of Object.entries(part.properties ?? {})) {
      const values = allowedValues(inner, defs);
      if (values?.length === 1 && typeof inner !== "boolean") tags.set(field, { value: values[0], schema: inner });
    }
  }
  return tags;
}

export const requiredFields = (schema: Schema, defs: Definitions): readonly string[] => [
  ...new Set(flattenAllOf(schema, defs).flatMap((part) => part.required ?? [])),
];
