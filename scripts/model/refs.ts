import { numberedName } from "../document/names.ts";
import { formatPath, type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { walkReached } from "../document/walk-document.ts";
import { formatPointer, isObject, type Json, type JsonObject, parsePointer, valueAt } from "../schema/json.ts";
import { keywordOf } from "../schema/keywords.ts";
import { eachSubschema, isSchema, refName, refTo, type Schema } from "../schema/walk.ts";

/**
 * Makes every schema that a $ref refers to a component. Afterwards each schema $ref has the form
 * `#/components/schemas/<name>`, also if it pointed to another place in the document (a property, a response).
 */
export function hoistRefs(document: JsonObject, schemas: JsonObject, problems: Problems): void {
  const hoisted = new Map<string, string>();
  walkReached(document, (node, kind, at) => {
    if (kind !== "schema" || typeof node.$ref !== "string") return;
    const reference = node.$ref;
    const name = refName(reference);
    if (name !== undefined && Object.hasOwn(schemas, name)) return;
    const known = hoisted.get(reference) ?? hoist(reference, at ?? pathTo(undefined, ""));
    node.$ref = refTo(known);
  });

  function hoist(reference: string, at: NodePath): string {
    const target = valueAt(document, parsePointer(reference));
    const name = freeName(schemas, reference);
    hoisted.set(reference, name);
    if (isSchema(target)) {
      schemas[name] = target;
      problems.move(reference.slice(1), formatPointer(["components", "schemas", name]));
    } else {
      problems.error(at, {
        rule: "no-unresolved-refs",
        message: `The $ref ${reference} leads to something that is no schema.`,
        fix: "correct the $ref; a schema is an object, or true or false",
      });
      schemas[name] = {};
    }
    return name;
  }
}

function freeName(schemas: JsonObject, reference: string): string {
  const words = parsePointer(reference)
    .filter((segment) => !["components", "schemas", "properties", "paths", "content", "schema"].includes(segment))
    .map((segment) => segment.replaceAll(/\W+/g, "_").replaceAll(/^_+|_+$/g, ""))
    .filter((word) => word !== "");
  return numberedName(words.join("_") || "Root", (name) => Object.hasOwn(schemas, name));
}

/**
 * The target of a dynamic reference depends on the schemas through which it was reached. If the document has only one
 * possible target, it becomes a plain $ref. If it has several, generated code could not choose, which is an error.
 */
export function resolveDynamicRefs(document: JsonObject, problems: Problems): void {
  const anchors = new Map<string, string[]>();
  walkReached(document, (node, kind, at) => {
    const name = node.$dynamicAnchor;
    if (kind !== "schema" || typeof name !== "string") return;
    anchors.set(`#${name}`, [...(anchors.get(`#${name}`) ?? []), `#${formatPath(at)}`]);
  });
  walkReached(document, (node, kind, at) => {
    if (kind !== "schema") return;
    const here = at ?? pathTo(undefined, "");
    if (node.$dynamicRef !== undefined) resolveDynamicRef(node, here, anchors, problems);
    if (node.$recursiveRef !== undefined) resolveRecursiveRef(node, here, document, problems);
  });
}

function resolveDynamicRef(
  node: JsonObject,
  at: NodePath,
  anchors: ReadonlyMap<string, readonly string[]>,
  problems: Problems,
): void {
  const reference = String(node.$dynamicRef);
  delete node.$dynamicRef;
  const targets = reference.startsWith("#/") ? [reference] : (anchors.get(reference) ?? []);
  if (targets.length === 1 && targets[0] !== undefined) node.$ref = targets[0];
  else
    problems.error(pathTo(at, "$dynamicRef"), {
      rule: "no-dynamic-ref",
      message: `The $dynamicRef ${reference} could mean ${targets.length} schemas.`,
      fix: "name the one that is meant, with a plain $ref",
    });
}

/** The form of draft 2019-09: refers to the nearest enclosing schema that is an anchor. */
function resolveRecursiveRef(node: JsonObject, at: NodePath, document: JsonObject, problems: Problems): void {
  delete node.$recursiveRef;
  const segments = parsePointer(formatPath(at));
  const around = segments.map((_, length) => segments.slice(0, length + 1)).reverse();
  const isAnchor = (value: Json | undefined): boolean => isObject(value) && value.$recursiveAnchor === true;
  const anchor = around.find((path) => isAnchor(valueAt(document, path))) ?? componentAround(segments);
  if (anchor) node.$ref = `#${formatPath(pathTo(undefined, ...anchor))}`;
  else
    problems.error(pathTo(at, "$recursiveRef"), {
      rule: "no-dynamic-ref",
      message: "The $recursiveRef is outside of any named schema.",
      fix: "name the schema that is meant, with a plain $ref",
    });
}

const componentAround = (segments: readonly string[]): string[] | undefined =>
  segments[0] === "components" && segments[1] === "schemas" ? segments.slice(0, 3) : undefined;

/**
 * `A: {$ref: B}, B: {allOf: [{$ref: A}]}`: checking a value against A would check the same value against A, without end. A
 * schema may refer to itself only for a part of its value.
 */
export function rejectInPlaceCycles(schemas: JsonObject, problems: Problems): void {
  const done = new Set<string>();
  for (const name of Object.keys(schemas)) visit(name, []);

  function visit(name: string, chain: readonly string[]): void {
    if (done.has(name)) return;
    follow(schemas[name] as Schema, [...chain, name]);
    done.add(name);
  }

  function follow(schema: Schema, chain: readonly string[]): void {
    if (!isObject(schema)) return;
    const target = refName(schema.$ref);
    if (target !== undefined && chain.includes(target)) {
      const loop = [...chain.slice(chain.indexOf(target)), target];
      problems.error(formatPointer(["components", "schemas", chain.at(-1) ?? ""]), {
        rule: "ref-cycle",
        message: `These $refs only lead back to themselves: ${loop.join(" → ")}.`,
        fix: "write the content in one of these schemas; a schema may refer to itself only for a part of its value",
      });
      delete schema.$ref;
    } else if (target !== undefined) visit(target, chain);
    eachSubschema(schema, (child, keyword) => {
      if (keywordOf(keyword)?.isOfSameValue) follow(child, chain);
    });
  }
}
