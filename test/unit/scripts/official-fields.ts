import "@hyperjump/json-schema/openapi-3-1";
import "@hyperjump/json-schema/openapi-3-2";
import { bundle } from "@hyperjump/json-schema/bundle";
import { isObject, type Json, type JsonObject, listMembers } from "../../../scripts/schema/json.ts";

/** Keywords whose schemas are of the same object. Nested definitions are alternatives of an object, such as types of a scheme. */
const IN_PLACE = ["allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas", "$defs"];

/** Members whose values are fields in disguise: a new value is as new as a new field. */
const CHOICES = ["in", "style"];

/**
 * The fields of OpenAPI by its own schema, as `object field`, and values of `in` and `style` as `object field: value`. The objects of schemas
 * (`discriminator`, `xml`) are in the schema of its vocabulary.
 */
export async function officialFields(version: "3.1" | "3.2"): Promise<Set<string>> {
  const found = new Set<string>();
  const collect = (object: string, node: Json | undefined): void => {
    if (Array.isArray(node)) for (const item of node) collect(object, item);
    if (!isObject(node)) return;
    for (const [field, value] of listMembers(node.properties)) {
      found.add(`${object} ${field}`);
      if (!CHOICES.includes(field) || !isObject(value)) continue;
      for (const choice of Array.isArray(value.enum) ? value.enum : [])
        found.add(`${object} ${field}: ${String(choice)}`);
    }
    for (const keyword of IN_PLACE) {
      const inner = node[keyword];
      collect(object, isObject(inner) && /s$/.test(keyword) ? Object.values(inner) : inner);
    }
  };
  for (const [name, root] of [
    ["schema", "openapi"],
    ["meta", "schema"],
  ] as const) {
    const { $defs, ...own } = (await bundle(
      `https://spec.openapis.org/oas/${version}/${name === "meta" && version === "3.1" ? "meta/base" : name}`,
    )) as unknown as JsonObject;
    collect(root, own);
    for (const [object, definition] of listMembers($defs)) collect(object, definition);
  }
  return found;
}
