import { acceptsTypeOf, acceptsValue, getTypes, haveCommonValue, intersectTypes } from "../schema/accepted-values.ts";
import type { Conjunction, FlatSchema } from "../schema/flat-schema.ts";
import { isObject, type Json } from "../schema/json.ts";
import { haveDisjointLimits } from "./compare-limits.ts";
import { haveCommonText } from "./relate-patterns.ts";

type Flatten = (schemas: Conjunction) => FlatSchema;

/** How many levels of properties and unions are looked at, because a schema can contain itself. */
const MAX_DEPTH = 3;

/** Whether no value satisfies both schemas. Where their keywords do not show it, the answer is no. */
export function areDisjoint(one: FlatSchema, other: FlatSchema, flatten: Flatten, depth = MAX_DEPTH): boolean {
  if (one.rejectsAll || other.rejectsAll) return true;
  const common = intersectTypes(getTypes(one), getTypes(other));
  if (common.size === 0) return true;
  if (one.values) return one.values.every((value) => !mayAccept(other, value));
  if (other.values) return other.values.every((value) => !mayAccept(one, value));
  if (depth === 0) return false;
  if (isApartFromUnion(one, other, flatten, depth) || isApartFromUnion(other, one, flatten, depth)) return true;
  // Schemas that name properties are about objects, although they accept everything else.
  const types = [one, other].every(isAboutObjects) ? ["object"] : [...common];
  return types.every((type) => {
    if (haveDisjointLimits(one, other, type)) return true;
    if (type === "string") return haveDisjointTexts(one, other);
    return type === "object" && (needsRefused(one, other, flatten, depth) || needsRefused(other, one, flatten, depth));
  });
}

/** Whether one schema needs a property that the other refuses, or that has no value which satisfies both. */
const needsRefused = (one: FlatSchema, other: FlatSchema, flatten: Flatten, depth: number): boolean =>
  [...one.required].some((name) => {
    const [own, others] = [one.properties.get(name), other.properties.get(name)];
    if (others === undefined) return other.additional.includes(false) && !matchesPattern(other, name);
    return areDisjoint(flatten(own ?? []), flatten(others), flatten, depth - 1);
  });

const mayAccept = (schema: FlatSchema, value: Json): boolean =>
  schema.values ? haveCommonValue(schema.values, [value]) : acceptsTypeOf(schema, value) && acceptsValue(schema, value);

const isAboutObjects = ({ types, properties, required }: FlatSchema): boolean =>
  types === undefined && properties.size + required.size > 0;

const isApartFromUnion = (one: FlatSchema, other: FlatSchema, flatten: Flatten, depth: number): boolean =>
  one.unions.some(({ branches }) =>
    branches.every((branch) => areDisjoint(flatten([branch]), other, flatten, depth - 1)),
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
 * has sent those yet.
 */
export const needsUnknownProperty = (variant: FlatSchema, other: FlatSchema): boolean =>
  other.properties.size > 0 &&
  !other.additional.some(isObject) &&
  [...variant.required].some((name) => !other.properties.has(name) && !matchesPattern(other, name));
