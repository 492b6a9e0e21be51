import { acceptsType, getTypes, haveCommonValue } from "../schema/accepted-values.ts";
import type { FlatSchema, Union } from "../schema/flat-schema.ts";
import type { Schema } from "../schema/walk.ts";
import { getSimilarity, getVariants, isUnrestricted, matchVariants, type Variant } from "./match-variants.ts";
import {
  addChange,
  addNarrowed,
  addWidened,
  type Comparison,
  MAJOR,
  type SchemaPair,
  type Side,
} from "./schema-pair.ts";
import { listed } from "./wording.ts";

/** `oneOf` and `anyOf`: which variants were added or removed, and what changed in the others. */
export const compareUnions: Comparison = (pair) => {
  if (pair.before.rejectsAll || pair.after.rejectsAll) return;
  const later = [...pair.after.unions];
  for (const old of pair.before.unions) {
    const now = takeMostSimilar(pair, old, later);
    if (now) compareUnion(pair, old, now);
    else compareWithUnion(pair, old, "before");
  }
  for (const now of later) compareWithUnion(pair, now, "after");
};

/** The order of unions does not matter. */
function takeMostSimilar(pair: SchemaPair, old: Union, unions: Union[]): Union | undefined {
  const countMatched = (now: Union): number =>
    matchVariants(pair, getVariants(old), getVariants(now)).matched.length /
    Math.max(old.branches.length, now.branches.length);
  const [first] =
    unions.length < 2 ? unions : [...unions].sort((one, other) => countMatched(other) - countMatched(one));
  if (first) unions.splice(unions.indexOf(first), 1);
  return first;
}

function compareUnion(pair: SchemaPair, old: Union, now: Union): void {
  const { matched, removed, added } = matchVariants(pair, getVariants(old), getVariants(now));
  for (const [before, after] of matched) pair.follow({ note: after.note }, [before.schema], [after.schema]);
  addVariantChanges(pair, old.keyword, removed, added);
  if (old.keyword !== now.keyword) compareOverlaps(pair, old, now);
}

/** `oneOf` refuses values that satisfy several variants; `anyOf` does not. */
function compareOverlaps(pair: SchemaPair, old: Union, now: Union): void {
  const [union, side] = old.keyword === "anyOf" ? ([old, "before"] as const) : ([now, "after"] as const);
  const flats = union.branches.map((branch) => pair.flatten([branch], side));
  const isApart = (one: FlatSchema, other: FlatSchema): boolean => areDisjoint(pair, one, other, side);
  if (union.by || flats.every((one, index) => flats.slice(index + 1).every((other) => isApart(one, other)))) return;
  const values = { before: old.keyword, after: now.keyword };
  if (now.keyword === "anyOf")
    addWidened(pair, "anyOf", values, (label) => `${label} may now satisfy several of its variants`);
  else
    addNarrowed(pair, "oneOf", values, (label, subject) =>
      pair.direction === "request"
        ? subject.refused(`in which ${label} satisfies several of its variants`)
        : `${label} no longer satisfies several of its variants`,
    );
}

/** Whether no value satisfies both: by their types, their values, or the values of a property that both require. */
function areDisjoint(pair: SchemaPair, one: FlatSchema, other: FlatSchema, side: Side): boolean {
  const types = getTypes(other);
  if (![...getTypes(one)].some((type) => acceptsType(types, type) || (type === "number" && types.has("integer"))))
    return true;
  if (one.values && other.values) return !haveCommonValue(one.values, other.values);
  return [...one.required].some((name) => {
    if (!other.required.has(name)) return false;
    const [own, others] = [one, other].map(({ properties }) => pair.flatten(properties.get(name) ?? [], side).values);
    return own !== undefined && others !== undefined && !haveCommonValue(own, others);
  });
}

const getWords = (variants: readonly Variant[]): string[] => variants.map(({ words }) => words);

