import { asArray, isObject, type Json, type JsonObject } from "./json.ts";
import { child, children, type Node, type Spot, target } from "./spot.ts";
import { collect, isSchema, refName, type Schema } from "./walk.ts";

// The one walk over schemas that apply to the same value: a schema, the one that its $ref leads to, and those of its allOf. It gives
// the schemas, or their places (`conjunctionOf`). What they say together is read from it in two ways: taken apart in facets.ts, for
// makers and breakers of values; and merged into one schema in flatten.ts, for whoever compares.

/** One step of the walk. */
const stepInto = <Part>(
  referred: Part | undefined,
  members: (keyword: string) => readonly Part[],
  keywords: readonly string[] = ["allOf"],
): Part[] => [...(referred === undefined ? [] : [referred]), ...keywords.flatMap(members)];

/**
 * The schema and those that apply to the same value: the component it refers to and the members of its `allOf` (or of other
 * keywords), at any depth, each once.
 */
export const listParts = (
  schema: Json | undefined,
  schemas: JsonObject,
  keywords: readonly string[] = ["allOf"],
): JsonObject[] => listPartsBy(schema, followIn(schemas), keywords);

/** The same, where a $ref leads to something else than a component of that name. */
export function listPartsBy(
  schema: Json | undefined,
  follow: (reference: string) => Json | undefined,
  keywords: readonly string[] = ["allOf"],
): JsonObject[] {
  if (!isObject(schema)) return [];
  // Most schemas are the only part.
  if (schema.$ref === undefined && keywords.every((keyword) => schema[keyword] === undefined)) return [schema];
  return listConjunction([schema], follow, keywords).filter(isObject);
}

/** The schemas and those that apply to the same value, `true` and `false` among them, each once. */
export const listConjunction = (
  schemas: readonly Schema[],
  follow: (reference: string) => Json | undefined,
  keywords?: readonly string[],
): Schema[] =>
  collect(
    schemas,
    (part) => part,
    (part) => listDirectParts(part, follow, keywords),
  );

/** The schemas one step further in that apply to the same value. */
export function listDirectParts(
  schema: Schema,
  follow: (reference: string) => Json | undefined,
  keywords?: readonly string[],
): Schema[] {
  if (!isObject(schema)) return [];
  const referred = typeof schema.$ref === "string" ? follow(schema.$ref) : undefined;
  return stepInto(referred, (keyword) => asArray(schema[keyword]), keywords).filter(isSchema);
}

/** Follows references to components. */
export const followIn =
  (schemas: JsonObject) =>
  (reference: string): Json | undefined =>
    schemas[refName(reference) ?? ""];

/** The annotation (default, readOnly…) of a schema or of one of its parts. */
export const findAnnotation = (schema: Json | undefined, keyword: string, schemas: JsonObject): Json | undefined =>
  listParts(schema, schemas).find((part) => part[keyword] !== undefined)?.[keyword];

/** By schema; what applies together with a schema does not depend on who asks. */
const knownConjunctions = new WeakMap<Node, readonly Spot[]>();

/** All schemas that always apply to a value, with their places: the schemas, their references and their allOf. */
export function conjunctionOf(root: Spot, spots: readonly Spot[]): readonly Spot[] {
  const [only] = spots;
  const known = spots.length === 1 && only !== undefined ? knownConjunctions.get(only.node) : undefined;
  if (known !== undefined) return known;
  const found = collect(
    spots,
    ({ node }) => node,
    (spot) => stepInto(target(root, spot), (keyword) => children(spot, keyword).map((member) => member.spot)),
  );
  if (spots.length === 1 && only !== undefined) knownConjunctions.set(only.node, found);
  return found;
}

/** The schemas that apply to some values only. With `every`, each value satisfies at least one branch of the group. */
export function branchesOf(spot: Spot): readonly Branches[] {
  const known = knownBranches.get(spot.node);
  if (known !== undefined) return known;
  const found = listBranches(spot);
  knownBranches.set(spot.node, found);
  return found;
}

export interface Branches {
  readonly every: boolean;
  readonly branches: readonly Spot[];
}

const knownBranches = new WeakMap<Node, readonly Branches[]>();

function listBranches(spot: Spot): Branches[] {
  const conditional = [child(spot, "then"), child(spot, "else")].filter((branch) => branch !== undefined);
  return [
    { every: true, branches: children(spot, "oneOf").map((entry) => entry.spot) },
    { every: true, branches: children(spot, "anyOf").map((entry) => entry.spot) },
    { every: conditional.length === 2, branches: conditional },
    { every: false, branches: children(spot, "dependentSchemas").map((entry) => entry.spot) },
  ].filter((group) => group.branches.length > 0);
}

/** Whether the test is true for a schema that applies to every value of the schemas. */
export function holdsFor(root: Spot, spots: readonly Spot[], test: (schema: Node) => boolean, depth = 0): boolean {
  if (depth > 16) return false;
  const all = conjunctionOf(root, spots);
  if (all.some(({ node }) => test(node))) return true;
  const groups = all.flatMap(branchesOf).filter((group) => group.every);
  return groups.some(({ branches }) => branches.every((branch) => holdsFor(root, [branch], test, depth + 1)));
}

/** The types that one schema lists. What several schemas leave over is in `possibleTypes`. */
export function typesOf(schema: Node): unknown[] {
  if (Array.isArray(schema.type)) return schema.type;
  return schema.type === undefined ? [] : [schema.type];
}
