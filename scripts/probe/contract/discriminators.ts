import { walk } from "../../document/walk-document.ts";
import { allOfParts, conditionFor, findParents, readUnion } from "../../model/discriminators.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../schema/json.ts";
import { refName, refTo } from "../../schema/walk.ts";

/**
 * Changes the document so that its schemas say what its discriminators say. Their values are binding, also where the
 * property is any string, but validators take them for remarks. Places stay where they are.
 */
export function bindDiscriminators(document: JsonObject): void {
  const schemas = asObject(asObject(document.components).schemas);
  listChildren(document, schemas);
  walk(document, "root", undefined, (node, kind) => {
    if (kind === "schema" && isObject(node.discriminator)) bindBranches(node, schemas);
  });
}

/** Where a schema is used that others extend, its value is one of these. The others themselves still extend it. */
function listChildren(document: JsonObject, schemas: JsonObject): void {
  const parents = findParents(schemas);
  if (parents.size === 0) return;
  const extending = new Set(Object.values(schemas).flatMap((schema) => [schema, ...allOfParts(schema)]));
  const uses: { readonly node: JsonObject; readonly union: JsonObject }[] = [];
  walk(document, "root", undefined, (node, kind) => {
    const name = kind === "schema" && !extending.has(node) ? refName(node.$ref) : undefined;
    const children = name === undefined ? undefined : parents.get(name);
    if (name === undefined || children === undefined || children.length === 0) return;
    const { discriminator = {} } = asObject(schemas[name]);
    uses.push({ node, union: { oneOf: children.map((child) => ({ $ref: refTo(child) })), discriminator } });
  });
  for (const { node, union } of uses) node.allOf = [...asArray(node.allOf), union];
  // A parent that lists its children too would be read for ever.
  for (const name of parents.keys()) {
    const parent = asObject(schemas[name]);
    for (const keyword of ["discriminator", "oneOf", "anyOf"]) delete parent[keyword];
  }
}

function bindBranches(schema: JsonObject, schemas: JsonObject): void {
  const union = readUnion(schema, schemas);
  if (union === undefined || "message" in union) return;
  const { keyword, branches } = union;
  schema[keyword] = branches.map((branch, index) => {
    const condition = conditionFor(union, index, schemas);
    if (condition === undefined || !isObject(branch)) return branch;
    // Last, so that the other places stay.
    return { ...branch, allOf: [...asArray(branch.allOf), condition] };
  });
}
