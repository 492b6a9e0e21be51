import { walkReached } from "../document/walk-document.ts";
import { isObject, type Json, type JsonObject } from "../schema/json.ts";

/**
 * The text of a bundled document as Prism may read it. Prism takes each `$ref` for a reference, also in examples and extensions, where it
 * is data, and ends where it cannot follow one. So data lose it.
 */
export function makePrismDocument(text: string): string {
  const document: JsonObject = JSON.parse(text);
  const nodes = new WeakSet<object>();
  walkReached(document, (node, kind) => {
    nodes.add(node);
    // Streams are played before Prism is asked.
    if (kind === "mediaType") delete node.itemSchema;
  });
  // Prism knows no newer version.
  if (String(document.openapi).startsWith("3.2")) document.openapi = "3.1.1";
  dropRefs(document, nodes);
  return JSON.stringify(document);
}

/** Drops `$ref` from all objects but the nodes of the document. */
function dropRefs(value: Json, nodes: WeakSet<object>): void {
  if (isObject(value) && typeof value.$ref === "string" && !nodes.has(value)) delete value.$ref;
  if (typeof value === "object" && value !== null) for (const member of Object.values(value)) dropRefs(member, nodes);
}