function addVariantChanges(
  pair: SchemaPair,
  keyword: string,
  removed: readonly Variant[],
  added: readonly Variant[],
): void {
  const [removedWords, addedWords] = [getWords(removed), getWords(added)];
  const values = { before: removedWords, after: addedWords };
  const isRequest = pair.direction === "request";
  if (removed.length > 0)
    addNarrowed(pair, keyword, values, (label, subject) =>
      isRequest
        ? `${label} can no longer be ${listed(removedWords)}: such ${subject.messages()} are refused`
        : `${label} is no longer ${listed(removedWords)}`,
    );
  if (added.length > 0)
    addWidened(
      pair,
      keyword,
      values,
      (label) => `${label} ${isRequest ? "may" : "can"} now also be ${listed(addedWords)}`,
    );
}

/**
 * One side is a single schema, the other a union. The variant that is most similar to the single schema is compared with
 * it; the other variants were added or removed.
 */
function compareWithUnion(pair: SchemaPair, union: Union, side: "before" | "after"): void {
  const otherSide = side === "after" ? "before" : "after";
  const single = pair.schemas[otherSide];
  const flatSingle = pair.flatten(single, otherSide);
  const beside = pair.withoutUnions(side);
  const variants = getVariants(union);
  if (compareByType(pair, union, side, flatSingle)) return;
  const [best] = variants
    .map((variant) => ({
      variant,
      similarity: getSimilarity(flatSingle, pair.flatten([...beside, variant.schema], side)),
    }))
    .sort((one, other) => other.similarity - one.similarity);
  if (!best || best.similarity === 0) {
    const words = getWords(variants);
    const values = side === "after" ? { after: words } : { before: words };
    const change = `${side === "after" ? "now" : "no longer"} one of ${listed(words)}`;
    addChange(pair, MAJOR, union.keyword, values, (label) => `${label} is ${change}`);
    return;
  }
  // A schema without restrictions accepts all variants.
  const others = isUnrestricted(flatSingle) ? [] : variants.filter((variant) => variant !== best.variant);
  const branch = [...beside, best.variant.schema];
  if (side === "after") {
    pair.follow({ note: best.variant.note }, single, branch);
    addVariantChanges(pair, union.keyword, [], others);
  } else {
    pair.follow({}, branch, single);
    addVariantChanges(pair, union.keyword, others, []);
  }
}

const TYPE_SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  ["string", "number", "integer", "boolean", "object", "array", "null"].map((type) => [type, { type }]),
);

/** A list of types is a union of them, and is compared type by type with a union whose variants have a type each. Returns whether it is. */
function compareByType(pair: SchemaPair, union: Union, side: Side, { types }: FlatSchema): boolean {
  const beside = pair.withoutUnions(side);
  const variants = getVariants(union).map((variant) => ({
    variant,
    types: [...(pair.flatten([...beside, variant.schema], side).types ?? [])],
  }));
  const names = variants.map((one) => one.types.join());
  if (types === undefined || types.size < 2 || new Set(names).size < names.length) return false;
  if (!variants.every((one) => one.types.length === 1)) return false;
  const otherSide = side === "after" ? "before" : "after";
  const unmatched = new Set(types);
  const others: Variant[] = [];
  for (const {
    variant,
    types: [type = ""],
  } of variants) {
    if (!unmatched.delete(type)) {
      others.push(variant);
      continue;
    }
    const single = [...pair.schemas[otherSide], TYPE_SCHEMAS[type] ?? true];
    const branch = [...beside, variant.schema];
    const [before, after] = side === "after" ? [single, branch] : [branch, single];
    pair.follow({ note: variant.note }, before, after);
  }
  const rest = getVariants({ keyword: union.keyword, branches: [...unmatched].map((type) => ({ type })) });
  if (side === "after") addVariantChanges(pair, union.keyword, rest, others);
  else addVariantChanges(pair, union.keyword, others, rest);
  return true;
}
