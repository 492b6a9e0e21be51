import { isObject, type Json, type JsonObject, segmentsOf, valueAt } from "../pipeline/json.ts";

/** Follows the $ref of a parameter, response, header… to the object itself. The bundler has made sure it is there. */
export function resolved(document: JsonObject, node: Json | undefined): JsonObject {
  let value = node;
  for (let hops = 0; isObject(value) && typeof value.$ref === "string" && hops < 32; hops++) {
    const target = valueAt(document, segmentsOf(value.$ref));
    if (target === undefined) break;
    value = target;
  }
  return isObject(value) ? value : {};
}

/** A path item with its $ref followed. What stands beside the $ref counts too, for an operation must never get lost. */
export function resolvedItem(document: JsonObject, node: Json | undefined, hops = 0): JsonObject {
  if (!isObject(node) || typeof node.$ref !== "string" || hops > 32) return isObject(node) ? node : {};
  const { $ref, ...own } = node;
  return { ...resolvedItem(document, valueAt(document, segmentsOf(String($ref))), hops + 1), ...own };
}
