import { acceptsValue, haveCommonValue } from "../schema/accepted-values.ts";
import type { FlatSchema, Union } from "../schema/flat-schema.ts";
import type { Json } from "../schema/json.ts";
import type { Schema } from "../schema/walk.ts";
import { newChoice } from "./branches.ts";
import { areDisjoint, needsUnknownProperty, type SidedSchema } from "./disjoint-schemas.ts";
import {
  getSimilarity,
  getVariants,
  isUnrestricted,
  type Matched,
  matchVariants,
  type Variant,
} from "./match-variants.ts";
import {
  addChange,
  addNarrowed,
  addWidened,
  type Comparison,
  MAJOR,
  type SchemaPair,
  type Side,
} from "./schema-pair.ts";
import { linkVariants, newBranches, restrict, toCase } from "./variant-links.ts";
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
  const variants = { before: getVariants(old), after: getVariants(now) };
  const { matched, removed, added } = matchVariants(pair, variants.before, variants.after);
  const links = linkVariants(variants, [old, now], matched);
  const branches = newBranches(pair, links, pair.direction === "request" ? removed.length : added.length);
  for (const [index, link] of links.entries())
    pair.follow(
      { branch: branches[index] },
      restrict(links, link, "before", old.by),
      restrict(links, link, "after", now.by),
    );
  addVariantChanges(pair, old.keyword, removed, added);
  const isChanged = old.keyword !== now.keyword;
  if (now.keyword === "oneOf") {
    if ((isChanged || pair.direction === "request") && hasNewOverlap(pair, old, now, matched, added))
      addOverlap(pair, old.keyword);
  } else if (isChanged && hasOverlap(pair, now)) {
    const keywords = { before: old.keyword, after: now.keyword };
    addWidened(pair, "anyOf", keywords, (label) => `${label} may now satisfy several of its variants`);
  }
}

/** `oneOf` refuses values that satisfy several variants; `anyOf` does not. */
function addOverlap(pair: SchemaPair, before: string | undefined): void {
  addNarrowed(pair, "oneOf", { before, after: "oneOf" }, (label, subject) =>
    pair.direction === "request"
      ? subject.refused(`in which ${label} satisfies several of its variants`)
      : `${label} no longer satisfies several of its variants`,
  );
}

/** A variant with what stands beside the union. */
const flattenVariant = (pair: SchemaPair, schema: Schema, side: Side): SidedSchema => ({
  flat: pair.flatten([...pair.withoutUnions(side), schema], side),
  side,
});

/** Whether a value may satisfy both schemas. */
const overlap = (pair: SchemaPair, one: SidedSchema, other: SidedSchema): boolean => !areDisjoint(pair, one, other);

function hasOverlap(pair: SchemaPair, { branches, by }: Union): boolean {
  if (by) return false;
  const variants = branches.map((schema) => flattenVariant(pair, schema, "after"));
  return variants.some((one, index) => variants.slice(index + 1).some((other) => overlap(pair, one, other)));
}

/**
 * Whether values that were accepted may satisfy several variants of a `oneOf` now. Variants that overlapped before are not looked at again.
 * Where two variants have become wider, or are new, what satisfies both may be new values only.
 */
function hasNewOverlap(pair: SchemaPair, old: Union, now: Union, matched: Matched, added: readonly Variant[]): boolean {
  if (now.by) return false;
  const couldOverlap = old.keyword === "anyOf" || old.by !== undefined;
  const variants = matched.map(([before, after]) => ({
    earlier: flattenVariant(pair, before.schema, "before"),
    later: flattenVariant(pair, after.schema, "after"),
  }));
  return variants.some(
    ({ earlier, later }, index) =>
      variants
        .slice(index + 1)
        .some(
          (other) =>
            overlap(pair, later, other.later) &&
            (overlap(pair, earlier, other.later) || overlap(pair, other.earlier, later)) &&
            (couldOverlap || !overlap(pair, earlier, other.earlier)),
        ) || overlapsAdded(pair, later, added, earlier),
  );
}

/** Whether values of a variant that were accepted, by the schema `earlier`, may also satisfy one of the new variants. */
const overlapsAdded = (
  pair: SchemaPair,
  later: SidedSchema,
  added: readonly Variant[],
  earlier: SidedSchema,
): boolean =>
  added.some(({ schema }) => {
    const one = flattenVariant(pair, schema, "after");
    return overlap(pair, later, one) && overlap(pair, earlier, one) && !needsUnknownProperty(pair, one, earlier);
  });

