import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

type Node = { readonly [name: string]: unknown };

export const documentFile = join(resolve(import.meta.dirname, "../../../.."), "generated/openapi.json");

export const readDocument = (): Node => JSON.parse(readFileSync(documentFile, "utf8")) as Node;

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
