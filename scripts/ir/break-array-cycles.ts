import { isObject, type JsonObject } from "../pipeline/json.ts";
import { freeName } from "./names.ts";
import { eachSubschema, mapSubschemas, refName, type Schema } from "./schema.ts";

/** Marks an array whose type is written as an interface: `ListOf<"Name">`. */
export const LIST_OF = "x-list-of";

/** TypeScript resolves these parts of a type at once, and the members of objects only when they are used. */
const EAGER: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "items", "prefixItems"]);

/**
 * `Json: string | Json[]` is a circular type when written as components["schemas"]["Json"], because TypeScript resolves
 * arrays at once. It resolves interfaces later, so such arrays become an interface that extends Array.
 */
export function breakArrayCycles(components: JsonObject): void {
  const reach = new Reach(components);
  for (const name of Object.keys(components)) {
    if (!reach.reaches(name, name)) continue;
    components[name] = breakCycles(components[name] as Schema, name, components, reach);
  }
}

function breakCycles(schema: Schema, owner: string, components: JsonObject, reach: Reach): Schema {
  if (!isObject(schema)) return schema;
  const isList = isObject(schema.items) && [...eagerRefs(schema.items)].some((name) => reach.reaches(name, owner));
  if (isList) return listOf(schema, owner, components);
  return mapSubschemas(schema, (child, keyword) =>
    EAGER.has(keyword) ? breakCycles(child, owner, components, reach) : child,
  );
}

function listOf(schema: JsonObject, owner: string, components: JsonObject): Schema {
  const { items, type, ...rest } = schema;
  const list = { type: "array", [LIST_OF]: refName((items as JsonObject).$ref) ?? itemComponent() };
  const others = Array.isArray(type) ? type.filter((one) => one !== "array") : [];
  return others.length === 0 ? { ...rest, ...list } : { anyOf: [list, { ...rest, type: others }] };

  function itemComponent(): string {
    const name = freeName(`${owner}Item`, components);
    components[name] = items as JsonObject;
    return name;
  }
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

class Reach {
  readonly #next = new Map<string, ReadonlySet<string>>();

  constructor(components: JsonObject) {
    for (const [name, schema] of Object.entries(components)) this.#next.set(name, eagerRefs(schema as Schema));
  }

  /** Whether one component refers to another, directly or not. */
  reaches(from: string, to: string): boolean {
    const seen = new Set<string>();
    const queue = from === to ? [...(this.#next.get(from) ?? [])] : [from];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (name === to) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      queue.push(...(this.#next.get(name) ?? []));
    }
    return false;
  }
}
