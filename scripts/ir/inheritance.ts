import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { refName, refTo } from "./schema.ts";

/** A schema with a discriminator that other components extend with allOf. */
interface Parent {
  readonly name: string;
  /** Where what the parent says on its own moves to: `<Parent>Base`. */
  readonly base: string;
  /** The components that a value of the parent may be. */
  readonly branches: readonly string[];
}

/**
 * OpenAPI's inheritance: a parent with a discriminator stands for any of the components that extend it, at whatever
 * depth. It becomes a union of those; the parent itself is one of them only if its mapping says so.
 */
export function settleInheritance(schemas: JsonObject): void {
  const parents = new Map<string, Parent>();
  for (const name of Object.keys(schemas)) {
    if (!isParent(name, schemas)) continue;
    const branches = branchesOf(name, schemas);
    if (branches.length > 0) parents.set(name, { name, base: freeName(`${name}Base`, schemas), branches });
    else delete (schemas[name] as JsonObject).discriminator;
  }
  // Only now that all branches are known may names move.
  for (const parent of parents.values()) split(parent, schemas, parents);
  for (const schema of Object.values(schemas))
    for (const part of allOfParts(schema)) {
      const parent = parents.get(refName(part.$ref) ?? "");
      if (parent) part.$ref = refTo(parent.base);
    }
}

/** Some documents list the children in the parent too, so that each contains the other. */
function isParent(name: string, schemas: JsonObject): boolean {
  const schema = schemas[name];
  if (!isObject(schema) || !isObject(schema.discriminator)) return false;
  const listed = [schema.oneOf, schema.anyOf].filter(Array.isArray).flat();
  return listed.length === 0 || listed.some((branch) => isObject(branch) && extendsParent(branch, name, schemas));
}

function branchesOf(name: string, schemas: JsonObject): string[] {
  const mapped = Object.values(mappingOf((schemas[name] as JsonObject).discriminator as JsonObject, schemas));
  const children = Object.keys(schemas).filter(
    (child) => child !== name && extendsParent(schemas[child], name, schemas),
  );
  // A child that is a parent in its turn stands for its own children, which are here as well.
  const concrete = children.filter(
    (child) => !isParent(child, schemas) || !children.some((other) => extendsParent(schemas[other], child, schemas)),
  );
  return [...new Set([...concrete, ...mapped])];
}

function extendsParent(
  schema: Json | undefined,
  parent: string,
  schemas: JsonObject,
  seen = new Set<string>(),
): boolean {
  const own = isObject(schema) ? refName(schema.$ref) : undefined;
  const names = [own, ...allOfParts(schema).map((part) => refName(part.$ref))].filter((name) => name !== undefined);
  return names.some((name) => {
    if (seen.has(name)) return false;
    seen.add(name);
    return name === parent || extendsParent(schemas[name], parent, schemas, seen);
  });
}

function split({ name, base, branches }: Parent, schemas: JsonObject, parents: ReadonlyMap<string, Parent>): void {
  const { discriminator, oneOf: _oneOf, anyOf: _anyOf, ...own } = schemas[name] as JsonObject;
  const settled = (target: string): string => parents.get(target)?.base ?? target;
  const mapping = Object.entries(mappingOf(discriminator as JsonObject, schemas));
  schemas[base] = own;
  schemas[name] = {
    ...(own.description === undefined ? {} : { description: own.description }),
    oneOf: branches.map((branch) => ({ $ref: refTo(settled(branch)) })),
    discriminator: {
      ...(discriminator as JsonObject),
      mapping: Object.fromEntries(mapping.map(([value, target]) => [value, settled(target)])),
    },
  };
}

const allOfParts = (schema: Json | undefined): JsonObject[] =>
  isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf.filter((part) => isObject(part)) : [];

function freeName(wanted: string, schemas: JsonObject): string {
  let name = wanted;
  while (Object.hasOwn(schemas, name)) name += "_";
  return name;
}

/** Value → component name; a target may be given as a name or as a $ref. */
export function mappingOf(discriminator: JsonObject, schemas: JsonObject): Record<string, string> {
  const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {};
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([value, target]) => {
      const name = refName(target) ?? (typeof target === "string" ? target : "");
      return Object.hasOwn(schemas, name) ? [[value, name]] : [];
    }),
  );
}
