import { type JsonObject, segmentsOf, valueAt } from "../pipeline/json.ts";
import { type Path, step } from "./path.ts";
import type { Problems } from "./problems.ts";
import { isSchema, refName, refTo, type Schema } from "./schema.ts";
import { walk } from "./walk.ts";

/**
 * Gives every schema that a $ref names a name of its own among the components: afterwards each schema $ref reads
 * `#/components/schemas/<name>`, whatever corner of the document (a property, a response, an anchor) it named before.
 */
export function hoistRefs(document: JsonObject, schemas: JsonObject, problems: Problems): void {
  const hoisted = new Map<string, string>();
  let anchors: ReadonlyMap<string, Schema> | undefined;
  walk(document, "root", undefined, (node, kind, at) => {
    if (kind !== "schema" || typeof node.$ref !== "string") return;
    const reference = node.$ref;
    const name = refName(reference);
    if (name !== undefined && Object.hasOwn(schemas, name)) return;
    const known = hoisted.get(reference) ?? hoist(reference, at ?? step(undefined, ""));
    node.$ref = refTo(known);
  });

  function hoist(reference: string, at: Path): string {
    if (!isPointer(reference)) anchors ??= anchorsOf(document);
    const target = isPointer(reference) ? valueAt(document, segmentsOf(reference)) : anchors?.get(reference);
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

const isPointer = (reference: string): boolean => /^#(\/|$)/.test(reference);

/** The schemas that name themselves. Looked for only if some $ref uses such a name, which few documents do. */
function anchorsOf(document: JsonObject): ReadonlyMap<string, Schema> {
  const anchors = new Map<string, Schema>();
  walk(document, "root", undefined, (node, kind) => {
    if (kind !== "schema") return;
    for (const name of [node.$anchor, node.$dynamicAnchor]) if (typeof name === "string") anchors.set(`#${name}`, node);
  });
  return anchors;
}

function freeName(schemas: JsonObject, reference: string): string {
  const words = segmentsOf(reference.startsWith("#/") ? reference : `/${reference.slice(1)}`)
    .filter((segment) => !["components", "schemas", "properties", "paths", "content", "schema"].includes(segment))
    .map((segment) => segment.replaceAll(/\W+/g, "_").replaceAll(/^_+|_+$/g, ""))
    .filter((word) => word !== "");
  const base = words.join("_") || "Root";
  let name = base;
  for (let number = 2; Object.hasOwn(schemas, name); number++) name = `${base}${number}`;
  return name;
}
