import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { type Path, step } from "./path.ts";
import type { Problems } from "./problems.ts";
import { refName, refTo } from "./schema.ts";
import { walk } from "./walk.ts";

/** Marks a union whose branch is told by one property; `values[i]` are those of branch i. */
export const UNION = "x-union-by";

export interface UnionBy {
  readonly property: string;
  readonly values: readonly (readonly Json[])[];
}

export const unionOf = (schema: JsonObject): UnionBy | undefined => {
  const mark = schema[UNION];
  return isObject(mark) && typeof mark["property"] === "string" && Array.isArray(mark["values"])
    ? { property: mark["property"], values: mark["values"] as Json[][] }
    : undefined;
};

/**
 * Gives every discriminated union one form: a `oneOf` whose branches state the property's values themselves, plus
 * a mark that says which branch each value means. A parent schema that its children extend with allOf becomes such
 * a union too (OpenAPI's inheritance); what the parent says on its own moves to `<Parent>Base`.
 */
export function settleDiscriminators(document: JsonObject, schemas: JsonObject, problems: Problems): void {
  for (const name of Object.keys(schemas)) settleInheritance(name, schemas);
  walk(document, "root", undefined, (schema, kind, at) => {
    if (kind === "schema" && isObject(schema["discriminator"])) settleUnion(schema, at, schemas, problems);
  });
}

function settleInheritance(name: string, schemas: JsonObject): void {
  const parent = schemas[name];
  if (!isObject(parent) || !isObject(parent["discriminator"]) || parent["oneOf"] || parent["anyOf"]) return;
  const mapped = Object.values(mappingOf(parent["discriminator"], schemas));
  const children = Object.keys(schemas).filter((child) => child !== name && extendsParent(schemas[child], name));
  const branches = [...new Set([...children, ...mapped.filter((target) => target !== name)])];
  const { discriminator, ...own } = parent;
  if (branches.length === 0) {
    delete parent["discriminator"];
    return;
  }
  let base = `${name}Base`;
  while (Object.hasOwn(schemas, base)) base += "_";
  schemas[base] = own;
  for (const child of children) repointParent(schemas[child], name, base);
  if (mapped.includes(name)) branches.push(base);
  const mapping = Object.fromEntries(
    Object.entries(mappingOf(discriminator as JsonObject, schemas)).map(([value, target]) => [
      value,
      target === name ? base : target,
    ]),
  );
  schemas[name] = {
    ...(own["description"] === undefined ? {} : { description: own["description"] }),
    oneOf: branches.map((branch) => ({ $ref: refTo(branch) })),
    discriminator: { ...(discriminator as JsonObject), mapping },
  };
}

const allOfRefs = (schema: Json | undefined): JsonObject[] =>
  isObject(schema) && Array.isArray(schema["allOf"]) ? schema["allOf"].filter((part) => isObject(part)) : [];

const extendsParent = (schema: Json | undefined, parent: string): boolean =>
  allOfRefs(schema).some((part) => refName(part["$ref"]) === parent);

function repointParent(schema: Json | undefined, parent: string, base: string): void {
  for (const part of allOfRefs(schema)) if (refName(part["$ref"]) === parent) part["$ref"] = refTo(base);
}

/** Value → component name; a target may be given as a name or as a $ref. */
function mappingOf(discriminator: JsonObject, schemas: JsonObject): Record<string, string> {
  const mapping = isObject(discriminator["mapping"]) ? discriminator["mapping"] : {};
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([value, target]) => {
      const name = refName(target) ?? (typeof target === "string" ? target : "");
      return Object.hasOwn(schemas, name) ? [[value, name]] : [];
    }),
  );
}

function settleUnion(schema: JsonObject, at: Path | undefined, schemas: JsonObject, problems: Problems): void {
  const discriminator = schema["discriminator"] as JsonObject;
  const property = String(discriminator["propertyName"]);
  const keyword = Array.isArray(schema["oneOf"]) ? "oneOf" : "anyOf";
  const branches = schema[keyword];
  delete schema["discriminator"];
  if (!Array.isArray(branches)) return;
  const mapping = mappingOf(discriminator, schemas);
  const values: Json[][] = [];
  for (const branch of branches) {
    const name = isObject(branch) ? refName(branch["$ref"]) : undefined;
    const mapped = Object.keys(mapping).filter((value) => mapping[value] === name);
    const stated = statedValues(branch, property, schemas, 0);
    const meant = mapped.length > 0 ? mapped : (stated ?? (name === undefined ? [] : [name]));
    if (meant.length === 0) {
      // A branch without a name cannot be chosen by one; the union stays an ordinary one.
      problems.odd(
        step(at, "discriminator"),
        `a branch has no name and states no ${property}: every branch is tried instead`,
      );
      return;
    }
    values.push(meant);
  }
  const taken = values.flat();
  if (new Set(taken).size < taken.length) {
    problems.odd(step(at, "discriminator"), `two branches share a value of ${property}: every branch is tried instead`);
    return;
  }
  schema[keyword] = branches.map((branch, index) => stating(branch, property, values[index] ?? [], schemas));
  schema[UNION] = { property, values };
}

/** The branch, made to state the property's values if it does not do so itself. */
function stating(branch: Json, property: string, values: readonly Json[], schemas: JsonObject): Json {
  if (statedValues(branch, property, schemas, 0)) return branch;
  return {
    allOf: [branch, { type: "object", properties: { [property]: { enum: [...values] } }, required: [property] }],
  };
}

function statedValues(
  schema: Json | undefined,
  property: string,
  schemas: JsonObject,
  depth: number,
): Json[] | undefined {
  if (!isObject(schema) || depth > 8) return undefined;
  const name = refName(schema["$ref"]);
  if (name !== undefined) return statedValues(schemas[name], property, schemas, depth + 1);
  const own = isObject(schema["properties"]) ? enumerated(schema["properties"][property], schemas) : undefined;
  if (own) return own;
  for (const part of allOfRefs(schema)) {
    const stated = statedValues(part, property, schemas, depth + 1);
    if (stated) return stated;
  }
  return undefined;
}

function enumerated(schema: Json | undefined, schemas: JsonObject): Json[] | undefined {
  if (!isObject(schema)) return undefined;
  const name = refName(schema["$ref"]);
  const target = name === undefined ? schema : schemas[name];
  if (!isObject(target)) return undefined;
  if (target["const"] !== undefined) return [target["const"]];
  return Array.isArray(target["enum"]) && target["enum"].length > 0 ? target["enum"] : undefined;
}
