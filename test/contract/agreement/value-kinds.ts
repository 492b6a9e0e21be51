import fc from "fast-check";
import type { FlatSchema } from "../../../scripts/schema/flat-schema.ts";
import { valuesOf } from "./conditions.ts";

export function numberOf({ limits }: FlatSchema, whole: boolean): fc.Arbitrary<number> {
  const [least, most] = [limits.get("minimum") ?? -1_000_000, limits.get("maximum") ?? 1_000_000];
  return whole
    ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
    : fc.double({ min: least, max: most, noNaN: true });
}

/** The types a schema allows, or where it names none those that its keywords speak of. */
export function typesOf(flat: FlatSchema): string[] {
  if (flat.types) return [...flat.types];
  const speaksOf = (...keywords: string[]): boolean => keywords.some((keyword) => flat.limits.has(keyword));
  const { properties, patternProperties, required, conditions, additional, otherKeywords } = flat;
  const members = properties.size + patternProperties.size + required.size + additional.length;
  if (members > 0 || speaksOf("minProperties", "maxProperties")) return ["object"];
  if (flat.items.length + flat.prefixItems.length > 0 || speaksOf("minItems", "maxItems")) return ["array"];
  if (conditions.size > 0) return ["object"];
  if (flat.patterns.length > 0 || speaksOf("minLength", "maxLength")) return ["string"];
  const excluded = [...(otherKeywords.get("not")?.values() ?? [])];
  if (excluded.flatMap(valuesOf).some((value) => typeof value === "string")) return ["string"];
  return excluded.length > 0 ? ["object"] : ["string", "integer", "boolean", "null"];
}