/** Whether requests that satisfied a single schema may satisfy several variants of the `oneOf` that it became. */
const overlapsOther = (
  pair: SchemaPair,
  { keyword, by }: Union,
  kept: readonly Variant[],
  others: readonly Variant[],
  single: FlatSchema,
): boolean =>
  pair.direction === "request" &&
  keyword === "oneOf" &&
  !by &&
  kept.some(({ schema }) =>
    overlapsAdded(pair, flattenVariant(pair, schema, "after"), others, { flat: single, side: "before" }),
  );

const getWords = (variants: readonly Variant[]): string[] => variants.map(({ words }) => words);

function addVariantChanges(
  pair: SchemaPair,
  keyword: string,
  removed: readonly Variant[],
  added: readonly Variant[],
): void {
  const [removedWords, addedWords] = [getWords(removed), getWords(added)];
  const values = { before: removedWords, after: addedWords };
  const [lost, gained] = [
    newChoice(removed.map((variant) => toCase(pair, variant, "before"))),
    newChoice(added.map((variant) => toCase(pair, variant, "after"))),
  ];
  const isRequest = pair.direction === "request";
  if (removed.length > 0)
    addNarrowed(pair, keyword, { ...values, branches: lost }, (label, subject) =>
      isRequest
        ? `${label} can no longer be ${listed(removedWords)}: such ${subject.messages()} are refused`
        : `${label} is no longer ${listed(removedWords)}`,
    );
  if (added.length > 0)
    addWidened(
      pair,
      keyword,
      { ...values, branches: gained },
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
  if (compareByValue(pair, union, side, flatSingle) || compareByType(pair, union, side, flatSingle)) return;
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
    const choice = newChoice(variants.map((variant) => toCase(pair, variant, side)));
    pair.follow({ branch: choice[variants.indexOf(best.variant)] }, single, branch);
    addVariantChanges(pair, union.keyword, [], others);
    const besides = variants.filter((variant) => variant !== best.variant);
    if (overlapsOther(pair, union, [best.variant], besides, flatSingle)) addOverlap(pair, undefined);
  } else {
    pair.follow({}, branch, single);
    addVariantChanges(pair, union.keyword, others, []);
  }
}

/** A union of values, each perhaps with a title of its own, is a list of them. Returns whether it is one, and the single schema too. */
function compareByValue(pair: SchemaPair, union: Union, side: Side, single: FlatSchema): boolean {
  const beside = pair.withoutUnions(side);
  const flats = union.branches.map((branch) => pair.flatten([...beside, branch], side));
  if (!single.values || flats.some(({ values }) => values === undefined)) return false;
  const all = flats.flatMap((flat) => (flat.values ?? []).filter((value) => acceptsValue(flat, value)));
  const isAccepted = (value: Json): boolean =>
    union.keyword === "anyOf" || all.filter((one) => haveCommonValue([one], [value])).length === 1;
  const listed = [...beside, { enum: all.filter(isAccepted) }];
  if (side === "after") pair.follow({}, pair.schemas.before, listed);
  else pair.follow({}, listed, pair.schemas.after);
  return true;
}

const TYPE_SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  ["string", "number", "integer", "boolean", "object", "array", "null"].map((type) => [type, { type }]),
);

/** A list of types is a union of them, and is compared type by type with a union whose variants have a type each. Returns whether it is. */
function compareByType(pair: SchemaPair, union: Union, side: Side, single: FlatSchema): boolean {
  const { types } = single;
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
  const [kept, others]: [Variant[], Variant[]] = [[], []];
  const choice = newChoice(variants.map(({ variant }) => toCase(pair, variant, side)));
  for (const [index, one] of variants.entries()) {
    const { variant, types: ownTypes } = one;
    const [type = ""] = ownTypes;
    if (!unmatched.delete(type)) {
      others.push(variant);
      continue;
    }
    const ofType = [...pair.schemas[otherSide], TYPE_SCHEMAS[type] ?? true];
    const schema = [...beside, variant.schema];
    const [before, after] = side === "after" ? [ofType, schema] : [schema, ofType];
    kept.push(variant);
    pair.follow({ branch: choice[index] }, before, after);
  }
  const rest = getVariants({ keyword: union.keyword, branches: [...unmatched].map((type) => ({ type })) });
  if (side === "after") {
    addVariantChanges(pair, union.keyword, rest, others);
    if (overlapsOther(pair, union, kept, others, single)) addOverlap(pair, undefined);
  } else addVariantChanges(pair, union.keyword, others, rest);
  return true;
}
