import type { Oas3Rule } from "@redocly/openapi-core";

/** Plain data of the document. Rules do not assume that the document is valid. */
export type Node = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

/** A node of the document with its path. */
export interface Spot {
  readonly node: Node;
  readonly path: Path;
}

export interface Operation extends Spot {
  /** `POST /pets/{id}` */
  readonly title: string;
  readonly item: Spot;
}

/** Reports a problem at the value of a path, or at its key. */
export interface Report {
  atValue(path: Path, message: string, fix: string): void;
  atKey(path: Path, message: string, fix: string): void;
}

/** A rule that reads the whole document at once. `options` are those of the rule in redocly.yaml. */
export const documentRule =
  (check: (root: Spot, report: Report, options: Node) => void): Oas3Rule =>
  (options) => ({
    Root(document, { report, location }) {
      if (!isNode(document)) return;
      const atValue: Report["atValue"] = (path, message, fix) =>
        report({ message, location: location.child([...path]), suggest: [fix] });
      const atKey: Report["atKey"] = (path, message, fix) =>
        report({ message, location: location.child([...path]).key(), suggest: [fix] });
      check({ node: document, path: [] }, { atValue, atKey }, options);
    },
  });

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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
  if (!known.has(ref)) known.set(ref, findTarget(root, ref));
  return known.get(ref);
}

/** By document and $ref. */
const knownTargets = new WeakMap<Node, Map<string, Spot | undefined>>();

function findTarget(root: Spot, ref: string): Spot | undefined {
  const keys = ref
    .slice(2)
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  return child(root, ...keys);
}

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

export function listOperations(root: Spot, holder: "paths" | "webhooks" = "paths"): Operation[] {
  return children(root, holder).flatMap(({ key, spot }) => {
    const item = resolved(root, spot);
    return methods.flatMap((method) => {
      const operation = child(item, method);
      return operation === undefined ? [] : [{ ...operation, item, title: `${method.toUpperCase()} ${key}` }];
    });
  });
}

export function listParameters(root: Spot, operation: Operation): Spot[] {
  return [operation.item, operation].flatMap((holder) =>
    children(holder, "parameters").map(({ spot }) => resolved(root, spot)),
  );
}

/** The schemas of what a caller sends: parameters and bodies. */
export function listRequestSchemas(root: Spot, operation: Operation): Spot[] {
  const body = child(operation, "requestBody");
  const holders = [
    ...listParameters(root, operation).flatMap((parameter) => [parameter, ...listContent(parameter)]),
    ...(body === undefined ? [] : listContent(resolved(root, body))),
  ];
  return holders.flatMap((holder) => child(holder, "schema") ?? []);
}

export function listContent(holder: Spot): Spot[] {
  return children(holder, "content").map(({ spot }) => spot);
}
