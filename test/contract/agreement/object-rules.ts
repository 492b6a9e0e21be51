import type { Conjunction, FlatSchema } from "../../../scripts/schema/flat-schema.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";

/** What a property must be that is not named. */
export function unnamed({ patternProperties, additional }: FlatSchema, name: string): Conjunction {
  const patterned = [...patternProperties].filter(([pattern]) => new RegExp(pattern, "u").test(name));
  return patterned.length > 0 ? patterned.flatMap(([, property]) => property) : additional;
}

/** Leaves out what must not stand together, adds nothing: what is then missing makes the value an invalid one. */
export function settled(
  { otherKeywords, required, limits, dependentRequired }: FlatSchema,
  value: JsonObject,
): JsonObject {
  const copy = { ...value };
  for (const together of [...(otherKeywords.get("not")?.values() ?? [])].flatMap(requiredTogether)) {
    const surplus = together.find((name) => !required.has(name)) ?? together[0];
    if (surplus !== undefined && together.every((name) => name in copy)) delete copy[surplus];
  }
  for (const [name, needed] of dependentRequired) if (![...needed].every((one) => one in copy)) delete copy[name];
  const most = limits.get("maxProperties") ?? Number.POSITIVE_INFINITY;
  for (const name of Object.keys(copy)) if (Object.keys(copy).length > most && !required.has(name)) delete copy[name];
  return copy;
}

/** The names in `{required: [a, b]}`, or in each branch of a choice of such. */
export function requiredTogether(rule: Json): string[][] {
  if (!isObject(rule)) return [];
  if (Array.isArray(rule.anyOf)) return rule.anyOf.flatMap(requiredTogether);
  return Array.isArray(rule.required) ? [rule.required.map(String)] : [];
}
