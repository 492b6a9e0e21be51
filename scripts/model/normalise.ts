import { type Kind, ruleFor } from "../document/grammar.ts";
import { type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { walkReached } from "../document/walk-document.ts";
import { asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema } from "../schema/walk.ts";
import { checkMapping, normaliseDiscriminators } from "./discriminators.ts";
import { normaliseSchema, noValue } from "./normalise-schema.ts";
import { hoistRefs, rejectInPlaceCycles, resolveDynamicRefs } from "./refs.ts";
import { decodeStreams } from "./streams.ts";

/**
 * Changes a bundled document, in place, to one form for all versions and styles: JSON Schema 2020-12, schema $refs only to
 * components, discriminators as marked unions. Types and validators are both made from this form, so they agree.
 */
export function normalise(document: JsonObject, text: string, problems: Problems): void {
  const version = String(document.openapi).startsWith("3.0") ? "3.0" : "3.1";
  // Searching the text is faster than a walk, and few documents have such references.
  if (/"\$(dynamicRef|recursiveRef)"/.test(text)) resolveDynamicRefs(document, problems);
  const schemas = getSchemas(document);
  // Before anything is moved, because a $ref may point to any place of the original document.
  hoistRefs(document, schemas, problems);
  if (text.includes('"itemSchema":')) decodeStreams(document, schemas, problems);
  walkReached(document, (node, kind, at) => {
    checkStructure(node, kind, at, problems);
    if (kind !== "schema") return;
    normaliseSchema(node, at ?? pathTo(undefined, ""), version, problems);
    if (node.discriminator !== undefined) checkMapping(node, at ?? pathTo(undefined, ""), schemas, problems);
  });
  normaliseDiscriminators(document, schemas, problems);
  rejectInPlaceCycles(schemas, problems);
}

/** `components.schemas`, which is created if the document has none. */
export function getSchemas(document: JsonObject): JsonObject {
  const components = asObject(document.components);
  const schemas = asObject(components.schemas);
  components.schemas = schemas;
  document.components = components;
  return schemas;
}

/** Nothing is generated from these, so they may have any form. */
const UNUSED: ReadonlySet<Kind> = new Set<Kind>(["example", "link"]);

/**
 * Checks the parts of the document outside of schemas: where OpenAPI requires an object or a list, the value must be one. Any other value
 * is reported and removed. Without the report, its content would be missing from the output and the author would not know why.
 */
function checkStructure(node: JsonObject, kind: Kind, at: NodePath | undefined, problems: Problems): void {
  // Members beside a $ref are ignored, except in a path item.
  if (kind === "schema" || (typeof node.$ref === "string" && kind !== "pathItem")) return;
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
