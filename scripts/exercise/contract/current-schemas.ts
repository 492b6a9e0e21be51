import { conditionFor, readUnion } from "../../ir/discriminators.ts";
import { walk } from "../../ir/document.ts";
import { normaliseSchema } from "../../ir/normalise-schema.ts";
import { unicodePattern } from "../../ir/pattern.ts";
import { Problems } from "../../ir/problems.ts";
import { asArray, asObject, isObject, type JsonObject as MutableObject } from "../../pipeline/json.ts";
import type { JsonObject } from "./json-pointer.ts";

/**
 * A copy of the document whose schemas are JSON Schema 2020-12, as every validator reads them: those of OpenAPI 3.0 are
 * rewritten, and what a discriminator says stands in the branches. Places stay where they are, except inside of a `nullable`
 * union.
 */
export function withCurrentSchemas(document: JsonObject): JsonObject {
  const copy = structuredClone(document) as MutableObject;
  const isOld = String(document.openapi).startsWith("3.0");
  // What is wrong with the schemas is told by `contract lint` and `contract generate`.
  const problems = new Problems((pointer) => pointer);
  walk(copy, "root", undefined, (node, kind, at) => {
    if (kind !== "schema") return;
    if (isOld && at !== undefined) normaliseSchema(node, at, "3.0", problems);
    else if (typeof node.pattern === "string") {
      const pattern = unicodePattern(node.pattern);
      if (pattern === undefined) delete node.pattern;
      else node.pattern = pattern;
    }
  });
  const schemas = asObject(asObject(copy.components).schemas);
  walk(copy, "root", undefined, (node, kind) => {
    if (kind === "schema" && node.discriminator !== undefined) bindBranches(node, schemas);
  });
  if (isOld) copy.openapi = "3.1.0";
  return copy as JsonObject;
}

/** The values of a discriminator are binding, also where the property is any string. A validator takes them for a remark. */
function bindBranches(schema: MutableObject, schemas: MutableObject): void {
  const union = readUnion(schema, schemas);
  if (union === undefined || "message" in union) return;
  const { keyword, branches, property, values } = union;
  schema[keyword] = branches.map((branch, index) => {
    const condition = conditionFor(branch, property, values[index] ?? [], schemas);
    if (condition === undefined || !isObject(branch)) return branch;
    // Last, so that the other places stay.
    return { ...branch, allOf: [...asArray(branch.allOf), condition] };
  });
}
