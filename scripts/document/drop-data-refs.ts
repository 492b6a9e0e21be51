import { isObject, type Json, type JsonObject } from "../schema/json.ts";
import { walkReached } from "./walk-document.ts";

/**
 * Drops `$ref` from everything that is data in a bundled document: examples, extensions, defaults. Programs that take each `$ref` for a
 * reference would read the file or ask the address that it names, or end there.
 */
export function dropDataRefs(document: JsonObject): void {
  const nodes = new WeakSet<object>();
  walkReached(document, (node) => nodes.add(node));
  drop(document, nodes);
}

function drop(value: Json, nodes: WeakSet<object>): void {
  if (isObject(value) && typeof value.$ref === "string" && !nodes.has(value)) delete value.$ref;
  if (typeof value === "object" && value !== null) for (const member of Object.values(value)) drop(member, nodes);
}
