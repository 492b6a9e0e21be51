import { canonicalJson } from "./canonical.ts";
import { typesOf } from "./compare-values.ts";
import type { Flat } from "./flat.ts";

/** From 0, nothing in common, to 1 and above: how likely a variant of before is a variant of now. */
export function likeness(before: Flat, after: Flat): number {
  const [old, now] = [typesOf(before), typesOf(after)];
  if (![...old].some((type) => now.has(type))) return 0;
  // What takes every value of the type is what the other one became, whatever else looks like it.
  if ([...old].every((type) => now.has(type)) && takesAll(after)) return 1.5;
  if (before.values && after.values) {
    const known = new Set(after.values.map(canonicalJson));
    return before.values.some((value) => known.has(canonicalJson(value))) ? 1 : 0;
  }
  const names = new Set([...before.properties.keys(), ...after.properties.keys()]);
  if (names.size === 0) return [...old].every((type) => now.has(type)) && old.size === now.size ? 0.9 : 0.4;
  const both = [...names].filter((name) => before.properties.has(name) && after.properties.has(name));
  return both.length / names.size;
}

const takesAll = ({ values, properties, required, bounds, patterns, formats, unions, others }: Flat): boolean =>
  values === undefined &&
  [properties, required, bounds, others].every(({ size }) => size === 0) &&
  [patterns, formats, unions].every(({ length }) => length === 0);
