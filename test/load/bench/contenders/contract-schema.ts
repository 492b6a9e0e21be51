import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

type Node = { readonly [name: string]: unknown };

const documentFile = join(resolve(import.meta.dirname, "../../../.."), "generated/openapi.json");

export const readDocument = (): Node => JSON.parse(readFileSync(documentFile, "utf8")) as Node;

/** The document with one path, and the schemas that it needs. It says 3.1, because peers refuse 3.2, and a path of a send has nothing of 3.2. */
export function documentWith(path: string): Node {
  const document = readDocument();
  const components = document.components as Record<string, Node>;
  const item = (document.paths as Record<string, Node>)[path];
  const names = new Set<string>();
  const collect = (node: unknown): void => {
    for (const [, name = ""] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      collect(components.schemas?.[name]);
    }
  };
  const { schemas: _, ...others } = components;
  collect([item, others]);
  const schemas = Object.fromEntries([...names].map((name) => [name, components.schemas?.[name]]));
  return { ...document, openapi: "3.1.1", paths: { [path]: item }, webhooks: {}, components: { ...others, schemas } };
}

/** A schema of the document with everything that it refers to beside it, for tools that know only JSON Schema. */
export function schemaOf(document: Node, name: string): Node {
  const all = ((document.components as Node).schemas ?? {}) as Record<string, Node>;
  const $defs: Record<string, unknown> = {};
  const plain = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(plain);
    if (typeof node !== "object" || node === null) return node;
    const entries = Object.entries(node).map(([key, value]) => {
      if (key !== "$ref" || typeof value !== "string") return [key, plain(value)];
      const target = value.replace("#/components/schemas/", "");
      if (!(target in $defs)) {
        $defs[target] = {};
        $defs[target] = plain(all[target]);
      }
      return [key, `#/$defs/${target}`];
    });
    return Object.fromEntries(entries);
  };
  const root = plain(all[name]) as Node;
  return { ...root, $defs };
}
