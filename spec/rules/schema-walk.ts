import { child, children, type Spot, target } from "./document.ts";

const maps = ["properties", "patternProperties", "dependentSchemas"];
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
const singles = [
  "items",
  "additionalProperties",
  "unevaluatedProperties",
  "unevaluatedItems",
  "contains",
  "propertyNames",
  "then",
  "else",
];

/**
 * Every schema that takes part in judging a value, each once, through references.
 * `if` and `not` are left out: they ask a question and never yield a fault of their own.
 */
export function reachableSchemas(root: Spot, starts: readonly Spot[]): Spot[] {
  const seen = new Set<unknown>();
  const found: Spot[] = [];
  const waiting = [...starts].reverse();
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    if (seen.has(spot.node)) continue;
    seen.add(spot.node);
    found.push(spot);
    waiting.push(...nextSchemas(root, spot).reverse());
  }
  return found;
}

function nextSchemas(root: Spot, spot: Spot): Spot[] {
  return [
    target(root, spot) ?? [],
    ...[...maps, ...lists].map((keyword) => children(spot, keyword).map((entry) => entry.spot)),
    ...singles.map((keyword) => child(spot, keyword) ?? []),
  ].flat();
}
