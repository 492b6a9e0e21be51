import { child, children, isNode, type Node, type Spot, target } from "./document.ts";

const maps = ["properties", "patternProperties", "dependentSchemas", "$defs"];
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
/** Schemas that are only conditions: a value that does not satisfy them is not refused. */
const conditions = ["if", "not"];

/** All schemas that can refuse a value, with their references, each once. Conditions are left out. */
export function reachableSchemas(root: Spot, starts: readonly Spot[]): Spot[] {
  return walk(starts, (spot) => [target(root, spot) ?? [], ...partsOf(spot, singles)].flat());
}

/**
 * All schemas of the document. Redocly's own `Schema` visitor skips a `$ref` with keywords beside it, and our rules are
 * mostly about such keywords.
 */
export function allSchemas(root: Spot): readonly Spot[] {
  const known = found.get(root.node);
  if (known !== undefined) return known;
  const schemas = walk(schemaHoldersIn(root), (spot) => partsOf(spot, [...singles, ...conditions]).flat());
  found.set(root.node, schemas);
  return schemas;
}

/** Ten rules look at all schemas of the same document. */
const found = new WeakMap<Node, readonly Spot[]>();

function walk(starts: readonly Spot[], next: (spot: Spot) => Spot[]): Spot[] {
  const visited = new Set<Node>();
  const found: Spot[] = [];
  const waiting = [...starts].reverse();
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    if (visited.has(spot.node)) continue;
    visited.add(spot.node);
    found.push(spot);
    waiting.push(...next(spot).reverse());
  }
  return found;
}

function partsOf(spot: Spot, single: readonly string[]): Spot[][] {
  return [
    ...[...maps, ...lists].map((keyword) => children(spot, keyword).map((entry) => entry.spot)),
    ...single.map((keyword) => [child(spot, keyword) ?? []].flat()),
  ];
}

/** The schemas of components, parameters, headers and media types. Examples are skipped: they can look like schemas. */
function schemaHoldersIn(root: Spot): Spot[] {
  const found: Spot[] = [];
  const visit = (spot: Spot): void => {
    for (const key of Object.keys(spot.node)) {
      if (key === "example" || key === "examples" || key.startsWith("x-")) continue;
      const inner = child(spot, key);
      if (inner !== undefined) visitChild(key, inner, spot);
      else for (const entry of children(spot, key)) visit(entry.spot);
    }
  };
  const visitChild = (key: string, inner: Spot, parent: Spot): void => {
    const isComponents = key === "schemas" && parent.path.length === 1 && parent.path[0] === "components";
    if (isComponents) found.push(...children(parent, key).map((entry) => entry.spot));
    else if (key === "schema" && isNode(inner.node)) found.push(inner);
    else visit(inner);
  };
  visit(root);
  return found;
}
