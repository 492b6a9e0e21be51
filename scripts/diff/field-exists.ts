import type { Schema } from "../ir/schema.ts";
import type { JsonObject } from "../pipeline/json.ts";
import type { Conjunction } from "./flat.ts";
import { flatten } from "./flatten.ts";

/** Whether any of the schemas describes a field, in whichever variant. */
export function fieldExists(schemas: readonly Schema[], field: readonly string[], components: JsonObject): boolean {
  const vocabulary = { schemas: components, places: new Map<Schema, string>(), keywords: new Set<string>() };
  // By the number of steps left: a schema that contains itself is looked into once for each.
  const seen = new Map<number, Set<Schema>>();
  const has = (conjunction: Conjunction, [name, ...rest]: readonly string[]): boolean => {
    if (name === undefined) return true;
    const known = seen.get(rest.length) ?? new Set();
    seen.set(rest.length, known);
    if (conjunction.every((schema) => known.has(schema))) return false;
    for (const schema of conjunction) known.add(schema);
    const flat = flatten(conjunction, vocabulary);
    const found = flat.properties.get(name);
    if (found && has(found, rest)) return true;
    const open = [...flat.patternProperties.values(), flat.additional.filter((schema) => typeof schema === "object")];
    if (open.some((one) => one.length > 0 && has(one, rest))) return true;
    const sameValue = [
      flat.items,
      ...flat.prefixItems,
      ...flat.unions.flatMap(({ branches }) => branches.map((branch) => [branch])),
      ...[...flat.conditions.values()].flatMap(({ then, else: otherwise }) => [then, otherwise]),
    ];
    return sameValue.some((one) => one.length > 0 && has(one, [name, ...rest]));
  };
  return schemas.some((schema) => has([schema], field));
}
