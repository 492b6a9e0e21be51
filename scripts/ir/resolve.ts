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
