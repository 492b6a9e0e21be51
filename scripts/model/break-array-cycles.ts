import { freeName } from "../document/names.ts";
import { isObject, type JsonObject } from "../schema/json.ts";
import { eachSubschema, mapSubschemas, refName, type Schema } from "../schema/walk.ts";

/** Marks an array whose type is written as an interface: `ListOf<"Name">`. */
export const LIST_OF = "x-list-of";

/** TypeScript resolves these parts of a type at once, and the members of objects only when they are used. */
const EAGER: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "items", "prefixItems"]);

/**
 * `Json: string | Json[]` is a circular type when written as components["schemas"]["Json"], because TypeScript resolves
 * arrays at once. It resolves interfaces later, so such arrays become an interface that extends Array.
 */
export function breakArrayCycles(components: JsonObject): void {
  const reachable = findReachable(components);
  for (const [name, schema] of Object.entries(components))
    if (reachable.get(name)?.has(name)) components[name] = breakCycles(schema as Schema, name, components, reachable);
}

type Reachable = ReadonlyMap<string, ReadonlySet<string>>;

function breakCycles(schema: Schema, owner: string, components: JsonObject, reachable: Reachable): Schema {
  if (!isObject(schema)) return schema;
  const leadsBack = (name: string): boolean => name === owner || reachable.get(name)?.has(owner) === true;
  if (isObject(schema.items) && [...eagerRefs(schema.items)].some(leadsBack)) return listOf(schema, owner, components);
  return mapSubschemas(schema, (child, keyword) =>
    EAGER.has(keyword) ? breakCycles(child, owner, components, reachable) : child,
  );
}

function listOf(schema: JsonObject, owner: string, components: JsonObject): Schema {
  const { items, type, ...rest } = schema;
  const target = refName((items as JsonObject).$ref);
  const name = target ?? freeName(`${owner}Item`, components);
  if (target === undefined) components[name] = items as JsonObject;
  const list = { type: "array", [LIST_OF]: name };
  const others = Array.isArray(type) ? type.filter((one) => one !== "array") : [];
  return others.length === 0 ? { ...rest, ...list } : { anyOf: [list, { ...rest, type: others }] };
}

/** The components that TypeScript resolves at once when it resolves this schema. */
function eagerRefs(schema: Schema, names = new Set<string>()): Set<string> {
  if (!isObject(schema)) return names;
  const name = refName(schema.$ref);
  if (name !== undefined) names.add(name);
  eachSubschema(schema, (child, keyword) => {
    if (EAGER.has(keyword)) eagerRefs(child, names);
  });
  return names;
}

/** For each component, those that it refers to, directly or not. */
function findReachable(components: JsonObject): Reachable {
  const next = new Map(Object.entries(components).map(([name, schema]) => [name, eagerRefs(schema as Schema)]));
  const reachable = (name: string): Set<string> => {
    const found = new Set(next.get(name));
    // The loop also visits the names that are added during the loop.
    for (const one of found) for (const further of next.get(one) ?? []) found.add(further);
    return found;
  };
  return new Map([...next.keys()].map((name) => [name, reachable(name)]));
}
