import { asArray, asObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { resolve } from "./document.ts";

/** An object as a reader sees it: the members of `allOf` together. */
export interface FlatSchema {
  readonly own: JsonObject;
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  /** What may stand in its place, each a list of choices. */
  readonly choices: readonly (readonly Json[])[];
  /** Rules between its fields. */
  readonly conditions: readonly JsonObject[];
}

export function flatten(root: JsonObject, schema: Json | undefined): FlatSchema {
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  const choices: Json[][] = [];
  const conditions: JsonObject[] = [];
  let own: JsonObject = {};
  const add = (value: Json | undefined, depth: number): void => {
    const part = resolve(root, value);
    const { allOf, properties: fields, required: names, oneOf, anyOf, if: condition, ...rest } = part;
    // What stands further out is more specific.
    own = { ...rest, ...own };
    for (const [name, field] of listMembers(fields)) if (!properties.has(name)) properties.set(name, field);
    for (const name of asArray(names)) required.add(String(name));
    for (const list of [oneOf, anyOf].map(asArray)) if (list.some((one) => isShown(root, one))) choices.push(list);
    if (condition !== undefined) conditions.push(part);
    if (depth < 10) for (const member of asArray(allOf)) add(member, depth + 1);
  };
  add(schema, 0);
  return { own, properties, required, choices, conditions };
}

/** A choice that only asks for fields, or forbids some, has nothing to show: its object lists them. */
function isShown(root: JsonObject, choice: Json): boolean {
  const { required: _, not: __, description: ___, ...rest } = resolve(root, choice);
  return (
    Object.keys(rest).some((key) => !key.startsWith("x-")) &&
    Object.values(asObject(rest.properties)).every((one) => one !== false)
  );
}
