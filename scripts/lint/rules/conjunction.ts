import { child, children, isNode, type Node, type Spot, target } from "./document.ts";

/** By schema; what applies together with a schema does not depend on who asks. */
const knownConjunctions = new WeakMap<Node, readonly Spot[]>();

/** All schemas that always apply to a value: the schemas, their references and their allOf. */
export function conjunctionOf(root: Spot, spots: readonly Spot[]): readonly Spot[] {
  const [only] = spots;
  if (spots.length !== 1 || only === undefined) return collectConjunction(root, spots);
  const known = knownConjunctions.get(only.node);
  if (known !== undefined) return known;
  const found = collectConjunction(root, spots);
  knownConjunctions.set(only.node, found);
  return found;
}

function collectConjunction(root: Spot, spots: readonly Spot[]): Spot[] {
  const visited = new Set<Node>();
  const found: Spot[] = [];
  const waiting = [...spots].reverse();
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    if (visited.has(spot.node)) continue;
    visited.add(spot.node);
    found.push(spot);
    const referred = target(root, spot);
    const parts = children(spot, "allOf").map((entry) => entry.spot);
    waiting.push(...parts.reverse(), ...(referred === undefined ? [] : [referred]));
  }
  return found;
}

/** The schemas that apply to some values only. With `every`, each value satisfies at least one branch of the group. */
export function branchesOf(spot: Spot): readonly Branches[] {
  const known = knownBranches.get(spot.node);
  if (known !== undefined) return known;
  const found = listBranches(spot);
  knownBranches.set(spot.node, found);
  return found;
}

export interface Branches {
  readonly every: boolean;
  readonly branches: readonly Spot[];
}

const knownBranches = new WeakMap<Node, readonly Branches[]>();

function listBranches(spot: Spot): Branches[] {
  const conditional = [child(spot, "then"), child(spot, "else")].filter((branch) => branch !== undefined);
  return [
    { every: true, branches: children(spot, "oneOf").map((entry) => entry.spot) },
    { every: true, branches: children(spot, "anyOf").map((entry) => entry.spot) },
    { every: conditional.length === 2, branches: conditional },
    { every: false, branches: children(spot, "dependentSchemas").map((entry) => entry.spot) },
  ].filter((group) => group.branches.length > 0);
}

/** Whether the test is true for a schema that applies to every value of the schemas. */
export function holdsFor(root: Spot, spots: readonly Spot[], test: (schema: Node) => boolean, depth = 0): boolean {
  if (depth > 16) return false;
  const all = conjunctionOf(root, spots);
  if (all.some(({ node }) => test(node))) return true;
  const groups = all.flatMap(branchesOf).filter((group) => group.every);
  return groups.some(({ branches }) => branches.every((branch) => holdsFor(root, [branch], test, depth + 1)));
}

export function typesOf(schema: Node): unknown[] {
  if (Array.isArray(schema.type)) return schema.type;
  return schema.type === undefined ? [] : [schema.type];
}

/** A schema that accepts any JSON value. */
export function isEmptySchema(schema: Node): boolean {
  const keywords = ["type", "$ref", "enum", "const", "allOf", "anyOf", "oneOf", "properties", "items", "if", "not"];
  return !keywords.some((keyword) => keyword in schema);
}

export function isClosed(schema: Node): boolean {
  return schema.additionalProperties === false || schema.unevaluatedProperties === false;
}

export function isFreeMap(schema: Node): boolean {
  const { additionalProperties, unevaluatedProperties, patternProperties } = schema;
  return [additionalProperties, unevaluatedProperties, patternProperties].some(
    (value) => value === true || isNode(value),
  );
}
