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

/** All objects of a map or a list, in the order of the document. */
export function children(spot: Spot, key: string): { key: string | number; spot: Spot }[] {
  const holder = spot.node[key];
  const keys = Array.isArray(holder) ? [...holder.keys()] : isNode(holder) ? Object.keys(holder) : [];
  return keys.flatMap((name) => {
    const found = child(spot, key, name);
    return found === undefined ? [] : [{ key: name, spot: found }];
  });
}

/** The target of a `$ref`. The document is bundled, so that all targets are inside it. */
export function target(root: Spot, spot: Spot): Spot | undefined {
  const ref = spot.node.$ref;
  if (typeof ref !== "string" || !ref.startsWith("#/")) return undefined;
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
