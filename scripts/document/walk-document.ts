import { asObject, isObject, type Json, type JsonObject, listMembers, parsePointer, valueAt } from "../schema/json.ts";
import type { Node, Spot } from "../schema/spot.ts";
import { type Kind, ruleFor } from "./grammar.ts";
import { listKeys, type NodePath, pathTo } from "./problems.ts";

/** Called before the members of a node are visited, so it may change them. */
export type Visit = (node: JsonObject, kind: Kind, at: NodePath | undefined) => void;

/** Visits every node of a document that the OpenAPI grammar knows, with its kind. */
export function walk(node: Json | undefined, kind: Kind, at: NodePath | undefined, visit: Visit): void {
  if (!isObject(node)) return;
  visit(node, kind, at);
  for (const key of Object.keys(node)) {
    const rule = ruleFor(kind, key);
    const value = node[key];
    if (!rule || value === undefined) continue;
    const here = pathTo(at, key);
    if (rule.form === "one") walk(value, rule.kind, here, visit);
    else if (typeof value === "object")
      for (const [name, child] of Object.entries(value ?? {})) walk(child, rule.kind, pathTo(here, name), visit);
  }
}

/** Visits the schemas in the toolkit's own extensions of a schema. */
export function walkExtensions(schema: JsonObject, at: NodePath | undefined, visit: Visit): void {
  walk(asObject(schema["x-empty"]).unless, "schema", pathTo(at, "x-empty", "unless"), visit);
  for (const [name, ignored] of listMembers(schema["x-ignored"]))
    walk(ignored, "schema", pathTo(at, "x-ignored", name), visit);
}

/** Ten rules look at all schemas of the same document. */
const knownSchemas = new WeakMap<Node, readonly Spot[]>();

/** All schemas of a document, with their places. Examples and extensions are no schemas, although they can look like some. */
export function allSchemas(root: Spot): readonly Spot[] {
  const known = knownSchemas.get(root.node);
  if (known !== undefined) return known;
  const schemas: Spot[] = [];
  walk(root.node as JsonObject, "root", undefined, (node, kind, at) => {
    if (kind === "schema") schemas.push({ node, path: listKeys(at) });
  });
  knownSchemas.set(root.node, schemas);
  return schemas;
}

/**
 * Visits every node of a document that the grammar knows, and every other node to which a $ref leads, which may be anywhere: in an
 * extension, or in data. Such a node has the kind of its $ref.
 */
export function walkReached(document: JsonObject, visit: Visit): void {
  const visited = new Map<Kind, WeakSet<object>>();
  const references: { readonly kind: Kind; readonly pointer: readonly string[] }[] = [];
  const visitOnce: Visit = (node, kind, at) => {
    visit(node, kind, at);
    const known = visited.get(kind) ?? new WeakSet();
    visited.set(kind, known.add(node));
    // Read after the visit, which may have changed it.
    if (typeof node.$ref === "string") references.push({ kind, pointer: parsePointer(node.$ref) });
  };
  walk(document, "root", undefined, visitOnce);
  // The list grows on the way.
  for (const { kind, pointer } of references) {
    const target = valueAt(document, pointer);
    if (!isObject(target) || visited.get(kind)?.has(target) === true) continue;
    walk(target, kind, pathTo(undefined, ...pointer), visitOnce);
  }
}

/** Follows the $ref of a parameter, response, header… to the object. The bundler has checked that it exists. */
export function followRef(document: JsonObject, node: Json | undefined): JsonObject {
  let value = node;
  for (let hops = 0; isObject(value) && typeof value.$ref === "string" && hops < 32; hops++) {
    const target = valueAt(document, parsePointer(value.$ref));
    if (target === undefined) break;
    value = target;
  }
  return asObject(value);
}

/** What a $ref leads to, with the members beside the $ref, which count more. Any other value is as it is. */
export function mergeRef(document: JsonObject, node: Json | undefined, hops = 0): JsonObject {
  if (!isObject(node) || typeof node.$ref !== "string" || hops > 32) return asObject(node);
  const { $ref, ...own } = node;
  return { ...mergeRef(document, valueAt(document, parsePointer(String($ref))), hops + 1), ...own };
}

/** A path item keeps the members beside its $ref, so that no operation is lost. */
export const followPathItemRef = (document: JsonObject, node: Json | undefined): JsonObject => mergeRef(document, node);
