import { acceptsTypeOf, acceptsValue, getTypes, haveCommonValue, intersectTypes } from "../schema/accepted-values.ts";
import type { Conjunction, FlatSchema } from "../schema/flat-schema.ts";
import { isObject, type Json } from "../schema/json.ts";
import { haveDisjointLimits } from "./compare-limits.ts";
import { requiredNames } from "./compare-objects.ts";
import { haveCommonText } from "./relate-patterns.ts";
import type { SchemaPair, Side } from "./schema-pair.ts";

/** A flat schema, and the document from which it is. */
export interface SidedSchema {
  readonly flat: FlatSchema;
  readonly side: Side;
}

/** How many levels of properties and unions are looked at, because a schema can contain itself. */
const MAX_DEPTH = 3;

/** Whether no value of the pair's direction satisfies both schemas. Where their keywords do not show it, the answer is no. */
export function areDisjoint(pair: SchemaPair, one: SidedSchema, other: SidedSchema, depth = MAX_DEPTH): boolean {
  const [own, others] = [one.flat, other.flat];
  if (own.rejectsAll || others.rejectsAll) return true;
  const common = intersectTypes(getTypes(own), getTypes(others));
  if (common.size === 0) return true;
  if (own.values) return own.values.every((value) => !mayAccept(others, value));
  if (others.values) return others.values.every((value) => !mayAccept(own, value));
  if (depth === 0) return false;
  if (isApartFromUnion(pair, one, other, depth) || isApartFromUnion(pair, other, one, depth)) return true;
  // Schemas that name properties are about objects, although they accept everything else.
  const types = [own, others].every(isAboutObjects) ? ["object"] : [...common];
  return types.every((type) => {
    if (haveDisjointLimits(own, others, type)) return true;
    if (type === "string") return haveDisjointTexts(own, others);
    return type === "object" && (needsRefused(pair, one, other, depth) || needsRefused(pair, other, one, depth));
  });
}

const flattenPart = (pair: SchemaPair, schemas: Conjunction, { side }: SidedSchema): SidedSchema => ({
  flat: pair.flatten(schemas, side),
  side,
});

/** Whether one schema needs a property that the other refuses, or that has no value which satisfies both. */
const needsRefused = (pair: SchemaPair, one: SidedSchema, other: SidedSchema, depth: number): boolean =>
  [...requiredNames(pair, one.side, one.flat)].some((name) => {
    const [own, others] = [one.flat.properties.get(name), other.flat.properties.get(name)];
    if (others === undefined) return other.flat.additional.includes(false) && !matchesPattern(other.flat, name);
    return areDisjoint(pair, flattenPart(pair, own ?? [], one), flattenPart(pair, others, other), depth - 1);
  });

const mayAccept = (schema: FlatSchema, value: Json): boolean =>
  schema.values ? haveCommonValue(schema.values, [value]) : acceptsTypeOf(schema, value) && acceptsValue(schema, value);

const isAboutObjects = ({ types, properties, required }: FlatSchema): boolean =>
  types === undefined && properties.size + required.size > 0;

const isApartFromUnion = (pair: SchemaPair, one: SidedSchema, other: SidedSchema, depth: number): boolean =>
  one.flat.unions.some(({ branches }) =>
    branches.every((branch) => areDisjoint(pair, flattenPart(pair, [branch], one), other, depth - 1)),
  );

/** Formats that have no text in common. */
const DISTINCT_FORMATS = ["date", "date-time", "time", "duration", "email", "ipv4", "ipv6", "uuid"];

function haveDisjointTexts(one: FlatSchema, other: FlatSchema): boolean {
  const [own, others] = [one, other].map(({ formats }) => formats.find((format) => DISTINCT_FORMATS.includes(format)));
  if (own !== undefined && others !== undefined && own !== others) return true;
  return one.patterns.length > 0 && other.patterns.length > 0 && !haveCommonText(one.patterns, other.patterns);
}

const matchesPattern = ({ patternProperties }: FlatSchema, name: string): boolean =>
  [...patternProperties.keys()].some((pattern) => new RegExp(pattern, "u").test(name));

/**
 * Whether a variant needs a property that values of the other schema do not have. An object may have members that nobody named, but nobody
 * has sent those yet, and nobody sends what this direction leaves out.
 */
export function needsUnknownProperty(
  pair: SchemaPair,
  variant: SidedSchema,
  { flat: other, side }: SidedSchema,
): boolean {
  if (other.properties.size === 0 || other.additional.some(isObject)) return false;
  const isKnown = (name: string): boolean => {
    const property = other.properties.get(name);
    if (property !== undefined) return !pair.hides(side, property);
    return other.required.has(name) || matchesPattern(other, name);
  };
  return [...requiredNames(pair, variant.side, variant.flat)].some((name) => !isKnown(name));
}
