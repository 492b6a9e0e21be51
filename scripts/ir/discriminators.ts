import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { mappingOf, settleInheritance } from "./inheritance.ts";
import { type Path, step } from "./path.ts";
import type { Problems } from "./problems.ts";
import { refName } from "./schema.ts";
import { walk } from "./walk.ts";

/** Marks a union whose branch is told by one property; `values[i]` are those of branch i. */
export const UNION = "x-union-by";

export interface UnionBy {
  readonly property: string;
  readonly values: readonly (readonly Json[])[];
}

export const unionOf = (schema: JsonObject): UnionBy | undefined => {
  const mark = schema[UNION];
  return isObject(mark) && typeof mark.property === "string" && Array.isArray(mark.values)
    ? { property: mark.property, values: mark.values as Json[][] }
    : undefined;
};

/**
 * Gives every discriminated union one form: a `oneOf` whose branches state the property's values themselves, plus
 * a mark that says which branch each value means.
 */
export function settleDiscriminators(document: JsonObject, schemas: JsonObject, problems: Problems): void {
  settleInheritance(schemas);
  walk(document, "root", undefined, (schema, kind, at) => {
    if (kind === "schema" && isObject(schema.discriminator)) settleUnion(schema, at, schemas, problems);
  });
}

function settleUnion(schema: JsonObject, at: Path | undefined, schemas: JsonObject, problems: Problems): void {
  const discriminator = schema.discriminator as JsonObject;
  const property = String(discriminator.propertyName);
  const keyword = Array.isArray(schema.oneOf) ? "oneOf" : "anyOf";
  const branches = schema[keyword];
  delete schema.discriminator;
  if (!Array.isArray(branches)) return;
  const mapping = mappingOf(discriminator, schemas);
  const values: (readonly Json[])[] = [];
  for (const branch of branches) {
    const name = isObject(branch) ? refName(branch.$ref) : undefined;
    const stated = statedValues(branch, property, schemas, 0);
    const mapped = Object.keys(mapping).filter((value) => mapping[value] === name);
    const meant = mapped.length > 0 ? mapped.map((value) => asStated(value, stated)) : implied(name, stated);
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
  schema[UNION] = { property, values: values.map((list) => [...list]) };
}

/** The keys of a mapping are strings, whatever the property is. */
const asStated = (value: string, stated: readonly Json[] | undefined): Json =>
  stated?.find((one) => String(one) === value) ?? value;

/** What a branch means that no mapping names: what it states, or its name; of a list that all branches share, its name. */
function implied(name: string | undefined, stated: readonly Json[] | undefined): readonly Json[] {
  if (name === undefined) return stated ?? [];
  return stated && !(stated.length > 1 && stated.includes(name)) ? stated : [name];
}

/** The branch, made to state the property's values, and no others, if it does not do so itself. */
function stating(branch: Json, property: string, values: readonly Json[], schemas: JsonObject): Json {
  const stated = statedValues(branch, property, schemas, 0);
  if (stated?.length === values.length && stated.every((value) => values.includes(value))) return branch;
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
  const name = refName(schema.$ref);
  if (name !== undefined) return statedValues(schemas[name], property, schemas, depth + 1);
  const own = isObject(schema.properties) ? enumerated(schema.properties[property], schemas) : undefined;
  if (own) return own;
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  for (const part of parts) {
    const stated = statedValues(part, property, schemas, depth + 1);
    if (stated) return stated;
  }
  return undefined;
}

function enumerated(schema: Json | undefined, schemas: JsonObject): Json[] | undefined {
  if (!isObject(schema)) return undefined;
  const name = refName(schema.$ref);
  const target = name === undefined ? schema : schemas[name];
  if (!isObject(target)) return undefined;
  if (target.const !== undefined) return [target.const];
  return Array.isArray(target.enum) && target.enum.length > 0 ? target.enum : undefined;
}
