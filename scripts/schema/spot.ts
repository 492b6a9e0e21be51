import { isObject, parsePointer } from "./json.ts";

/** Plain data of a document. Whoever reads it does not assume that the document is valid. */
export type Node = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

/** A node of the document with its path. */
export interface Spot {
  readonly node: Node;
  readonly path: Path;
}

export const isNode: (value: unknown) => value is Node = isObject;

/** The descendant at the keys, if it is an object. */
export function child(spot: Spot, ...keys: (string | number)[]): Spot | undefined {
  let value: unknown = spot.node;
  for (const key of keys) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isNode(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return isNode(value) ? { node: value, path: [...spot.path, ...keys] } : undefined;
}

export interface Member {
  readonly key: string | number;
  readonly spot: Spot;
}

const NO_MEMBERS: readonly Member[] = [];
/** The members of each map and list. Rules ask for the same ones many times, and copying paths is what takes their time. */
const knownMembers = new WeakMap<object, readonly Member[]>();

/** All objects of a map or a list, in the order of the document. */
export function children(spot: Spot, key: string): readonly Member[] {
  const holder = Object.hasOwn(spot.node, key) ? spot.node[key] : undefined;
  if (typeof holder !== "object" || holder === null) return NO_MEMBERS;
  const known = knownMembers.get(holder);
  if (known !== undefined) return known;
  const path = [...spot.path, key];
  const entries: Iterable<[string | number, unknown]> = Array.isArray(holder)
    ? holder.entries()
    : Object.entries(holder);
  const members: Member[] = [];
  for (const [name, node] of entries)
    if (isNode(node)) members.push({ key: name, spot: { node, path: [...path, name] } });
  knownMembers.set(holder, members);
  return members;
}

/** The target of a `$ref`. The document is bundled, so that all targets are inside it. */
export function target(root: Spot, spot: Spot): Spot | undefined {
  const ref = spot.node.$ref;
  if (typeof ref !== "string" || !ref.startsWith("#/")) return undefined;
  const known = knownTargets.get(root.node) ?? new Map<string, Spot | undefined>();
  knownTargets.set(root.node, known);
  if (!known.has(ref)) known.set(ref, child(root, ...parsePointer(ref)));
  return known.get(ref);
}

/** By document and $ref. */
const knownTargets = new WeakMap<Node, Map<string, Spot | undefined>>();

/** The node itself, or the last target of its references. */
export function resolved(root: Spot, spot: Spot): Spot {
  let current = spot;
  for (let hops = 0; hops < 32; hops++) {
    const next = target(root, current);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}
