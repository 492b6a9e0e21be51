import fc from "fast-check";
import type { Flat } from "../../../scripts/diff/flat.ts";

export function numberOf({ bounds }: Flat, whole: boolean): fc.Arbitrary<number> {
  const [least, most] = [bounds.get("minimum") ?? -1_000_000, bounds.get("maximum") ?? 1_000_000];
  return whole
    ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
    : fc.double({ min: least, max: most, noNaN: true });
}

/** The types a schema allows, or where it names none those that its keywords speak of. */
export function typesOf(flat: Flat): string[] {
  if (flat.types) return [...flat.types];
  const speaksOf = (...bounds: string[]): boolean => bounds.some((bound) => flat.bounds.has(bound));
  const { properties, patternProperties, required, conditions, additional, others } = flat;
  const members = properties.size + patternProperties.size + required.size + conditions.size + additional.length;
  if (members > 0 || speaksOf("minProperties", "maxProperties")) return ["object"];
  if (flat.items.length > 0 || speaksOf("minItems", "maxItems")) return ["array"];
  if (flat.patterns.length > 0 || speaksOf("minLength", "maxLength")) return ["string"];
  return others.has("not") ? ["object"] : ["string", "integer", "boolean", "null"];
}
