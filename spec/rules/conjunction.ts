import { child, children, isNode, type Node, type Spot, target } from "./document.ts";

/** All schemas that one value must fit at once, whatever else holds: the schema, its references, its allOf. */
export function conjunctionOf(root: Spot, spots: readonly Spot[]): Spot[] {
  const seen = new Set<Node>();
  const found: Spot[] = [];
  const waiting = [...spots].reverse();
  for (let spot = waiting.pop(); spot !== undefined; spot = waiting.pop()) {
    if (seen.has(spot.node)) continue;
    seen.add(spot.node);
    found.push(spot);
    const referred = target(root, spot);
    const parts = children(spot, "allOf").map((entry) => entry.spot);
    waiting.push(...parts.reverse(), ...(referred === undefined ? [] : [referred]));
  }
  return found;
}

/** The schemas that hold for some values only. Of a group with `every`, one of its branches holds for each value. */
export function branchesOf(spot: Spot): { readonly every: boolean; readonly branches: readonly Spot[] }[] {
  const conditional = [child(spot, "then"), child(spot, "else")].filter((branch) => branch !== undefined);
  return [
    { every: true, branches: children(spot, "oneOf").map((entry) => entry.spot) },
    { every: true, branches: children(spot, "anyOf").map((entry) => entry.spot) },
    { every: conditional.length === 2, branches: conditional },
    { every: false, branches: children(spot, "dependentSchemas").map((entry) => entry.spot) },
  ].filter((group) => group.branches.length > 0);
}

/** Whether every value that fits the schemas also fits one for which `test` holds. */
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

/** A schema that says nothing about its value: any JSON at all fits. */
export function saysNothing(schema: Node): boolean {
  const telling = ["type", "$ref", "enum", "const", "allOf", "anyOf", "oneOf", "properties", "items", "if", "not"];
  return !telling.some((keyword) => keyword in schema);
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
