import { mergeRef } from "../document/walk-document.ts";
import { listPartsBy } from "../schema/flat.ts";
import { asArray, asObject, type Json, type JsonObject, listMembers, parsePointer, valueAt } from "../schema/json.ts";

/** An object as a reader sees it: the members of `allOf` together. */
export interface FlatObject {
  readonly own: JsonObject;
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  /** What may stand in its place, each a list of choices. */
  readonly choices: readonly (readonly Json[])[];
  /** Rules between its fields. */
  readonly conditions: readonly JsonObject[];
}

export function readFlatObject(root: JsonObject, schema: Json | undefined): FlatObject {
  const parts = listPartsBy(schema, (reference) => valueAt(root, parsePointer(reference)));
  const properties = new Map<string, Json>();
  // What stands further out is more specific.
  for (const [name, field] of parts.flatMap((part) => listMembers(part.properties)))
    if (!properties.has(name)) properties.set(name, field);
  const unions = parts.flatMap(({ oneOf, anyOf }) => [asArray(oneOf), asArray(anyOf)]);
  return {
    own: Object.assign({}, ...parts.toReversed().map(withoutStructure)),
    properties,
    required: new Set(parts.flatMap((part) => asArray(part.required).map(String))),
    choices: unions.filter((union) => union.some((choice) => isShown(root, choice))),
    conditions: parts.filter((part) => part.if !== undefined),
  };
}

/** What a schema says besides its parts, which are listed apart. */
function withoutStructure(schema: JsonObject): JsonObject {
  const { $ref: _, allOf, properties, required, oneOf, anyOf, if: condition, ...rest } = schema;
  return rest;
}

/** A choice that only asks for fields, or forbids some, has nothing to show: its object lists them. */
function isShown(root: JsonObject, choice: Json): boolean {
  const { required: _, not: __, description: ___, ...rest } = mergeRef(root, choice);
  return (
    Object.keys(rest).some((key) => !key.startsWith("x-")) &&
    Object.values(asObject(rest.properties)).every((one) => one !== false)
  );
}
