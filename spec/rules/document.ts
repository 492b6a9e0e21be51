/** A document is read as plain data: nothing here assumes that it is well formed. */
export type Node = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

/** A node of the document together with where it stands. */
export interface Spot {
  readonly node: Node;
  readonly path: Path;
}

export interface Operation extends Spot {
  /** `POST /pets/{id}` */
  readonly title: string;
  readonly item: Spot;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The child under a key, when it is an object. */
export function child(spot: Spot, ...keys: (string | number)[]): Spot | undefined {
  let value: unknown = spot.node;
  for (const key of keys) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isNode(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return isNode(value) ? { node: value, path: [...spot.path, ...keys] } : undefined;
}

/** Every object below a map or a list, in the document's order. */
export function children(spot: Spot, key: string): { key: string | number; spot: Spot }[] {
  const holder = spot.node[key];
  const keys = Array.isArray(holder) ? [...holder.keys()] : isNode(holder) ? Object.keys(holder) : [];
  return keys.flatMap((name) => {
    const found = child(spot, key, name);
    return found === undefined ? [] : [{ key: name, spot: found }];
  });
}

/** What a `$ref` points to; the document is bundled, so every reference stays inside it. */
export function target(root: Spot, spot: Spot): Spot | undefined {
  const ref = spot.node.$ref;
  if (typeof ref !== "string" || !ref.startsWith("#/")) return undefined;
  const keys = ref
    .slice(2)
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  return child(root, ...keys);
}

/** The node itself, or what it refers to in the end. */
export function resolved(root: Spot, spot: Spot): Spot {
  let current = spot;
  for (let hops = 0; hops < 32; hops++) {
    const next = target(root, current);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

export function operationsOf(root: Spot, holder: "paths" | "webhooks" = "paths"): Operation[] {
  return children(root, holder).flatMap(({ key, spot }) => {
    const item = resolved(root, spot);
    return methods.flatMap((method) => {
      const operation = child(item, method);
      return operation === undefined ? [] : [{ ...operation, item, title: `${method.toUpperCase()} ${key}` }];
    });
  });
}

export function parametersOf(root: Spot, operation: Operation): Spot[] {
  return [operation.item, operation].flatMap((holder) =>
    children(holder, "parameters").map(({ spot }) => resolved(root, spot)),
  );
}

/** The schemas that describe what a caller sends: parameters and bodies. */
export function requestSchemasOf(root: Spot, operation: Operation): Spot[] {
  const body = child(operation, "requestBody");
  const holders = [
    ...parametersOf(root, operation).flatMap((parameter) => [parameter, ...contentOf(parameter)]),
    ...(body === undefined ? [] : contentOf(resolved(root, body))),
  ];
  return holders.flatMap((holder) => child(holder, "schema") ?? []);
}

export function contentOf(holder: Spot): Spot[] {
  return children(holder, "content").map(({ spot }) => spot);
}
