import { freeName } from "../document/names.ts";
import { type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { walkReached } from "../document/walk-document.ts";
import { didYouMean } from "../project/nearest-name.ts";
import { findAnnotation, listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { UNION, type UnionBy, valuesOfOthers } from "../schema/union-mark.ts";
import { refName, refTo } from "../schema/walk.ts";

/**
 * Changes every discriminated union to one form: branches that state the property's values, and a mark that says which
 * values belong to which branch.
 */
export function normaliseDiscriminators(document: JsonObject, schemas: JsonObject, problems: Problems): void {
  normaliseInheritance(schemas);
  walkReached(document, (schema, kind, at) => {
    if (kind === "schema" && isObject(schema.discriminator)) normaliseUnion(schema, at, schemas, problems);
  });
}

/** A mapping by the name of a schema, or by a $ref to it. One that leads nowhere is left out. */
export function checkMapping(schema: JsonObject, at: NodePath, schemas: JsonObject, problems: Problems): void {
  const { mapping, defaultMapping } = asObject(schema.discriminator);
  const check = (target: Json, what: string, ...keys: string[]): void => {
    const name = readTarget(target);
    if (Object.hasOwn(schemas, name)) return;
    problems.warn(pathTo(at, "discriminator", ...keys), {
      rule: "no-unresolved-refs",
      message: `The ${what} leads to ${name}, which is no schema.`,
      fix: `write the name of a schema, or a $ref to it${didYouMean(name, Object.keys(schemas))}`,
    });
  };
  for (const [value, target] of listMembers(mapping)) check(target, `mapping of ${value}`, "mapping", value);
  if (defaultMapping !== undefined) check(defaultMapping, "defaultMapping", "defaultMapping");
}

function normaliseUnion(schema: JsonObject, at: NodePath | undefined, schemas: JsonObject, problems: Problems): void {
  const read = readUnion(schema, schemas);
  delete schema.discriminator;
  if (read === undefined) return;
  if ("message" in read) {
    problems.warn(pathTo(at, "discriminator"), { rule: "discriminator-values", ...read });
    return;
  }
  const { keyword, branches, property, values, otherwise } = read;
  schema[keyword] = branches.map((branch, index) => {
    const condition = conditionFor(read, index, schemas);
    return condition === undefined ? branch : { allOf: [branch, condition] };
  });
  schema[UNION] = { property, values: values.map((list) => [...list]), ...(otherwise !== undefined && { otherwise }) };
}

/** A union with a discriminator that says of each branch by which values it is chosen. */
export interface ReadUnion extends UnionBy {
  readonly keyword: "oneOf" | "anyOf";
  readonly branches: readonly Json[];
}

/** Why the branches cannot be chosen by the property, so that the union stays an ordinary one. */
interface NoChoice {
  readonly message: string;
  readonly fix: string;
}

/** What the discriminator of a schema says; undefined if the schema lists no branches. */
export function readUnion(schema: JsonObject, schemas: JsonObject): ReadUnion | NoChoice | undefined {
  const discriminator = asObject(schema.discriminator);
  const property = String(discriminator.propertyName);
  const keyword = Array.isArray(schema.oneOf) ? "oneOf" : "anyOf";
  const branches = schema[keyword];
  if (!Array.isArray(branches)) return undefined;
  const mapping = readMapping(discriminator, schemas);
  const otherwise = branches.findIndex((branch) => isObject(branch) && isDefault(refName(branch.$ref), discriminator));
  const values: (readonly Json[])[] = [];
  for (const [index, branch] of branches.entries()) {
    const name = isObject(branch) ? refName(branch.$ref) : undefined;
    const stated = statedValues(branch, property, schemas);
    const toValue = (key: string): Json => asStated(key, stated) ?? asTyped(key, branch, property, schemas);
    const mapped = Object.keys(mapping).filter((value) => mapping[value] === name);
    const meant = mapped.length > 0 ? mapped.map(toValue) : impliedValues(name, stated);
    if (meant.length === 0 && index !== otherwise)
      return {
        message: `A branch has no name and states no ${property}, so every branch is tried.`,
        fix: `make the branch a component, or give its ${property} a const`,
      };
    values.push(meant);
  }
  const taken = values.flat();
  if (new Set(taken).size < taken.length)
    return {
      message: `Two branches share a value of ${property}, so every branch is tried.`,
      fix: "give each branch its own value, by a mapping or a const",
    };
  return { keyword, branches, property, values, ...(otherwise >= 0 && { otherwise }) };
}

const isDefault = (name: string | undefined, { defaultMapping }: JsonObject): boolean =>
  name !== undefined && defaultMapping !== undefined && name === readTarget(defaultMapping);

/** The keys of a mapping are strings, also if the property has another type. */
const asStated = (key: string, stated: readonly Json[] | undefined): Json | undefined =>
  stated?.find((one) => String(one) === key);

/** The value of a key, by the type of a property that states no values. */
function asTyped(key: string, branch: Json, property: string, schemas: JsonObject): Json {
  const properties = listParts(branch, schemas).map((part) => asObject(part.properties)[property]);
  const types = properties.flatMap((one) => findAnnotation(one, "type", schemas) ?? []);
  if (types.includes("string")) return key;
  const isNumber = types.includes("integer") || types.includes("number");
  if (isNumber && String(Number(key)) === key) return Number(key);
  return types.includes("boolean") && (key === "true" || key === "false") ? key === "true" : key;
}

/** The values of a branch without a mapping: those it states, or its name. If all branches state the same list, its name. */
function impliedValues(name: string | undefined, stated: readonly Json[] | undefined): readonly Json[] {
  if (name === undefined) return stated ?? [];
  return stated && !(stated.length > 1 && stated.includes(name)) ? stated : [name];
}

/** What a branch has to say besides its own keywords, so that it has only its values. */
export function conditionFor(union: ReadUnion, index: number, schemas: JsonObject): JsonObject | undefined {
  const { property, otherwise, branches } = union;
  const [branch = true, values = []] = [branches[index], union.values[index]];
  const stated = statedValues(branch, property, schemas);
  if (index === otherwise) {
    const others = valuesOfOthers(union);
    const isApart = others.length === 0 || stated?.every((value) => !others.includes(value)) === true;
    // As a condition, which types leave out.
    return isApart ? undefined : { not: { properties: { [property]: { enum: others } }, required: [property] } };
  }
  // A value without the property belongs to the branch that is chosen otherwise.
  const isRequired = otherwise === undefined || requiresProperty(branch, property, schemas);
  const isStated = stated?.length === values.length && stated.every((value) => values.includes(value));
  if (isStated && isRequired) return undefined;
  return { type: "object", properties: { [property]: { enum: [...values] } }, required: [property] };
}

const requiresProperty = (schema: Json, property: string, schemas: JsonObject): boolean =>
  listParts(schema, schemas).some(({ required }) => asArray(required).includes(property));

function statedValues(schema: Json, property: string, schemas: JsonObject): Json[] | undefined {
  const properties = listParts(schema, schemas).map((part) => asObject(part.properties)[property]);
  return properties.map((one) => enumerated(one, schemas)).find((values) => values !== undefined);
}

function enumerated(schema: Json | undefined, schemas: JsonObject): Json[] | undefined {
  if (!isObject(schema)) return undefined;
  const name = refName(schema.$ref);
  const target = name === undefined ? schema : schemas[name];
  if (!isObject(target)) return undefined;
  if (target.const !== undefined) return [target.const];
  return Array.isArray(target.enum) && target.enum.length > 0 ? target.enum : undefined;
}

/** A schema with a discriminator that other components extend with allOf. */
interface Parent {
  readonly name: string;
  /** The component that gets the parent's own keywords: `<Parent>Base`. */
  readonly base: string;
  /** The components that a value of the parent can be. */
  readonly branches: readonly string[];
}

/**
 * Inheritance in OpenAPI: a parent with a discriminator can be any component that extends it, directly or not. It becomes a
 * union of these; the parent itself is one of them only if its mapping says so.
 */
function normaliseInheritance(schemas: JsonObject): void {
  const parents = new Map<string, Parent>();
  for (const [name, branches] of findParents(schemas))
    if (branches.length > 0) parents.set(name, { name, base: freeName(`${name}Base`, schemas), branches });
    else delete (schemas[name] as JsonObject).discriminator;
  // Names may change only when all branches are known.
  for (const parent of parents.values()) split(parent, schemas, parents);
  for (const schema of Object.values(schemas))
    for (const part of allOfParts(schema)) {
      const parent = parents.get(refName(part.$ref) ?? "");
      if (parent) part.$ref = refTo(parent.base);
    }
}

/** The schemas with a discriminator that others extend, and the components that a value of each can be. */
export const findParents = (schemas: JsonObject): Map<string, readonly string[]> =>
  new Map(
    Object.keys(schemas)
      .filter((name) => isParent(name, schemas))
      .map((name) => [name, findBranches(name, schemas)]),
  );

/** Some documents list the children in the parent too, so that each refers to the other. */
function isParent(name: string, schemas: JsonObject): boolean {
  const schema = schemas[name];
  if (!isObject(schema) || !isObject(schema.discriminator)) return false;
  const listed = [schema.oneOf, schema.anyOf].filter(Array.isArray).flat();
  return listed.length === 0 || listed.some((branch) => isObject(branch) && extendsParent(branch, name, schemas));
}

function findBranches(name: string, schemas: JsonObject): string[] {
  const discriminator = asObject(asObject(schemas[name]).discriminator);
  const mapped = [...Object.values(readMapping(discriminator, schemas)), ...readDefault(discriminator, schemas)];
  const children = Object.keys(schemas).filter(
    (child) => child !== name && extendsParent(schemas[child], name, schemas),
  );
  // A child that is a parent itself is replaced by its own children, which are in the list as well.
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
  const mapping = Object.entries(readMapping(discriminator as JsonObject, schemas));
  schemas[base] = own;
  schemas[name] = {
    ...(own.description === undefined ? {} : { description: own.description }),
    oneOf: branches.map((branch) => ({ $ref: refTo(settled(branch)) })),
    discriminator: {
      ...(discriminator as JsonObject),
      mapping: Object.fromEntries(mapping.map(([value, target]) => [value, settled(target)])),
      ...Object.fromEntries(
        readDefault(asObject(discriminator), schemas).map((one) => ["defaultMapping", settled(one)]),
      ),
    },
  };
}

export const allOfParts = (schema: Json | undefined): JsonObject[] =>
  isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf.filter((part) => isObject(part)) : [];

/** Value → component name. A mapping may contain names or $refs. */
export function readMapping(discriminator: JsonObject, schemas: JsonObject): Record<string, string> {
  const targets = listMembers(discriminator.mapping).map(([value, target]) => [value, readTarget(target)] as const);
  return Object.fromEntries(targets.filter(([, name]) => Object.hasOwn(schemas, name)));
}

/** The component of `defaultMapping`, if there is one. */
const readDefault = ({ defaultMapping }: JsonObject, schemas: JsonObject): string[] =>
  [defaultMapping]
    .flatMap((target) => (target === undefined ? [] : readTarget(target)))
    .filter((name) => Object.hasOwn(schemas, name));

const readTarget = (target: Json): string => refName(target) ?? String(target);
