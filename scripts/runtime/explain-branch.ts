// What can be told of a branch of a union without trying it: its types, the values and fields that
// mark it, the fields it wants.

import { type Definitions, familyOf, kindOf, type Schema, type SchemaObject } from "./json-schema.ts";

/** The values of a `const` or `enum`, when the schema is one. */
export function literalsOf(schema: Schema, defs: Definitions): readonly unknown[] | undefined {
  for (const node of familyOf(schema, defs)) {
    if (Object.hasOwn(node, "const")) return [node.const];
    if (node.enum !== undefined) return node.enum;
  }
  return undefined;
}

/** The types that the branch could hold, or undefined when it does not say. */
export function typesOf(schema: Schema, defs: Definitions, depth = 0): readonly string[] | undefined {
  if (depth > 8) return undefined;
  let types: readonly string[] | undefined;
  for (const node of familyOf(schema, defs)) {
    const own = typesOfNode(node, defs, depth);
    if (own === undefined) continue;
    const before = types;
    types = before === undefined ? own : own.filter((type) => before.includes(type));
  }
  // Nothing left means that the branches of an allOf exclude each other; that is not a matter of type.
  return types?.length === 0 ? undefined : types;
}

function typesOfNode(node: SchemaObject, defs: Definitions, depth: number): readonly string[] | undefined {
  if (node.type !== undefined) return typeof node.type === "string" ? [node.type] : node.type;
  if (Object.hasOwn(node, "const")) return [kindOf(node.const)];
  if (node.enum !== undefined) return [...new Set(node.enum.map(kindOf))];
  const branches = node.anyOf ?? node.oneOf;
  if (branches === undefined) return undefined;
  const all = new Set<string>();
  for (const branch of branches) {
    const types = typesOf(branch, defs, depth + 1);
    if (types === undefined) return undefined;
    for (const type of types) all.add(type);
  }
  return [...all];
}

export interface Mark {
  readonly value: unknown;
  /** The field's own schema node, for its code. */
  readonly node: SchemaObject;
}

/** Fields with one allowed value, such as `type: {const: URL}`. */
export function marksOf(schema: Schema, defs: Definitions): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const node of familyOf(schema, defs)) {
    for (const [field, inner] of Object.entries(node.properties ?? {})) {
      const literals = literalsOf(inner, defs);
      if (literals?.length === 1 && typeof inner !== "boolean") marks.set(field, { value: literals[0], node: inner });
    }
  }
  return marks;
}

export function requiredOf(schema: Schema, defs: Definitions): readonly string[] {
  return [...new Set(familyOf(schema, defs).flatMap((node) => node.required ?? []))];
}

export function fieldsOf(schema: Schema, defs: Definitions): ReadonlySet<string> {
  return new Set(familyOf(schema, defs).flatMap((node) => Object.keys(node.properties ?? {})));
}
