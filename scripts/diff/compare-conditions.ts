import type { Schema } from "../ir/schema.ts";
import { isObject, type Json } from "../pipeline/json.ts";
import type { Comparison } from "./flat-pair.ts";
import { codes, either } from "./wording.ts";

/** What holds only under a condition. A condition that is new has demanded nothing so far; one that is gone demands nothing now. */
export const compareConditions: Comparison = (pair) => {
  const { before, after } = pair;
  for (const key of new Set([...before.conditions.keys(), ...after.conditions.keys()])) {
    const [old, now] = [before.conditions.get(key), after.conditions.get(key)];
    const given = (now ?? old)?.if ?? true;
    pair.follow({ note: `when ${words(given)}` }, old?.then ?? [], now?.then ?? [], { rule: true });
    pair.follow({ note: `unless ${words(given)}` }, old?.else ?? [], now?.else ?? [], { rule: true });
  }
};

/** A condition in words, where it is a simple one: a property that has a value, is there or is missing. */
function words(given: Schema): string {
  if (!isObject(given)) return "a condition holds";
  if (isObject(given.not)) {
    const inner = simple(given.not);
    return inner === undefined ? "a condition holds" : `not: ${inner}`;
  }
  return simple(given) ?? "a condition holds";
}

function simple(given: Schema): string | undefined {
  if (!isObject(given)) return undefined;
  const properties = isObject(given.properties) ? Object.entries(given.properties) : [];
  const stated = properties.flatMap(([name, schema]) => {
    const values = valuesOf(schema);
    return values ? [`\`${name}\` is ${either(codes(values))}`] : [];
  });
  if (stated.length > 0 && stated.length === properties.length) return stated.join(" and ");
  const required = Array.isArray(given.required) ? given.required.map(String) : [];
  if (properties.length === 0 && required.length > 0)
    return `${required.map((name) => `\`${name}\``).join(" and ")} is given`;
  return undefined;
}

function valuesOf(schema: Json): Json[] | undefined {
  if (!isObject(schema)) return undefined;
  if (schema.const !== undefined) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}
