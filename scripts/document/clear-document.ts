import { isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema } from "../schema/walk.ts";
import { clearSchema, noValue, schemaVersion } from "./clear-schema.ts";
import { type Kind, ruleFor } from "./grammar.ts";
import { type NodePath, type Problems, pathTo } from "./problems.ts";
import { type Visit, walkExtensions, walkReached } from "./walk-document.ts";

/**
 * Brings a bundled document, in place, to the form that its version of OpenAPI asks for, so that whoever reads it afterwards finds objects,
 * lists and keywords as they must be. What had another form is a problem.
 */
export function clearDocument(document: JsonObject, problems: Problems): void {
  const version = schemaVersion(document);
  const visit: Visit = (node, kind, at) => {
    if (kind !== "schema") return checkStructure(node, kind, at, problems);
    clearSchema(node, at ?? pathTo(undefined, ""), version, problems);
    walkExtensions(node, at, visit);
  };
  walkReached(document, visit);
}

/** Nothing is generated from these, so they may have any form. */
const UNUSED: ReadonlySet<Kind> = new Set<Kind>(["example", "link"]);

/**
 * Checks the parts of the document outside of schemas: where OpenAPI requires an object or a list, the value must be one. Any other value
 * is reported and removed. Without the report, its content would be missing from the output and the author would not know why.
 */
function checkStructure(node: JsonObject, kind: Kind, at: NodePath | undefined, problems: Problems): void {
  // Members beside a $ref are ignored, except in a path item.
  if (typeof node.$ref === "string" && kind !== "pathItem") return;
  for (const [key, value] of Object.entries(node)) {
    const rule = ruleFor(kind, key);
    if (!rule || UNUSED.has(rule.kind)) continue;
    const here = pathTo(at, key);
    if (value === null) {
      problems.warn(here, noValue(key));
      delete node[key];
    } else if (rule.form === "one") removeUnless(fits(value, rule.kind), node, key, here, problems);
    else if (rule.form === "list" && !Array.isArray(value)) removeInvalid(node, key, here, "a list", problems);
    else if (rule.form === "map" && !isObject(value)) removeInvalid(node, key, here, "a map", problems);
    else checkMembers(value as JsonObject, rule.kind, here, problems);
  }
}

function checkMembers(members: JsonObject | Json[], kind: Kind, at: NodePath, problems: Problems): void {
  if (Array.isArray(members)) {
    const unfit = members.flatMap((value, index) => (fits(value, kind) ? [] : [index]));
    for (const index of unfit)
      problems.error(pathTo(at, index), {
        rule: "struct",
        message: `A ${kind} must be an object.`,
        fix: `write the ${kind} as a map, or a $ref to it`,
      });
    for (const index of unfit.reverse()) members.splice(index, 1);
    return;
  }
  for (const [key, value] of Object.entries(members)) {
    if (key.startsWith("x-") && kind !== "schema") continue;
    removeUnless(fits(value, kind), members, key, pathTo(at, key), problems);
  }
}

const fits = (value: Json, kind: Kind): boolean => (kind === "schema" ? isSchema(value) : isObject(value));

function removeUnless(fit: boolean, holder: JsonObject, key: string, at: NodePath, problems: Problems): void {
  if (!fit) removeInvalid(holder, key, at, "an object", problems);
}

function removeInvalid(holder: JsonObject, key: string, at: NodePath, form: string, problems: Problems): void {
  problems.error(at, { rule: "struct", message: `${key} must be ${form}.`, fix: `write ${form}, or remove ${key}` });
  delete holder[key];
}
