import { type JsonObject, segmentsOf, valueAt } from "../pipeline/json.ts";
import { type Path, step } from "./path.ts";
import type { Problems } from "./problems.ts";
import { isSchema, refName, refTo } from "./schema.ts";
import { walk } from "./walk.ts";

/**
 * Gives every schema that a $ref names a name of its own among the components: afterwards each schema $ref reads
 * `#/components/schemas/<name>`, whatever corner of the document (a property, a response) it named before.
 */
export function hoistRefs(document: JsonObject, schemas: JsonObject, problems: Problems): void {
  const hoisted = new Map<string, string>();
  walk(document, "root", undefined, (node, kind, at) => {
    if (kind !== "schema" || typeof node.$ref !== "string") return;
    const reference = node.$ref;
    const name = refName(reference);
    if (name !== undefined && Object.hasOwn(schemas, name)) return;
    const known = hoisted.get(reference) ?? hoist(reference, at ?? step(undefined, ""));
    node.$ref = refTo(known);
  });

  function hoist(reference: string, at: Path): string {
    const target = valueAt(document, segmentsOf(reference));
    const name = freeName(schemas, reference);
    hoisted.set(reference, name);
    if (isSchema(target)) schemas[name] = target;
    else {
      problems.cannot(at, `$ref ${reference} leads to no schema`);
      schemas[name] = {};
    }
    return name;
  }
}

function freeName(schemas: JsonObject, reference: string): string {
  const words = segmentsOf(reference)
    .filter((segment) => !["components", "schemas", "properties", "paths", "content", "schema"].includes(segment))
    .map((segment) => segment.replaceAll(/\W+/g, "_").replaceAll(/^_+|_+$/g, ""))
    .filter((word) => word !== "");
  const base = words.join("_") || "Root";
  let name = base;
  for (let number = 2; Object.hasOwn(schemas, name); number++) name = `${base}${number}`;
  return name;
}
