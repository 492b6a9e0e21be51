import type { DocumentedOperation } from "../contract/operations.ts";

/** A path without the names of its parameters: `/pets/{}`. Two operations may name the same parameter differently. */
export const shapeOf = (path: string): string => path.replaceAll(/\{[^{}]+\}/g, "{}").replace(/\/$/, "");

/** The names of the parameters of a path, in order. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);

export const isItem = (path: string): boolean => shapeOf(path).endsWith("/{}");

/** The texts that a path has where a template has parameters, as they are written; undefined if it is of another template. */
export function matchPath(template: string, path: string): readonly string[] | undefined {
  // What follows a # is never sent.
  const bare = template.replace(/#.*$/s, "");
  const escaped = bare.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{[^{}]+\}/g, "([^/]+)");
  return new RegExp(`^${escaped}$`).exec(path)?.slice(1);
}

export const normaliseName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Something that has an id of its own: a path that ends with a parameter. */
export interface Resource {
  /** `/users/{}/orders/{}` */
  readonly shape: string;
  /** `/users/{}/orders` */
  readonly collection: string;
  /** How many parameters the shape has. */
  readonly size: number;
  /** The names that a property with its id may have, normalised: `orderid`, `id`. */
  readonly idNames: ReadonlySet<string>;
  /** Those of them that say which resource is meant, wherever they stand. */
  readonly tellingNames: ReadonlySet<string>;
}

/** Names that many resources have in common. */
const GENERAL_NAMES = new Set(["id", "uuid", "guid", "sid", "key", "name", "type", "code", "slug"]);

/** Every path prefix of the document that ends with a parameter. */
export function findResources(operations: Iterable<Pick<DocumentedOperation, "path">>): Resource[] {
  const names = new Map<string, Set<string>>();
  for (const { path } of operations)
    for (const [prefix, name] of itemPrefixes(path)) {
      const shape = shapeOf(prefix);
      names.set(shape, (names.get(shape) ?? new Set()).add(normaliseName(name)));
    }
  return [...names].map(([shape, ofParameter]) => {
    const collection = shape.slice(0, -"/{}".length);
    const noun = normaliseName(collection.slice(collection.lastIndexOf("/") + 1))
      .replace(/ies$/, "y")
      .replace(/s$/, "");
    const telling = [...ofParameter, `${noun}id`].filter((name) => !GENERAL_NAMES.has(name));
    return {
      shape,
      collection,
      size: shape.split("{}").length - 1,
      idNames: new Set([...ofParameter, "id", `${noun}id`]),
      tellingNames: new Set(telling),
    };
  });
}

function itemPrefixes(path: string): [prefix: string, name: string][] {
  const segments = path.split("/");
  return segments.flatMap((segment, index): [string, string][] => {
    const name = /^\{([^{}]+)\}$/.exec(segment)?.[1];
    return name === undefined ? [] : [[segments.slice(0, index + 1).join("/"), name]];
  });
}
